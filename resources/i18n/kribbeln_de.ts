<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>Kribbeln Desktop {version}</source>
        <translation>Kribbeln Desktop {version}</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>Über dieses Programm</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>A table for dice games ({games}), with computers to play against and sheets to print.</source>
        <translation>Ein Tisch für Würfelspiele ({games}), mit Computern als Gegnern und Blättern zum Drucken.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It uses Qt under the GNU Lesser General Public License, version 3, and works of others; all licences can be read under “Licences”.</source>
        <translation>Freie Software unter der MIT-Lizenz. Sie benutzt Qt unter der GNU Lesser General Public License, Version 3, und Werke von anderen; alle Lizenzen stehen unter „Lizenzen“.</translation>
    </message>
    <message>
        <source>Kribbeln is a game by Thomas Sing, published by Ravensburger in 2016. Kniffel, Kniffel Kids and Kniffel Dice Duel, the last by Thierry Denoual, are games of Schmidt Spiele. This program is not theirs; its dice, its sheets and its words are its own.</source>
        <translation>Kribbeln ist ein Spiel von Thomas Sing, 2016 bei Ravensburger erschienen. Kniffel, Kniffel Kids und Kniffel Dice Duel, das letzte von Thierry Denoual, sind Spiele von Schmidt Spiele. Dieses Programm stammt nicht von ihnen; Würfel, Blätter und Worte sind seine eigenen.</translation>
    </message>
    <message>
        <source>Portable: your games and settings lie beside the program and go wherever you carry it.</source>
        <translation>Portabel: Deine Spiele und Einstellungen liegen neben dem Programm und gehen mit ihm mit.</translation>
    </message>
    <message>
        <source>Your games and settings stay where they are when the program is updated or removed.</source>
        <translation>Deine Spiele und Einstellungen bleiben, wo sie sind, wenn das Programm erneuert oder entfernt wird.</translation>
    </message>
    <message>
        <source>Games and results</source>
        <translation>Spiele und Ergebnisse</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Log for bug reports, made when there is something to report</source>
        <translation>Protokoll für Fehlerberichte, angelegt, sobald es etwas zu berichten gibt</translation>
    </message>
    <message>
        <source>Runs with</source>
        <translation>Läuft mit</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game …</source>
        <translation>&amp;Neues Spiel …</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save a copy …</source>
        <translation>Eine &amp;Kopie speichern …</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>&amp;Export as PDF or picture …</source>
        <translation>Als &amp;PDF oder Bild exportieren …</translation>
    </message>
    <message>
        <source>&amp;Copy the result to share it</source>
        <translation>Ergebnis zum &amp;Teilen kopieren</translation>
    </message>
    <message>
        <source>Print a &amp;blank pad …</source>
        <translation>&amp;Leeren Block drucken …</translation>
    </message>
    <message>
        <source>Se&amp;ttings …</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Roll, or what the big button says</source>
        <translation>&amp;Würfeln, oder was auf dem großen Knopf steht</translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation>&amp;Eintragen</translation>
    </message>
    <message>
        <source>&amp;Cross out</source>
        <translation>&amp;Streichen</translation>
    </message>
    <message>
        <source>Switch to the &amp;Kribbel space</source>
        <translation>Ins &amp;Kribbeln-Feld wechseln</translation>
    </message>
    <message>
        <source>Set &amp;all dice aside or bring them back</source>
        <translation>&amp;Alle Würfel beiseitelegen oder zurückholen</translation>
    </message>
    <message>
        <source>Ad&amp;vice</source>
        <translation>Ra&amp;t</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Wieder&amp;herstellen</translation>
    </message>
    <message>
        <source>&amp;Skip the computers’ pauses</source>
        <translation>Com&amp;puterpausen überspringen</translation>
    </message>
    <message>
        <source>A&amp;gain with the same seats</source>
        <translation>Noch einmal mit &amp;denselben Plätzen</translation>
    </message>
    <message>
        <source>Review o&amp;f the decisions</source>
        <translation>Rück&amp;blick auf die Entscheidungen</translation>
    </message>
    <message>
        <source>One seat’s &amp;block, the next one’s, all</source>
        <translation>&amp;Block eines Platzes, der nächste, alle</translation>
    </message>
    <message>
        <source>Show the o&amp;dds</source>
        <translation>&amp;Chancen zeigen</translation>
    </message>
    <message>
        <source>Zoom the sheet &amp;in</source>
        <translation>Blatt ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom the sheet &amp;out</source>
        <translation>Blatt ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Fit the sheet</source>
        <translation>Blatt &amp;einpassen</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About Kribbeln Desktop</source>
        <translation>Ü&amp;ber Kribbeln Desktop</translation>
    </message>
    <message>
        <source>Set a die aside or bring it back</source>
        <translation>Einen Würfel beiseitelegen oder zurückholen</translation>
    </message>
    <message>
        <source>The block of the seat with this number; again: all seats</source>
        <translation>Block des Platzes mit dieser Nummer; noch einmal: alle Plätze</translation>
    </message>
    <message>
        <source>Tab · ↑ · ↓</source>
        <translation>Tab · ↑ · ↓</translation>
    </message>
    <message>
        <source>Go through what can be entered in the sheet; Enter enters it</source>
        <translation>Durch das gehen, was im Blatt eingetragen werden kann; die Eingabetaste trägt es ein</translation>
    </message>
    <message>
        <source>Go through the whole sheet, to read it</source>
        <translation>Durch das ganze Blatt gehen, um es zu lesen</translation>
    </message>
    <message>
        <source>Roll only the dice named like this (the settings turn it round)</source>
        <translation>Nur die so genannten Würfel würfeln (die Einstellungen drehen es um)</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Keep {faces}</source>
        <translation>Behalte {faces}</translation>
    </message>
    <message>
        <source>Roll all dice</source>
        <translation>Alle würfeln</translation>
    </message>
    <message>
        <source>{choice}.</source>
        <translation>{choice}.</translation>
    </message>
    <message>
        <source>Best is “{choice}”.</source>
        <translation>Am besten: „{choice}“.</translation>
    </message>
    <message>
        <source>{choice}: most likely “{aim}” ({chance}).</source>
        <translation>{choice}: am ehesten „{aim}“ ({chance}).</translation>
    </message>
    <message>
        <source>{choice}: {chance} for this row.</source>
        <translation>{choice}: {chance} für diese Zeile.</translation>
    </message>
    <message>
        <source>{advised} There is no other choice.</source>
        <translation>{advised} Etwas anderes gibt es nicht.</translation>
    </message>
    <message>
        <source>{advised} {deed} would cost {loss}.</source>
        <translation>{advised} {deed} würde {loss} kosten.</translation>
    </message>
    <message>
        <source>{advised} {deed} would be just as good.</source>
        <translation>{advised} {deed} wäre genauso gut.</translation>
    </message>
    <message>
        <source>“{choice}”</source>
        <translation>„{choice}“</translation>
    </message>
    <message>
        <source>Rolling all dice</source>
        <translation>Mit allen zu würfeln</translation>
    </message>
    <message>
        <source>Rolling {faces} too</source>
        <translation>Auch {faces} zu würfeln</translation>
    </message>
    <message>
        <source>Keeping {faces} too</source>
        <translation>Auch {faces} zu behalten</translation>
    </message>
    <message>
        <source>Keeping {faces} instead of {others}</source>
        <translation>{faces} statt {others} zu behalten</translation>
    </message>
    <message>
        <source>Keeping {faces} instead</source>
        <translation>Stattdessen {faces} zu behalten</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} Punkte</translation>
    </message>
    <message>
        <source>{number} chance to win</source>
        <translation>{number} Gewinnchance</translation>
    </message>
    <message>
        <source>Value: the points that this turn is expected to bring</source>
        <translation>Wert: die Punkte, die dieser Zug erwarten lässt</translation>
    </message>
    <message>
        <source>Value: the points expected at the end of the game</source>
        <translation>Wert: die Punkte, die am Ende zu erwarten sind</translation>
    </message>
    <message>
        <source>Value: the chance to win the game</source>
        <translation>Wert: die Chance, das Spiel zu gewinnen</translation>
    </message>
    <message>
        <source>That gives away {loss}: better keep {faces}. Do it again to do it all the same.</source>
        <translation>Das verschenkt {loss}: Behalte besser {faces}. Noch einmal, und es gilt trotzdem.</translation>
    </message>
    <message>
        <source>That gives away {loss}: better roll all dice. Do it again to do it all the same.</source>
        <translation>Das verschenkt {loss}: Würfle besser mit allen. Noch einmal, und es gilt trotzdem.</translation>
    </message>
    <message>
        <source>That gives away {loss}: better is “{choice}”. Do it again to do it all the same.</source>
        <translation>Das verschenkt {loss}: Besser ist „{choice}“. Noch einmal, und es gilt trotzdem.</translation>
    </message>
    <message>
        <source>The advice for these rules is being worked out …</source>
        <translation>Der Rat für diese Regeln wird gerade ausgerechnet …</translation>
    </message>
    <message>
        <source>The advice could not be worked out ({reason}). The game goes on without it.</source>
        <translation>Der Rat ließ sich nicht ausrechnen ({reason}). Das Spiel geht ohne ihn weiter.</translation>
    </message>
</context>
<context>
    <name>AdviceCard</name>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>{choice}; value {value}</source>
        <translation>{choice}; Wert {value}</translation>
    </message>
    <message>
        <source>, chance {aim}</source>
        <translation>, Chance {aim}</translation>
    </message>
    <message>
        <source>, difference {loss}</source>
        <translation>, Abstand {loss}</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>Hide the advice</source>
        <translation>Rat ausblenden</translation>
    </message>
</context>
<context>
    <name>Animals</name>
    <message>
        <source>duck</source>
        <translation>Ente</translation>
    </message>
    <message>
        <source>lion</source>
        <translation>Löwe</translation>
    </message>
    <message>
        <source>mouse</source>
        <translation>Maus</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>dog</source>
        <translation>Hund</translation>
    </message>
    <message>
        <source>elephant</source>
        <translation>Elefant</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>The box “{box}” is filled already.</source>
        <translation>Das Feld „{box}“ ist schon belegt.</translation>
    </message>
    <message>
        <source>{box}: {points}</source>
        <translation>{box}: {points}</translation>
    </message>
    <message>
        <source>Strike {box}</source>
        <translation>{box} streichen</translation>
    </message>
    <message>
        <source>{seat} entered {points} in the box “{box}”.</source>
        <translation>{seat} trägt {points} bei „{box}“ ein.</translation>
    </message>
    <message>
        <source>{seat} struck the box “{box}”.</source>
        <translation>{seat} streicht „{box}“.</translation>
    </message>
    <message>
        <source>Round {number} of {all}</source>
        <translation>Runde {number} von {all}</translation>
    </message>
    <message>
        <source>Choose a box for this roll.</source>
        <translation>Wähle ein Feld für diesen Wurf.</translation>
    </message>
    <message>
        <source>Roll again, or enter this roll in a box.</source>
        <translation>Würfle weiter oder trage den Wurf in ein Feld ein.</translation>
    </message>
</context>
<context>
    <name>ChipTray</name>
    <message>
        <source>Aside</source>
        <translation>Beiseite</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>{kind}, {value} points: {number} in the tray</source>
        <translation>{kind}, {value} Punkte: {number} im Würfelteller</translation>
    </message>
    <message>
        <source>{kind}, {value} points: {number} put aside</source>
        <translation>{kind}, {value} Punkte: {number} beiseitegelegt</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>black</source>
        <translation>Schwarz</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>{title} ({id}), {least} to {most} seats</source>
        <translation>{title} ({id}), {least} bis {most} Plätze</translation>
    </message>
    <message>
        <source>Computer players:</source>
        <translation>Computerspieler:</translation>
    </message>
    <message>
        <source>{id}: {strength}</source>
        <translation>{id}: {strength}</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>{key} = {choices} (usually {default}): {title}</source>
        <translation>{key} = {choices} (sonst {default}): {title}</translation>
    </message>
    <message>
        <source>“{text}” is no option: write KEY=VALUE.</source>
        <translation>„{text}“ ist keine Option: Schreibe KEY=VALUE.</translation>
    </message>
    <message>
        <source>The game “{game}” has no option “{option}”; it has {known}.</source>
        <translation>Das Spiel „{game}“ hat keine Option „{option}“, nur {known}.</translation>
    </message>
    <message>
        <source>The option “{option}” cannot be “{value}”; choose one of {choices}.</source>
        <translation>Die Option „{option}“ kann nicht „{value}“ sein, nur {choices}.</translation>
    </message>
    <message>
        <source>lists the games, their options and levels</source>
        <translation>zählt die Spiele auf, mit ihren Optionen und Stärken</translation>
    </message>
    <message>
        <source>checks a record and prints its score sheet</source>
        <translation>prüft eine Aufzeichnung und zeigt ihr Wertungsblatt</translation>
    </message>
    <message>
        <source>tells what each decision cost against the best play</source>
        <translation>sagt, was jede Entscheidung gegenüber dem besten Spiel gekostet hat</translation>
    </message>
    <message>
        <source>checks the drawn dice against the revealed seed</source>
        <translation>vergleicht die gezogenen Würfel mit dem offengelegten Startwert</translation>
    </message>
    <message>
        <source>lets computer players play</source>
        <translation>lässt Computerspieler spielen</translation>
    </message>
    <message>
        <source>tells the exact chance of a task or a box</source>
        <translation>sagt die genaue Chance einer Aufgabe oder eines Feldes</translation>
    </message>
    <message>
        <source>prints a page of blank sheets as PDF</source>
        <translation>druckt eine Seite leerer Blätter als PDF</translation>
    </message>
    <message>
        <source>prints the filled sheet of a record as PDF</source>
        <translation>druckt das ausgefüllte Blatt einer Aufzeichnung als PDF</translation>
    </message>
    <message>
        <source>Kribbeln without a window. The commands:</source>
        <translation>Kribbeln ohne Fenster. Die Befehle:</translation>
    </message>
    <message>
        <source>“{program} COMMAND --help” tells more about one of them.</source>
        <translation>„{program} BEFEHL --help“ sagt mehr zu einem davon.</translation>
    </message>
    <message>
        <source>Please name a command: {known}.</source>
        <translation>Bitte nenne einen Befehl: {known}.</translation>
    </message>
    <message>
        <source>There is no command “{command}”; there are {known}.</source>
        <translation>Es gibt keinen Befehl „{command}“, nur {known}.</translation>
    </message>
    <message>
        <source>{option} must be {known}, not “{value}”.</source>
        <translation>{option} muss {known} sein, nicht „{value}“.</translation>
    </message>
    <message>
        <source>a whole number from {least} on</source>
        <translation>eine ganze Zahl ab {least}</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>eine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>print one JSON object and nothing else</source>
        <translation>ein JSON-Objekt ausgeben und sonst nichts</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>diese Hilfe zeigen</translation>
    </message>
    <message>
        <source>{command} was called wrongly: {fault}.</source>
        <translation>{command} wurde falsch aufgerufen: {fault}.</translation>
    </message>
    <message>
        <source>{command} needs {words}.</source>
        <translation>{command} braucht {words}.</translation>
    </message>
    <message>
        <source>{command} does not know “{words}”.</source>
        <translation>{command} kennt „{words}“ nicht.</translation>
    </message>
    <message>
        <source>{command}: {words} needs a value.</source>
        <translation>{command}: {words} braucht einen Wert.</translation>
    </message>
    <message>
        <source>the game’s id</source>
        <translation>die Kennung des Spiels</translation>
    </message>
    <message>
        <source>which sheet, usually the first</source>
        <translation>welches Blatt, sonst das erste</translation>
    </message>
    <message>
        <source>how many copies fill the page, usually 1</source>
        <translation>wie viele Blätter auf die Seite kommen, sonst 1</translation>
    </message>
    <message>
        <source>room for so many players, usually the most</source>
        <translation>Platz für so viele Mitspieler, sonst für die meisten</translation>
    </message>
    <message>
        <source>the paper, usually A4</source>
        <translation>das Papier, sonst A4</translation>
    </message>
    <message>
        <source>the PDF file to write</source>
        <translation>die PDF-Datei, die geschrieben wird</translation>
    </message>
    <message>
        <source>There is no paper “{paper}”; there are {known}.</source>
        <translation>Es gibt kein Papier „{paper}“, nur {known}.</translation>
    </message>
    <message>
        <source>--per-page must be one of {known}, not “{value}”.</source>
        <translation>--per-page muss eine dieser Zahlen sein: {known}, nicht „{value}“.</translation>
    </message>
    <message>
        <source>The sheet cannot be written over the record itself.</source>
        <translation>Das Blatt kann nicht über die Aufzeichnung selbst geschrieben werden.</translation>
    </message>
    <message>
        <source>{file} is written, 1 page.</source>
        <translation>{file} ist geschrieben, 1 Seite.</translation>
    </message>
    <message>
        <source>the level of each seat, with commas between them</source>
        <translation>die Stärke jedes Platzes, mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>how many games to play</source>
        <translation>wie viele Spiele gespielt werden</translation>
    </message>
    <message>
        <source>the same seed gives the same games</source>
        <translation>gleicher Startwert, gleiche Spiele</translation>
    </message>
    <message>
        <source>an option of the game, such as sheet=3; may be given several times</source>
        <translation>eine Option des Spiels, etwa sheet=3; mehrfach möglich</translation>
    </message>
    <message>
        <source>how many processes share the work</source>
        <translation>wie viele Prozesse sich die Arbeit teilen</translation>
    </message>
    <message>
        <source>The seats begin in turn here, so “start” cannot be chosen.</source>
        <translation>Hier beginnen die Plätze reihum, darum lässt sich „start“ nicht wählen.</translation>
    </message>
    <message>
        <source>{games} games in {seconds} seconds</source>
        <translation>{games} Spiele in {seconds} Sekunden</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>deviation</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>least</source>
        <translation>kleinste</translation>
    </message>
    <message>
        <source>most</source>
        <translation>größte</translation>
    </message>
    <message>
        <source>won alone</source>
        <translation>Siege allein</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>geteilt</translation>
    </message>
    <message>
        <source>rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>a task of Kribbeln, such as “none k b” or “exactly-1 g”</source>
        <translation>eine Aufgabe von Kribbeln, etwa „none k b“ oder „exactly-1 g“</translation>
    </message>
    <message>
        <source>a game with boxes, by its id</source>
        <translation>ein Spiel mit Feldern, nach seiner Kennung</translation>
    </message>
    <message>
        <source>a box of that game</source>
        <translation>ein Feld dieses Spiels</translation>
    </message>
    <message>
        <source>{game} has tasks instead of boxes: please use --task.</source>
        <translation>{game} hat Aufgaben statt Feldern: Bitte nimm --task.</translation>
    </message>
    <message>
        <source>Please name either a task (--task) or a game and its box (--game and --box).</source>
        <translation>Bitte nenne entweder eine Aufgabe (--task) oder ein Spiel und sein Feld (--game und --box).</translation>
    </message>
    <message>
        <source>in one roll</source>
        <translation>in einem Wurf</translation>
    </message>
    <message>
        <source>in three rolls</source>
        <translation>in drei Würfen</translation>
    </message>
    <message>
        <source>a game record (*.kribbeln)</source>
        <translation>eine Spielaufzeichnung (*.kribbeln)</translation>
    </message>
    <message>
        <source>There is no file “{file}”.</source>
        <translation>Es gibt keine Datei „{file}“.</translation>
    </message>
    <message>
        <source>“{file}” is a folder, not a game record.</source>
        <translation>„{file}“ ist ein Ordner, keine Spielaufzeichnung.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be read ({fault}).</source>
        <translation>Die Datei „{file}“ lässt sich nicht lesen ({fault}).</translation>
    </message>
    <message>
        <source>The file “{file}” is too large for a game record.</source>
        <translation>Die Datei „{file}“ ist zu groß für eine Spielaufzeichnung.</translation>
    </message>
    <message>
        <source>Verified, {draws} faces: {reason}</source>
        <translation>Geprüft, {draws} Würfelseiten: {reason}</translation>
    </message>
    <message>
        <source>Not verified: {reason}</source>
        <translation>Nicht bestätigt: {reason}</translation>
    </message>
    <message>
        <source>{title}, {subtitle}</source>
        <translation>{title}, {subtitle}</translation>
    </message>
    <message>
        <source>The game is running. {seat}: {prompt}</source>
        <translation>Das Spiel läuft. {seat}: {prompt}</translation>
    </message>
    <message>
        <source>The game is running. {prompt}</source>
        <translation>Das Spiel läuft. {prompt}</translation>
    </message>
    <message>
        <source>{game} has no odds for “{box}”, only for boxes with a yes or no: {known}.</source>
        <translation>{game} hat keine Chance für „{box}“, nur für Felder mit Ja oder Nein: {known}.</translation>
    </message>
</context>
<context>
    <name>DecisionCard</name>
    <message>
        <source>Chosen:</source>
        <translation>Gewählt:</translation>
    </message>
    <message>
        <source>Better:</source>
        <translation>Besser:</translation>
    </message>
    <message>
        <source>Nothing would have been better.</source>
        <translation>Nichts wäre besser gewesen.</translation>
    </message>
    <message>
        <source>That gave away {quantity}.</source>
        <translation>Das hat {quantity} verschenkt.</translation>
    </message>
</context>
<context>
    <name>DecisionList</name>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>Die {number}: {face}</source>
        <translation>Würfel {number}: {face}</translation>
    </message>
    <message>
        <source>Die {number}: {face}, set aside</source>
        <translation>Würfel {number}: {face}, beiseitegelegt</translation>
    </message>
    <message>
        <source>not rolled yet</source>
        <translation>noch nicht gewürfelt</translation>
    </message>
</context>
<context>
    <name>DiceDuel</name>
    <message>
        <source>{kind}: {rule}</source>
        <translation>{kind}: {rule}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} Punkte</translation>
    </message>
    <message>
        <source>Kniffel: all five alike</source>
        <translation>Kniffel: alle fünf gleich</translation>
    </message>
    <message>
        <source>any chip, and another turn</source>
        <translation>ein beliebiger Chip und noch ein Zug</translation>
    </message>
    <message>
        <source>Kniffel Dice Duel</source>
        <translation>Kniffel Dice Duel</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Gold: {points} points for chips of all seven kinds</source>
        <translation>Gold: {points} Punkte für Chips aller sieben Sorten</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Silber</translation>
    </message>
    <message>
        <source>Silver: {points} points for chips of six kinds</source>
        <translation>Silber: {points} Punkte für Chips von sechs Sorten</translation>
    </message>
    <message>
        <source>Full stacks</source>
        <translation>Volle Stapel</translation>
    </message>
    <message>
        <source>Full stacks: {points} points for each kind of which you own all four chips</source>
        <translation>Volle Stapel: {points} Punkte für jede Sorte, von der du alle vier Chips hast</translation>
    </message>
    <message>
        <source>Last chip</source>
        <translation>Letzter Chip</translation>
    </message>
    <message>
        <source>Last chip: {points} points for taking the last one out of the tray</source>
        <translation>Letzter Chip: {points} Punkte, wenn du den letzten aus dem Würfelteller nimmst</translation>
    </message>
    <message>
        <source>No chip</source>
        <translation>Kein Chip</translation>
    </message>
    <message>
        <source>Take {kind}: {value}</source>
        <translation>{kind} nehmen: {value}</translation>
    </message>
    <message>
        <source>Take {kind} from aside: {value}</source>
        <translation>{kind} von beiseite nehmen: {value}</translation>
    </message>
    <message>
        <source>{kind}, {value} points: {rule}</source>
        <translation>{kind}, {value} Punkte: {rule}</translation>
    </message>
    <message>
        <source>{tray} in the tray, {aside} put aside</source>
        <translation>{tray} im Würfelteller, {aside} beiseitegelegt</translation>
    </message>
    <message>
        <source>Chips and bonuses</source>
        <translation>Chips und Boni</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Total: chips and bonuses so far</source>
        <translation>Gesamt: Chips und Boni bisher</translation>
    </message>
    <message>
        <source>Alone: the mark is {mark} points.</source>
        <translation>Allein: Die Bestmarke ist {mark} Punkte.</translation>
    </message>
    <message>
        <source>An evening of games</source>
        <translation>Ein Spieleabend</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Total of all games</source>
        <translation>Summe aller Spiele</translation>
    </message>
    <message>
        <source>red {number}</source>
        <translation>Rot {number}</translation>
    </message>
    <message>
        <source>black {number}</source>
        <translation>Schwarz {number}</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>2 Paare</translation>
    </message>
    <message>
        <source>two pairs of different numbers</source>
        <translation>zwei Paare mit verschiedenen Zahlen</translation>
    </message>
    <message>
        <source>The dice do not show two pairs.</source>
        <translation>Die Würfel zeigen keine 2 Paare.</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Dreierpasch</translation>
    </message>
    <message>
        <source>at least three alike</source>
        <translation>mindestens drei gleiche Zahlen</translation>
    </message>
    <message>
        <source>The dice do not show three of a kind.</source>
        <translation>Die Würfel zeigen keinen Dreierpasch.</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Kleine Straße</translation>
    </message>
    <message>
        <source>at least four in a row</source>
        <translation>mindestens vier Zahlen in Folge</translation>
    </message>
    <message>
        <source>The dice do not show a small straight.</source>
        <translation>Die Würfel zeigen keine Kleine Straße.</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Flush</translation>
    </message>
    <message>
        <source>all red (even) or all black (odd)</source>
        <translation>alle rot (gerade) oder alle schwarz (ungerade)</translation>
    </message>
    <message>
        <source>The dice do not show a flush.</source>
        <translation>Die Würfel zeigen keinen Flush.</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>three alike and two others alike</source>
        <translation>drei gleiche und zwei andere gleiche Zahlen</translation>
    </message>
    <message>
        <source>The dice do not show a full house.</source>
        <translation>Die Würfel zeigen kein Full House.</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Viererpasch</translation>
    </message>
    <message>
        <source>at least four alike</source>
        <translation>mindestens vier gleiche Zahlen</translation>
    </message>
    <message>
        <source>The dice do not show four of a kind.</source>
        <translation>Die Würfel zeigen keinen Viererpasch.</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Große Straße</translation>
    </message>
    <message>
        <source>five in a row</source>
        <translation>fünf Zahlen in Folge</translation>
    </message>
    <message>
        <source>The dice do not show a large straight.</source>
        <translation>Die Würfel zeigen keine Große Straße.</translation>
    </message>
    <message>
        <source>Alone: {points} of {mark} possible points.</source>
        <translation>Allein: {points} von {mark} möglichen Punkten.</translation>
    </message>
    <message>
        <source>A chip fits: take one.</source>
        <translation>Ein Chip passt: Nimm einen.</translation>
    </message>
    <message>
        <source>No “{kind}” chip is left in the tray.</source>
        <translation>Im Würfelteller liegt kein Chip „{kind}“ mehr.</translation>
    </message>
    <message>
        <source>No “{kind}” chip lies aside.</source>
        <translation>Kein Chip „{kind}“ liegt beiseite.</translation>
    </message>
    <message>
        <source>Only a Kniffel takes a chip from aside.</source>
        <translation>Nur mit einem Kniffel darfst du einen beiseitegelegten Chip nehmen.</translation>
    </message>
    <message>
        <source>First take the second chip for the Kniffel.</source>
        <translation>Nimm erst den zweiten Chip für den Kniffel.</translation>
    </message>
    <message>
        <source>Round {number}: roll for a chip</source>
        <translation>Runde {number}: Würfle um einen Chip</translation>
    </message>
    <message>
        <source>Round {number}: another turn after the Kniffel</source>
        <translation>Runde {number}: Noch ein Zug nach dem Kniffel</translation>
    </message>
    <message>
        <source>Take a chip</source>
        <translation>Nimm einen Chip</translation>
    </message>
    <message>
        <source>Take a chip, or roll again</source>
        <translation>Nimm einen Chip oder würfle weiter</translation>
    </message>
    <message>
        <source>Roll again, or end your turn without a chip</source>
        <translation>Würfle weiter oder beende deinen Zug ohne Chip</translation>
    </message>
    <message>
        <source>No chip this time</source>
        <translation>Diesmal kein Chip</translation>
    </message>
    <message>
        <source>Take a second chip for the Kniffel</source>
        <translation>Nimm einen zweiten Chip für den Kniffel</translation>
    </message>
    <message>
        <source>Kniffel! Choose any chip.</source>
        <translation>Kniffel! Du darfst dir einen Chip aussuchen.</translation>
    </message>
    <message>
        <source>{kind} {value}</source>
        <translation>{kind} {value}</translation>
    </message>
    <message>
        <source>Fits: {chips}.</source>
        <translation>Passt: {chips}.</translation>
    </message>
    <message>
        <source>No chip is left for: {kinds}.</source>
        <translation>Kein Chip mehr da für: {kinds}.</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>Nichts passt.</translation>
    </message>
    <message>
        <source>{seat} took {kind}, {value} points.</source>
        <translation>{seat} nimmt {kind}, {value} Punkte.</translation>
    </message>
    <message>
        <source>{seat} took {kind} from aside, {value} points.</source>
        <translation>{seat} nimmt {kind} von den beiseitegelegten Chips, {value} Punkte.</translation>
    </message>
    <message>
        <source>{seat} got no chip.</source>
        <translation>{seat} geht leer aus.</translation>
    </message>
    <message>
        <source>{bonus}: {points} points.</source>
        <translation>{bonus}: {points} Punkte.</translation>
    </message>
    <message>
        <source>Nobody took a chip in this round: one “{kind}” ({value}) is put aside.</source>
        <translation>Niemand hat in dieser Runde einen Chip genommen: Ein Chip „{kind}“ ({value}) kommt beiseite.</translation>
    </message>
    <message>
        <source>One “{kind}” ({value}) is put aside.</source>
        <translation>Ein Chip „{kind}“ ({value}) kommt beiseite.</translation>
    </message>
    <message>
        <source>Now a second chip.</source>
        <translation>Jetzt noch ein zweiter Chip.</translation>
    </message>
    <message>
        <source>After the Kniffel {seat} has another turn.</source>
        <translation>Nach dem Kniffel ist {seat} noch einmal dran.</translation>
    </message>
    <message>
        <source>The tray is empty: the game is over.</source>
        <translation>Der Würfelteller ist leer: Das Spiel ist zu Ende.</translation>
    </message>
</context>
<context>
    <name>DiceView</name>
    <message>
        <source>Set aside</source>
        <translation>Beiseitegelegt</translation>
    </message>
    <message>
        <source>Dice that are set aside lie here</source>
        <translation>Platz für beiseitegelegte Würfel</translation>
    </message>
</context>
<context>
    <name>DieButton</name>
    <message>
        <source>Better kept</source>
        <translation>Besser behalten</translation>
    </message>
</context>
<context>
    <name>DuelPage</name>
    <message>
        <source>1–{most} players, {dice} dice in two colours, in the tray {kinds} kinds of chips, {each} of each. Roll what a kind asks for, and one of its chips is yours.</source>
        <translation>1–{most} Personen, {dice} Würfel in zwei Farben, im Würfelteller {kinds} Sorten Chips zu je {each}. Würfle, was eine Sorte verlangt, und einer ihrer Chips gehört dir.</translation>
    </message>
    <message>
        <source>The dice fit:</source>
        <translation>Die Würfel passen:</translation>
    </message>
    <message>
        <source>take one chip of a kind they fit out of the tray. It is one chip a turn, and one has to be taken; among several kinds you choose.</source>
        <translation>Nimm einen Chip einer Sorte, zu der sie passen, aus dem Würfelteller. Es ist einer je Zug, und einer muss es sein; unter mehreren Sorten wählst du.</translation>
    </message>
    <message>
        <source>They fit nothing,</source>
        <translation>Sie passen zu nichts</translation>
    </message>
    <message>
        <source>or nothing that is left: you get no chip.</source>
        <translation>oder zu nichts, was noch da ist: Du gehst leer aus.</translation>
    </message>
    <message>
        <source>Kniffel: five alike</source>
        <translation>Kniffel: fünf gleiche</translation>
    </message>
    <message>
        <source>Take any chip you like, from the tray or from those put aside, but never from another player.</source>
        <translation>Nimm irgendeinen Chip, aus dem Würfelteller oder von den beiseitegelegten, aber nie von anderen.</translation>
    </message>
    <message>
        <source>Once more:</source>
        <translation>Noch einmal:</translation>
    </message>
    <message>
        <source>then it is your turn again at once, and after another Kniffel again.</source>
        <translation>Dann bist du sofort wieder an der Reihe, nach einem weiteren Kniffel wieder.</translation>
    </message>
    <message>
        <source>A round without a chip</source>
        <translation>Eine Runde ohne Chip</translation>
    </message>
    <message>
        <source>If nobody took a chip in a whole round, one of the most valuable chips in the tray is put aside. Only a Kniffel can fetch it.</source>
        <translation>Hat in einer ganzen Runde niemand einen Chip genommen, kommt einer der wertvollsten aus dem Würfelteller beiseite. Nur ein Kniffel kann ihn holen.</translation>
    </message>
    <message>
        <source>The game ends as soon as the tray is empty, even in the middle of a round. Chips put aside belong to nobody. The most points of chips and bonuses win; a tie is shared.</source>
        <translation>Das Spiel endet, sobald der Würfelteller leer ist, auch mitten in einer Runde. Beiseitegelegte Chips gehören niemandem. Die meisten Punkte aus Chips und Boni gewinnen; bei Gleichstand ist der Sieg geteilt.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>After each turn without a chip one of the most valuable chips in the tray is put aside. A Kniffel gives two chips, but no other turn. The most that can be reached are {mark} points.</source>
        <translation>Nach jedem Zug ohne Chip kommt einer der wertvollsten aus dem Würfelteller beiseite. Ein Kniffel gibt zwei Chips, aber keinen weiteren Zug. Mehr als {mark} Punkte sind nicht möglich.</translation>
    </message>
    <message>
        <source>Five dice, all alike</source>
        <translation>Fünf Würfel, alle gleich</translation>
    </message>
    <message>
        <source>even numbers are red</source>
        <translation>Gerade Zahlen sind rot</translation>
    </message>
    <message>
        <source>odd numbers are black</source>
        <translation>Ungerade Zahlen sind schwarz</translation>
    </message>
    <message>
        <source>Chips and their points</source>
        <translation>Chips und ihre Punkte</translation>
    </message>
    <message>
        <source>Kniffel</source>
        <translation>Kniffel</translation>
    </message>
    <message>
        <source>any chip, and another turn</source>
        <translation>ein beliebiger Chip und noch ein Zug</translation>
    </message>
    <message>
        <source>More than enough is enough: four alike are also three, a full house is also two pairs. But four alike are no two pairs. Colours matter for the flush alone.</source>
        <translation>Mehr als genug ist auch genug: Vier gleiche sind auch drei, ein Full House ist auch 2 Paare. Aber vier gleiche sind keine 2 Paare. Farben zählen nur beim Flush.</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Boni</translation>
    </message>
    <message>
        <source>chips of all {kinds} kinds</source>
        <translation>Chips aller {kinds} Sorten</translation>
    </message>
    <message>
        <source>chips of exactly {kinds} kinds</source>
        <translation>Chips von genau {kinds} Sorten</translation>
    </message>
    <message>
        <source>all {chips} chips of a kind, for each such kind</source>
        <translation>alle {chips} Chips einer Sorte, für jede solche Sorte</translation>
    </message>
    <message>
        <source>taking the last chip out of the tray</source>
        <translation>den letzten Chip aus dem Würfelteller nehmen</translation>
    </message>
    <message>
        <source>{name} has all {chips} chips of this kind, a full stack: {stack} points more.</source>
        <translation>{name} hat alle {chips} Chips dieser Sorte, einen vollen Stapel: {stack} Punkte dazu.</translation>
    </message>
    <message>
        <source>Chips count their number: {product} = {sum}.</source>
        <translation>Chips zählen, was auf ihnen steht: {product} = {sum}.</translation>
    </message>
    <message>
        <source>{name} has chips of all {kinds} kinds. Gold gives {entry}.</source>
        <translation>{name} hat Chips aller {kinds} Sorten. Gold gibt {entry}.</translation>
    </message>
    <message>
        <source>{name} has {kinds} kinds, none of “{kind}”. Silver gives {entry}.</source>
        <translation>{name} hat {kinds} Sorten, keinen Chip „{kind}“. Silber gibt {entry}.</translation>
    </message>
    <message>
        <source>{name} took the last chip out of the tray, and gets {entry}.</source>
        <translation>{name} hat den letzten Chip aus dem Würfelteller genommen und bekommt {entry}.</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>{points} point</source>
        <translation>{points} Punkt</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Well played, {name}!</source>
        <translation>Gut gespielt, {name}!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gewinnt!</translation>
    </message>
    <message>
        <source>{names} and {name} win together!</source>
        <translation>{names} und {name} gewinnen gemeinsam!</translation>
    </message>
    <message>
        <source>{place}.</source>
        <translation>{place}.</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} Punkte</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>Something went wrong inside the program; your game is kept as it was, so please go on or start the program again. What a bug report needs is in {file}.</source>
        <translation>Im Programm ist etwas schiefgegangen; dein Spiel ist noch da, also spiel bitte weiter oder starte das Programm neu. Was ein Fehlerbericht braucht, steht in {file}.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program; your game is kept as it was, so please go on or start the program again.</source>
        <translation>Im Programm ist etwas schiefgegangen; dein Spiel ist noch da, also spiel bitte weiter oder starte das Programm neu.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>{file} cannot be opened ({fault}). The game on the table goes on.</source>
        <translation>{file} lässt sich nicht öffnen ({fault}). Das Spiel auf dem Tisch geht weiter.</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>A game in {file} cannot be resumed. {reason}</source>
        <translation>Ein Spiel in {file} lässt sich nicht fortsetzen. {reason}</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Kribbeln records (*{suffix})</source>
        <translation>Kribbeln-Spiele (*{suffix})</translation>
    </message>
    <message>
        <source>The folder {folder} could not be opened; its path can be copied above.</source>
        <translation>Der Ordner {folder} konnte nicht geöffnet werden; sein Pfad lässt sich oben kopieren.</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>“{action}” is no action of this game.</source>
        <translation>„{action}“ gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Free undo</source>
        <translation>Freies Zurücknehmen</translation>
    </message>
    <message>
        <source>Practice alone (the program’s own)</source>
        <translation>Allein üben (eine Zugabe des Programms)</translation>
    </message>
    <message>
        <source>The dice are still falling.</source>
        <translation>Die Würfel fallen noch.</translation>
    </message>
    <message>
        <source>No dice are falling now.</source>
        <translation>Gerade fallen keine Würfel.</translation>
    </message>
    <message>
        <source>{game} is for {least} to {most} seats, not {seats}.</source>
        <translation>{game} ist für {least} bis {most} Plätze, nicht für {seats}.</translation>
    </message>
    <message>
        <source>{game} has no option {option} = {value}.</source>
        <translation>{game} hat keine Option {option} = {value}.</translation>
    </message>
    <message>
        <source>A tie: the victory is shared.</source>
        <translation>Gleichstand: Der Sieg wird geteilt.</translation>
    </message>
    <message>
        <source>There is no game “{game}”.</source>
        <translation>Es gibt kein Spiel „{game}“.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Würfle zuerst.</translation>
    </message>
    <message>
        <source>Who begins? {seats} roll one die each.</source>
        <translation>Wer beginnt? {seats} würfeln mit je einem Würfel.</translation>
    </message>
    <message>
        <source>The first roll takes all dice.</source>
        <translation>Der erste Wurf nimmt alle Würfel.</translation>
    </message>
    <message>
        <source>All three rolls are used.</source>
        <translation>Alle drei Würfe sind verbraucht.</translation>
    </message>
    <message>
        <source>Rolled: {faces}.</source>
        <translation>Gewürfelt: {faces}.</translation>
    </message>
    <message>
        <source>{seat} {value}</source>
        <translation>{seat} {value}</translation>
    </message>
    <message>
        <source>Roll-off for the start: {results}.</source>
        <translation>Stechen um den Beginn: {results}.</translation>
    </message>
    <message>
        <source>{seat} rolls all dice.</source>
        <translation>{seat} würfelt mit allen Würfeln.</translation>
    </message>
    <message>
        <source>{seat} keeps {kept} and rolls the rest.</source>
        <translation>{seat} behält {kept} und würfelt mit dem Rest.</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Table</source>
        <translation>Spieltisch</translation>
    </message>
</context>
<context>
    <name>GamePicker</name>
    <message>
        <source>{least} to {most} seats</source>
        <translation>{least} bis {most} Plätze</translation>
    </message>
    <message>
        <source>Game: {title}</source>
        <translation>Spiel: {title}</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Symbol</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Gesucht</translation>
    </message>
    <message>
        <source>Succeeds</source>
        <translation>Gelingt</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>{game} – Help</source>
        <translation>{game} – Hilfe</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Tips</source>
        <translation>T&amp;ipps</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>Ü&amp;ber</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Lizenzen</translation>
    </message>
</context>
<context>
    <name>KeysTable</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>Wirkung</translation>
    </message>
</context>
<context>
    <name>KidsPage</name>
    <message>
        <source>2–{most} children, {dice} dice, {animals} animals. Collect animals: whoever has the most points in the end wins.</source>
        <translation>2–{most} Kinder, {dice} Würfel, {animals} Tiere. Sammle Tiere: Wer am Ende die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>Roll all the dice.</source>
        <translation>Würfle mit allen Würfeln.</translation>
    </message>
    <message>
        <source>Keep the animals you like, and roll the others again. You have {rolls} rolls in all, and you may stop sooner. A die that you kept may be rolled again, too.</source>
        <translation>Behalte die Tiere, die du magst, und würfle mit den anderen noch einmal. Du hast {rolls} Würfe und darfst früher aufhören. Auch ein behaltener Würfel darf wieder mit.</translation>
    </message>
    <message>
        <source>Choose a free box on your sheet and write down its points.</source>
        <translation>Wähle ein freies Feld auf deinem Blatt und schreibe seine Punkte hinein.</translation>
    </message>
    <message>
        <source>The next child’s turn. Each box is filled only once.</source>
        <translation>Das nächste Kind ist dran. In jedes Feld kommt nur einmal etwas.</translation>
    </message>
    <message>
        <source>Nothing fits?</source>
        <translation>Nichts passt?</translation>
    </message>
    <message>
        <source>Then one of your free boxes gets a 0. You say which one.</source>
        <translation>Dann bekommt eines deiner freien Felder eine 0. Du sagst, welches.</translation>
    </message>
    <message>
        <source>After {turns} turns all boxes are full. Add up the points: the most win. If several have as many, they win together.</source>
        <translation>Nach {turns} Zügen sind alle Felder voll. Zählt die Punkte zusammen: Die meisten gewinnen. Haben mehrere gleich viele, gewinnen sie zusammen.</translation>
    </message>
    <message>
        <source>The sheet has {games} columns, one for each game.</source>
        <translation>Das Blatt hat {games} Spalten, für jedes Spiel eine.</translation>
    </message>
    <message>
        <source>For grown-ups</source>
        <translation>Für die Großen</translation>
    </message>
    <message>
        <source>The youngest begins; then it goes round clockwise.</source>
        <translation>Das jüngste Kind beginnt; dann geht es im Uhrzeigersinn weiter.</translation>
    </message>
    <message>
        <source>Any free box may be chosen, also for fewer points or a 0 than another one would give.</source>
        <translation>Jedes freie Feld darf gewählt werden, auch eines mit weniger Punkten oder für eine 0.</translation>
    </message>
    <message>
        <source>Four or five alike are three alike, too.</source>
        <translation>Vier oder fünf gleiche sind auch drei gleiche.</translation>
    </message>
    <message>
        <source>Two pairs, and a triplet and a pair, are always two different animals. A triplet and a pair are two pairs, too.</source>
        <translation>2 Paare und Drilling und Paar sind immer zwei verschiedene Tiere. Drilling und Paar sind auch 2 Paare.</translation>
    </message>
    <message>
        <source>There is no bonus, and a second Animal Kniffel gives nothing extra.</source>
        <translation>Einen Bonus gibt es nicht, und ein zweiter Tier-Kniffel gibt nichts dazu.</translation>
    </message>
    <message>
        <source>Animals: every one counts</source>
        <translation>Tiere: jedes zählt</translation>
    </message>
    <message>
        <source>All the points or none</source>
        <translation>Alle Punkte oder keinen</translation>
    </message>
    <message>
        <source>at least three of one animal</source>
        <translation>mindestens dreimal ein Tier</translation>
    </message>
    <message>
        <source>two of one animal, two of another</source>
        <translation>zweimal ein Tier, zweimal ein anderes</translation>
    </message>
    <message>
        <source>three of one animal, two of another</source>
        <translation>dreimal ein Tier, zweimal ein anderes</translation>
    </message>
    <message>
        <source>no animal twice</source>
        <translation>kein Tier doppelt</translation>
    </message>
    <message>
        <source>five of one animal</source>
        <translation>fünfmal ein Tier</translation>
    </message>
    <message>
        <source>Every duck gives 1 point: here {entry}.</source>
        <translation>Jede Ente gibt 1 Punkt: hier {entry}.</translation>
    </message>
    <message>
        <source>A triplet and a pair: {entry} points, whichever animals they are.</source>
        <translation>Drilling und Paar: {entry} Punkte, egal welche Tiere.</translation>
    </message>
    <message>
        <source>Nothing fitted any more, so a free box got a {entry}.</source>
        <translation>Nichts passte mehr, darum bekam ein freies Feld eine {entry}.</translation>
    </message>
    <message>
        <source>Five animals alike, an Animal Kniffel: {entry} points.</source>
        <translation>Fünf gleiche Tiere, ein Tier-Kniffel: {entry} Punkte.</translation>
    </message>
    <message>
        <source>All boxes of a game together: {entry}. The next game goes into the next column.</source>
        <translation>Alle Felder eines Spiels zusammen: {entry}. Das nächste Spiel kommt in die nächste Spalte.</translation>
    </message>
</context>
<context>
    <name>Kniffel</name>
    <message>
        <source>Kniffel</source>
        <translation>Kniffel</translation>
    </message>
    <message>
        <source>Further five alike</source>
        <translation>Weitere Fünf Gleiche</translation>
    </message>
    <message>
        <source>50 extra points</source>
        <translation>50 Zusatzpunkte</translation>
    </message>
    <message>
        <source>100 extra points</source>
        <translation>100 Zusatzpunkte</translation>
    </message>
    <message>
        <source>no extra points</source>
        <translation>keine Zusatzpunkte</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>the highest die</source>
        <translation>der höchste Würfel</translation>
    </message>
    <message>
        <source>{points} for each die</source>
        <translation>{points} je Würfel</translation>
    </message>
    <message>
        <source>sum of all dice</source>
        <translation>Summe aller Würfel</translation>
    </message>
    <message>
        <source>{box}: the sum of all dice that show {number}</source>
        <translation>{box}: die Summe aller Würfel, die eine {number} zeigen</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>Fünf Gleiche</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>Einer</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Zweier</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Dreier</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Vierer</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Fünfer</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Sechser</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Dreierpasch</translation>
    </message>
    <message>
        <source>Three of a kind: at least three dice alike, the sum of all dice</source>
        <translation>Dreierpasch: mindestens drei gleiche Würfel, die Summe aller Würfel</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Viererpasch</translation>
    </message>
    <message>
        <source>Four of a kind: at least four dice alike, the sum of all dice</source>
        <translation>Viererpasch: mindestens vier gleiche Würfel, die Summe aller Würfel</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Full house: three dice alike and the two others alike, {points} points</source>
        <translation>Full House: drei gleiche Würfel und zwei andere gleiche, {points} Punkte</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Kleine Straße</translation>
    </message>
    <message>
        <source>Small straight: at least four numbers in a row, {points} points</source>
        <translation>Kleine Straße: mindestens vier Zahlen in Folge, {points} Punkte</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Große Straße</translation>
    </message>
    <message>
        <source>Large straight: five numbers in a row, {points} points</source>
        <translation>Große Straße: fünf Zahlen in Folge, {points} Punkte</translation>
    </message>
    <message>
        <source>Five of a kind: all five dice alike, {points} points</source>
        <translation>Fünf Gleiche: alle fünf Würfel gleich, {points} Punkte</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Chance: the sum of all dice, whatever they show</source>
        <translation>Chance: die Summe aller Würfel, egal was sie zeigen</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Sum of Ones to Sixes; three of each number make {points}</source>
        <translation>Summe von Einer bis Sechser; drei von jeder Zahl ergeben {points}</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Bonus: {points} points from a sum of {sum} on</source>
        <translation>Bonus: {points} Punkte ab einer Summe von {sum}</translation>
    </message>
    <message>
        <source>Further five alike: extra points for each once {points} stands in the box “{box}”</source>
        <translation>Weitere Fünf Gleiche: Zusatzpunkte für jeden solchen Wurf, sobald im Feld „{box}“ {points} stehen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Total of all points so far</source>
        <translation>Alle Punkte bisher</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>Further five alike: {points} points each</source>
        <translation>Weitere Fünf Gleiche: je {points} Punkte</translation>
    </message>
    <message>
        <source>Further five alike: no extra points</source>
        <translation>Weitere Fünf Gleiche: keine Zusatzpunkte</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>Einsen</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>Sechsen</translation>
    </message>
    <message>
        <source>Joker: five {number} go to “{box}” first.</source>
        <translation>Joker: Fünf {number} gehören zuerst ins Feld „{box}“.</translation>
    </message>
    <message>
        <source>Joker: “{box}” is filled, so a free lower box comes first.</source>
        <translation>Joker: „{box}“ ist schon belegt, also kommt zuerst ein freies unteres Feld.</translation>
    </message>
    <message>
        <source>Joker! Five {number} go to “{box}”.</source>
        <translation>Joker! Fünf {number} gehören ins Feld „{box}“.</translation>
    </message>
    <message>
        <source>Joker! Choose a lower box, each counts in full.</source>
        <translation>Joker! Wähle ein unteres Feld, jedes zählt voll.</translation>
    </message>
    <message>
        <source>Joker, but the lower part is full: strike an upper box.</source>
        <translation>Joker, aber unten ist alles belegt: Streiche oben ein Feld.</translation>
    </message>
    <message>
        <source>{pips} pips.</source>
        <translation>{pips} Augen.</translation>
    </message>
    <message>
        <source>{points} extra points.</source>
        <translation>{points} Zusatzpunkte.</translation>
    </message>
    <message>
        <source>The bonus of {points} is reached.</source>
        <translation>Der Bonus von {points} ist erreicht.</translation>
    </message>
    <message>
        <source>{points} over the pace to {sum}.</source>
        <translation>{points} über dem Schnitt für {sum}.</translation>
    </message>
    <message>
        <source>{points} behind the pace to {sum}.</source>
        <translation>{points} unter dem Schnitt für {sum}.</translation>
    </message>
    <message>
        <source>Exactly on the pace to {sum}.</source>
        <translation>Genau im Schnitt für {sum}.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
</context>
<context>
    <name>KniffelKids</name>
    <message>
        <source>Kniffel Kids</source>
        <translation>Kniffel Kids</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>{animals}.</source>
        <translation>{animals}.</translation>
    </message>
    <message>
        <source>Five animal dice</source>
        <translation>Fünf Tierwürfel</translation>
    </message>
    <message>
        <source>Five games in a row</source>
        <translation>Fünf Spiele nacheinander</translation>
    </message>
    <message>
        <source>{animals}: 1 point each</source>
        <translation>{animals}: je 1 Punkt</translation>
    </message>
    <message>
        <source>1 each</source>
        <translation>je 1</translation>
    </message>
    <message>
        <source>{combination}. {points} points</source>
        <translation>{combination}. {points} Punkte</translation>
    </message>
    <message>
        <source>Duck</source>
        <translation>Ente</translation>
    </message>
    <message>
        <source>Ducks</source>
        <translation>Enten</translation>
    </message>
    <message>
        <source>1 duck</source>
        <translation>1 Ente</translation>
    </message>
    <message>
        <source>{number} ducks</source>
        <translation>{number} Enten</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>Löwe</translation>
    </message>
    <message>
        <source>Lions</source>
        <translation>Löwen</translation>
    </message>
    <message>
        <source>1 lion</source>
        <translation>1 Löwe</translation>
    </message>
    <message>
        <source>{number} lions</source>
        <translation>{number} Löwen</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Maus</translation>
    </message>
    <message>
        <source>Mice</source>
        <translation>Mäuse</translation>
    </message>
    <message>
        <source>1 mouse</source>
        <translation>1 Maus</translation>
    </message>
    <message>
        <source>{number} mice</source>
        <translation>{number} Mäuse</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Katzen</translation>
    </message>
    <message>
        <source>1 cat</source>
        <translation>1 Katze</translation>
    </message>
    <message>
        <source>{number} cats</source>
        <translation>{number} Katzen</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Hund</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>Hunde</translation>
    </message>
    <message>
        <source>1 dog</source>
        <translation>1 Hund</translation>
    </message>
    <message>
        <source>{number} dogs</source>
        <translation>{number} Hunde</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Elefant</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Elefanten</translation>
    </message>
    <message>
        <source>1 elephant</source>
        <translation>1 Elefant</translation>
    </message>
    <message>
        <source>{number} elephants</source>
        <translation>{number} Elefanten</translation>
    </message>
    <message>
        <source>Three alike</source>
        <translation>Drei Gleiche</translation>
    </message>
    <message>
        <source>Three alike: at least three animals of a kind</source>
        <translation>Drei Gleiche: mindestens drei gleiche Tiere</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>2 Paare</translation>
    </message>
    <message>
        <source>Two pairs: two of one animal and two of another</source>
        <translation>2 Paare: zweimal ein Tier und zweimal ein anderes</translation>
    </message>
    <message>
        <source>Triplet and pair</source>
        <translation>Drilling und Paar</translation>
    </message>
    <message>
        <source>Triplet and pair: three of one animal and two of another</source>
        <translation>Drilling und Paar: dreimal ein Tier und zweimal ein anderes</translation>
    </message>
    <message>
        <source>Five different</source>
        <translation>Fünf Verschiedene</translation>
    </message>
    <message>
        <source>Five different: no animal twice</source>
        <translation>Fünf Verschiedene: kein Tier doppelt</translation>
    </message>
    <message>
        <source>Animal Kniffel</source>
        <translation>Tier-Kniffel</translation>
    </message>
    <message>
        <source>Animal Kniffel: five animals alike</source>
        <translation>Tier-Kniffel: fünf gleiche Tiere</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Total: the sum of all boxes</source>
        <translation>Gesamt: alle Felder zusammen</translation>
    </message>
</context>
<context>
    <name>KniffelPage</name>
    <message>
        <source>1–{most} players, {dice} dice, {boxes} boxes. In each round you fill one box of your sheet, with as many points as you can.</source>
        <translation>1–{most} Personen, {dice} Würfel, {boxes} Felder. In jeder Runde belegst du ein Feld deines Blatts, mit so vielen Punkten wie möglich.</translation>
    </message>
    <message>
        <source>Enter:</source>
        <translation>Eintragen:</translation>
    </message>
    <message>
        <source>choose a free box for what lies there. Each is filled once, in any order.</source>
        <translation>Wähle für das, was daliegt, ein freies Feld. Jedes wird einmal belegt, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>Strike:</source>
        <translation>Streichen:</translation>
    </message>
    <message>
        <source>where the roll gives nothing, write 0. You may strike any free box, even if the roll fits another one.</source>
        <translation>Wo der Wurf nichts gibt, schreibst du 0. Du darfst jedes freie Feld streichen, auch wenn der Wurf in ein anderes passt.</translation>
    </message>
    <message>
        <source>Upper boxes: one number counts</source>
        <translation>Obere Felder: eine Zahl zählt</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>from a sum of {sum} on</source>
        <translation>ab einer Summe von {sum}</translation>
    </message>
    <message>
        <source>{number} dice of every number make {sum} exactly.</source>
        <translation>{number} Würfel von jeder Zahl sind genau {sum}.</translation>
    </message>
    <message>
        <source>Lower boxes</source>
        <translation>Untere Felder</translation>
    </message>
    <message>
        <source>at least three alike</source>
        <translation>mindestens drei gleiche Zahlen</translation>
    </message>
    <message>
        <source>at least four alike</source>
        <translation>mindestens vier gleiche Zahlen</translation>
    </message>
    <message>
        <source>three alike and two others alike</source>
        <translation>drei gleiche und zwei andere gleiche Zahlen</translation>
    </message>
    <message>
        <source>at least four in a row</source>
        <translation>mindestens vier Zahlen in Folge</translation>
    </message>
    <message>
        <source>five in a row</source>
        <translation>fünf Zahlen in Folge</translation>
    </message>
    <message>
        <source>all alike: a Kniffel</source>
        <translation>alle gleich: ein Kniffel</translation>
    </message>
    <message>
        <source>any roll</source>
        <translation>jeder Wurf</translation>
    </message>
    <message>
        <source>More than enough is enough: four alike are also three of a kind, five in a row also a small straight. The other dice may show anything.</source>
        <translation>Mehr als genug ist auch genug: Vier gleiche sind auch ein Dreierpasch, fünf in Folge auch eine Kleine Straße. Die übrigen Würfel sind gleichgültig.</translation>
    </message>
    <message>
        <source>A full house has two different numbers; five alike are one only as a joker.</source>
        <translation>Ein Full House hat zwei verschiedene Zahlen; fünf gleiche sind nur als Joker eins.</translation>
    </message>
    <message>
        <source>Another Kniffel: the joker</source>
        <translation>Noch ein Kniffel: der Joker</translation>
    </message>
    <message>
        <source>If your box Five of a kind is filled, be it with a 0, further five alike are a joker. It has to go, in this order:</source>
        <translation>Ist dein Feld Fünf Gleiche belegt, und sei es mit 0, so sind weitere fünf gleiche ein Joker. Er muss, in dieser Reihenfolge:</translation>
    </message>
    <message>
        <source>into the upper box of its number, while that is free;</source>
        <translation>ins obere Feld seiner Zahl, solange es frei ist;</translation>
    </message>
    <message>
        <source>into any free lower box, where it counts in full, also as full house or straight;</source>
        <translation>in irgendein freies unteres Feld, wo er voll zählt, auch als Full House oder Straße;</translation>
    </message>
    <message>
        <source>as a 0 into a free upper box.</source>
        <translation>als 0 in ein freies oberes Feld.</translation>
    </message>
    <message>
        <source>Extra points:</source>
        <translation>Zusatzpunkte:</translation>
    </message>
    <message>
        <source>if {points} stands in Five of a kind, each joker gives {extra} besides, wherever it goes. They do not count for the bonus.</source>
        <translation>Steht bei Fünf Gleiche {points}, so gibt jeder Joker {extra} dazu, wohin er auch kommt. Für den Bonus zählen sie nicht.</translation>
    </message>
    <message>
        <source>After {rounds} rounds the most points win, bonus and extra points included. A tie is shared.</source>
        <translation>Nach {rounds} Runden gewinnen die meisten Punkte, mit Bonus und Zusatzpunkten. Bei Gleichstand ist der Sieg geteilt.</translation>
    </message>
    <message>
        <source>An upper box counts the dice of its number alone: {product} = {entry}.</source>
        <translation>Ein oberes Feld zählt nur die Würfel seiner Zahl: {product} = {entry}.</translation>
    </message>
    <message>
        <source>The upper boxes of {name} make {sum}, which is {least} or more: a bonus of {entry}.</source>
        <translation>Die oberen Felder von {name} ergeben {sum}, also {least} oder mehr: ein Bonus von {entry}.</translation>
    </message>
    <message>
        <source>Three and four of a kind count all five dice, also those that are not alike: here {entry}.</source>
        <translation>Dreierpasch und Viererpasch zählen alle fünf Würfel, auch die anderen: hier {entry}.</translation>
    </message>
    <message>
        <source>Nothing fitted, so {name} struck this box: {entry}.</source>
        <translation>Nichts passte, darum hat {name} dieses Feld gestrichen: {entry}.</translation>
    </message>
    <message>
        <source>{name} rolled five alike again while {five} stood in their box: {entry} extra points. The joker itself went into the box {box}.</source>
        <translation>{name} hat wieder fünf gleiche geworfen, und im Feld dafür stand {five}: {entry} Zusatzpunkte. Der Joker selbst kam ins Feld {box}.</translation>
    </message>
</context>
<context>
    <name>Kribbeln</name>
    <message>
        <source>Kribbeln</source>
        <translation>Kribbeln</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Sheet {number}</source>
        <translation>Blatt {number}</translation>
    </message>
    <message>
        <source>Kribbel spaces</source>
        <translation>Kribbeln-Felder</translation>
    </message>
    <message>
        <source>must rise from top to bottom</source>
        <translation>müssen von oben nach unten steigen</translation>
    </message>
    <message>
        <source>need not rise (beginners’ variant)</source>
        <translation>müssen nicht steigen (Anfängervariante)</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Cyclic dice</source>
        <translation>Zyklische Würfel</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Cross out</source>
        <translation>Streichen</translation>
    </message>
    <message>
        <source>Kribbel space</source>
        <translation>Kribbeln-Feld</translation>
    </message>
    <message>
        <source>An own sheet needs a list of six tasks.</source>
        <translation>Ein eigenes Blatt braucht eine Liste von sechs Aufgaben.</translation>
    </message>
    <message>
        <source>Own sheet</source>
        <translation>Eigenes Blatt</translation>
    </message>
    <message>
        <source>Beginners’ variant: Kribbel spaces need not rise</source>
        <translation>Anfängervariante: Kribbeln-Felder müssen nicht steigen</translation>
    </message>
    <message>
        <source>Kribbel space {number}: any total</source>
        <translation>Kribbeln-Feld {number}: beliebige Summe</translation>
    </message>
    <message>
        <source>Kribbel space {number}: more than in all your Kribbel spaces before</source>
        <translation>Kribbeln-Feld {number}: mehr als in allen eigenen Kribbeln-Feldern davor</translation>
    </message>
    <message>
        <source>Subtotal</source>
        <translation>Zwischensumme</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punkte bisher</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Endsumme</translation>
    </message>
    <message>
        <source>Enter {total}</source>
        <translation>{total} eintragen</translation>
    </message>
    <message>
        <source>{total} to Kribbel space</source>
        <translation>{total} ins Kribbeln-Feld</translation>
    </message>
    <message>
        <source>{task}</source>
        <translation>{task}</translation>
    </message>
    <message>
        <source>Total {total}.</source>
        <translation>Summe {total}.</translation>
    </message>
    <message>
        <source>Fulfilled: {found}. Total {total}.</source>
        <translation>Erfüllt: {found}. Summe {total}.</translation>
    </message>
    <message>
        <source>Not fulfilled: {found}. Total {total}.</source>
        <translation>Nicht erfüllt: {found}. Summe {total}.</translation>
    </message>
    <message>
        <source>Kribbel space {number}: more than {bar}</source>
        <translation>Kribbeln-Feld {number}: mehr als {bar}</translation>
    </message>
    <message>
        <source>Kribbel space {number}: any total, as many pips as you can</source>
        <translation>Kribbeln-Feld {number}: möglichst viele Augen, jede Summe gilt</translation>
    </message>
    <message>
        <source>{seat} entered {total}.</source>
        <translation>{seat} hat {total} eingetragen.</translation>
    </message>
    <message>
        <source>{seat} crossed out.</source>
        <translation>{seat} hat gestrichen.</translation>
    </message>
    <message>
        <source>{seat} switched to the Kribbel space with {total} and tries again.</source>
        <translation>{seat} wechselt mit {total} ins Kribbeln-Feld und versucht es noch einmal.</translation>
    </message>
    <message>
        <source>Not fulfilled: the total does not count here.</source>
        <translation>Nicht erfüllt: Die Summe zählt hier nicht.</translation>
    </message>
    <message>
        <source>The dice fit: enter the total.</source>
        <translation>Die Würfel passen: Trag die Summe ein.</translation>
    </message>
    <message>
        <source>Nothing is higher than 36: only the X is left.</source>
        <translation>Höher als 36 geht nicht: Es bleibt nur das X.</translation>
    </message>
    <message>
        <source>All Kribbel spaces of this colour are filled.</source>
        <translation>Alle Kribbeln-Felder dieser Farbe sind voll.</translation>
    </message>
    <message>
        <source>Kribbel space {space} needs more than {bar}.</source>
        <translation>Kribbeln-Feld {space} braucht mehr als {bar}.</translation>
    </message>
    <message>
        <source>This row is a Kribbel space itself.</source>
        <translation>Diese Zeile ist selbst ein Kribbeln-Feld.</translation>
    </message>
    <message>
        <source>A tie, even in Kribbel space 4.</source>
        <translation>Gleichstand, auch im Kribbeln-Feld 4.</translation>
    </message>
    <message>
        <source>A tie, won by the higher result in Kribbel space 4.</source>
        <translation>Gleichstand, entschieden durch die höhere Zahl in Kribbeln-Feld 4.</translation>
    </message>
    <message>
        <source>Practice alone: the sum of all totals entered.</source>
        <translation>Allein üben: die Summe aller Einträge.</translation>
    </message>
</context>
<context>
    <name>KribbelnPage</name>
    <message>
        <source>{least}–{most} players, {dice} dice, {rows} rows. In each row all roll for the same task: fulfil it, and with more pips than the others.</source>
        <translation>{least}–{most} Personen, {dice} Würfel, {rows} Zeilen. In jeder Zeile würfeln alle um dieselbe Aufgabe: Erfülle sie, und mit mehr Augen als die anderen.</translation>
    </message>
    <message>
        <source>Fulfilled:</source>
        <translation>Erfüllt:</translation>
    </message>
    <message>
        <source>the total of all six dice goes into the row. No X, no Kribbel space: who does not want it must spoil the task by rolling on.</source>
        <translation>Die Summe aller sechs Würfel kommt in die Zeile. Kein X, kein Kribbeln-Feld: Wer das nicht will, muss die Aufgabe durch Weiterwürfeln verderben.</translation>
    </message>
    <message>
        <source>Not fulfilled:</source>
        <translation>Nicht erfüllt:</translation>
    </message>
    <message>
        <source>cross the task out with an X, or switch to a Kribbel space.</source>
        <translation>Streiche die Aufgabe mit einem X, oder wechsle in ein Kribbeln-Feld.</translation>
    </message>
    <message>
        <source>Kribbel spaces</source>
        <translation>Kribbeln-Felder</translation>
    </message>
    <message>
        <source>takes any total</source>
        <translation>nimmt jede Summe</translation>
    </message>
    <message>
        <source>more than stands in space 1</source>
        <translation>mehr als in Feld 1</translation>
    </message>
    <message>
        <source>more than in all before; 3 is filled before 4</source>
        <translation>mehr als in allen Feldern davor; erst 3, dann 4</translation>
    </message>
    <message>
        <source>Switching:</source>
        <translation>Wechseln:</translation>
    </message>
    <message>
        <source>the total of a task that is not fulfilled may go into your first empty space of its colour (blue has two). Then try the task again at once, with all dice and {rolls} new rolls.</source>
        <translation>Ist die Aufgabe nicht erfüllt, darf die Summe in dein erstes leeres Feld ihrer Farbe (Blau hat zwei). Dann versuchst du die Aufgabe sofort noch einmal, mit allen Würfeln und {rolls} neuen Würfen.</translation>
    </message>
    <message>
        <source>Rising:</source>
        <translation>Steigen:</translation>
    </message>
    <message>
        <source>a total must be higher than every number in your own spaces before it. Equal is not enough, and an X counts for nothing.</source>
        <translation>Eine Summe muss höher sein als jede Zahl in deinen eigenen Feldern davor. Gleich viel genügt nicht, ein X zählt nicht.</translation>
    </message>
    <message>
        <source>A row of their own:</source>
        <translation>Eigene Zeile:</translation>
    </message>
    <message>
        <source>after both tasks of its colour, all who have no entry there yet roll for the total alone. If it is high enough, it must be entered, else an X.</source>
        <translation>Nach beiden Aufgaben ihrer Farbe würfeln alle, die dort noch nichts haben, nur um die Summe. Ist sie hoch genug, muss sie eingetragen werden, sonst ein X.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>When a row is full, the highest total earns as many points as there are players, the next one less, and so on. An X earns 0. Subtotals run on.</source>
        <translation>Ist eine Zeile voll, gibt die höchste Summe so viele Punkte, wie Leute mitspielen, die nächste einen weniger und so fort. Ein X gibt 0. Zwischensummen zählen alles bisher.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation>{number} Personen</translation>
    </message>
    <message>
        <source>Tie:</source>
        <translation>Gleichstand:</translation>
    </message>
    <message>
        <source>all who tie get the points of the lowest place they share.</source>
        <translation>Alle bekommen die Punkte des niedrigsten Platzes, den sie teilen.</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Summen</translation>
    </message>
    <message>
        <source>The oldest begins the first row, then it goes round clockwise. Each later row begins with the highest number in the line right above it, be it a total or a subtotal. An X is lower than any number.</source>
        <translation>Die erste Zeile beginnt, wer am ältesten ist, dann geht es im Uhrzeigersinn weiter. Jede spätere beginnt, wer direkt darüber die höchste Zahl hat, ob Summe oder Zwischensumme. Ein X ist niedriger als jede Zahl.</translation>
    </message>
    <message>
        <source>roll one die each; the highest begins.</source>
        <translation>Werft je einen Würfel; der höchste beginnt.</translation>
    </message>
    <message>
        <source>After {rows} rows the most points win. Of those who tie, the higher number in Kribbel space {space} wins; if that is equal too, the victory is shared.</source>
        <translation>Nach {rows} Zeilen gewinnen die meisten Punkte. Bei Gleichstand gewinnt die höhere Zahl in Kribbeln-Feld {space}; ist auch sie gleich, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>For beginners:</source>
        <translation>Für Anfänger:</translation>
    </message>
    <message>
        <source>Kribbel spaces need not rise, so no X is written there. All else stays.</source>
        <translation>Kribbeln-Felder müssen nicht steigen, ein X gibt es dort also nicht. Alles andere bleibt.</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Certain colours</source>
        <translation>Bestimmte Farben</translation>
    </message>
    <message>
        <source>Any colours</source>
        <translation>Beliebige Farben</translation>
    </message>
    <message>
        <source>Colours compared</source>
        <translation>Farben im Vergleich</translation>
    </message>
    <message>
        <source>A number is always meant exactly: 2× is neither one nor three. At the right lie six dice that fulfil the task.</source>
        <translation>Eine Anzahl ist immer genau gemeint: 2× ist weder einer noch drei. Rechts liegen sechs Würfel, die die Aufgabe erfüllen.</translation>
    </message>
    <message>
        <source>Colours and their marks</source>
        <translation>Farben und ihre Zeichen</translation>
    </message>
    <message>
        <source>Each die has every colour once, and each number exists once in every colour.</source>
        <translation>Jeder Würfel hat jede Farbe einmal, und jede Zahl gibt es einmal in jeder Farbe.</translation>
    </message>
    <message>
        <source>{name} has the highest total, {entry}, and gets as many points as there are players: {points}.</source>
        <translation>{name} hat die höchste Summe, {entry}, und bekommt so viele Punkte, wie Leute mitspielen: {points}.</translation>
    </message>
    <message>
        <source>{other} and {name} tie with {entry}. Both get the points of the lowest place they share: {points}.</source>
        <translation>{other} und {name} haben beide {entry}. Beide bekommen die Punkte des niedrigsten Platzes, den sie teilen: {points}.</translation>
    </message>
    <message>
        <source>{name} did not fulfil the task and crossed it out. An X earns {points}.</source>
        <translation>{name} hat die Aufgabe nicht erfüllt und gestrichen. Ein X gibt {points}.</translation>
    </message>
    <message>
        <source>{name} did not fulfil the task above and switched: the total, {entry}, went into this space. The second try gave {second}.</source>
        <translation>{name} hat die Aufgabe darüber nicht erfüllt und gewechselt: Die Summe {entry} kam in dieses Feld. Der zweite Versuch gab {second}.</translation>
    </message>
    <message>
        <source>{name} needed more than {bar} here, which stands in Kribbel space 1. It was less, hence the X.</source>
        <translation>{name} brauchte hier mehr als {bar}, die Zahl in Kribbeln-Feld 1. Es war weniger, darum das X.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>There is no level “{level}” for the game “{game}”; it has {known}.</source>
        <translation>Für das Spiel „{game}“ gibt es die Stärke „{level}“ nicht; es hat {known}.</translation>
    </message>
    <message>
        <source>There is no advice for this game yet.</source>
        <translation>Für dieses Spiel gibt es noch keinen Rat.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Locker</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Optimum</source>
        <translation>Optimum</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>Wins {won} % and loses {lost} % of games for two against “{other}”.</source>
        <translation>Gewinnt {won} % und verliert {lost} % der Spiele zu zweit gegen „{other}“.</translation>
    </message>
    <message>
        <source>Scores {points} points on average; wins {won} % and loses {lost} % of games for two against “{other}”.</source>
        <translation>Erreicht im Mittel {points} Punkte; gewinnt {won} % und verliert {lost} % der Spiele zu zweit gegen „{other}“.</translation>
    </message>
    <message>
        <source>Scores {points} points on average, the most there is, whatever the others have.</source>
        <translation>Erreicht im Mittel {points} Punkte, das meiste, was geht, was auch immer die anderen haben.</translation>
    </message>
    <message>
        <source>At least one game must be played.</source>
        <translation>Mindestens ein Spiel muss gespielt werden.</translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>Qt {qt} and PySide6 {binding}, © The Qt Company Ltd. and other contributors, are used unchanged under the GNU Lesser General Public License, version 3. They are libraries of their own beside the program: you may change them, put your versions in their place, and take the program apart for that. Their source code lies at {qt_source} and {binding_source}; whoever does not find it there any more gets it from the makers of this program.</source>
        <translation>Qt {qt} und PySide6 {binding}, © The Qt Company Ltd. und andere Beitragende, werden unverändert unter der GNU Lesser General Public License, Version 3, benutzt. Sie sind eigene Bibliotheken neben dem Programm: Du darfst sie ändern, deine Fassungen an ihre Stelle setzen und das Programm dafür untersuchen. Ihr Quelltext liegt unter {qt_source} und {binding_source}; wer ihn dort nicht mehr findet, bekommt ihn von denen, die dieses Programm gemacht haben.</translation>
    </message>
</context>
<context>
    <name>LicencesPage</name>
    <message>
        <source>What the program is made of</source>
        <translation>Woraus das Programm besteht</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <translation>Lizenz: {licence}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Kribbeln Desktop</source>
        <translation>Kribbeln Desktop</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>the last entry, until dice are rolled again</source>
        <translation>der letzte Eintrag, bis wieder gewürfelt wird</translation>
    </message>
    <message>
        <source>any entry; the same dice fall again</source>
        <translation>jeder Eintrag; dieselben Würfel fallen wieder</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>drawn at the start</source>
        <translation>wird beim Start gezogen</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>{number}&#xa0;%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>chance {percent}</source>
        <translation>Chance {percent}</translation>
    </message>
    <message>
        <source>chance of at least {number} of them {percent}</source>
        <translation>Chance auf mindestens {number} davon {percent}</translation>
    </message>
</context>
<context>
    <name>PageTurner</name>
    <message>
        <source>The page before</source>
        <translation>Die Seite davor</translation>
    </message>
    <message>
        <source>The next page</source>
        <translation>Die nächste Seite</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Seite {number} von {count}</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>PanelButtons</name>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Choose in the sheet</source>
        <translation>Im Blatt wählen</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>There is nothing to take back now.</source>
        <translation>Gerade gibt es nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Das geht gerade nicht.</translation>
    </message>
    <message>
        <source>Roll all</source>
        <translation>Alle würfeln</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Roll 1 die</source>
        <translation>1 Würfel würfeln</translation>
    </message>
    <message>
        <source>Roll {number} dice</source>
        <translation>{number} Würfel würfeln</translation>
    </message>
    <message>
        <source>All dice are set aside: bring one back.</source>
        <translation>Alle Würfel liegen beiseite: Hol einen zurück.</translation>
    </message>
</context>
<context>
    <name>PaperDesk</name>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>this sheet</source>
        <translation>dieses Blatt</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>Seite speichern</translation>
    </message>
    <message>
        <source>{file} is written.</source>
        <translation>{file} ist geschrieben.</translation>
    </message>
    <message>
        <source>The pages are written, from {first} to {last}.</source>
        <translation>Die Seiten sind geschrieben, von {first} bis {last}.</translation>
    </message>
    <message>
        <source>These are there already: {files}. Replace them?</source>
        <translation>Das gibt es schon: {files}. Ersetzen?</translation>
    </message>
    <message>
        <source>The page is on the clipboard as a picture.</source>
        <translation>Die Seite ist als Bild in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>PrintChoices</name>
    <message>
        <source>dots an inch</source>
        <translation>Punkte pro Zoll</translation>
    </message>
    <message>
        <source>Of pictures that are saved or copied</source>
        <translation>Von Bildern, die gespeichert oder kopiert werden</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Was</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Sheets</source>
        <translation>Blä&amp;tter</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>Spiele&amp;r</translation>
    </message>
    <message>
        <source>O&amp;n a page</source>
        <translation>Pro S&amp;eite</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>Pap&amp;ier</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>Ausrichtu&amp;ng</translation>
    </message>
    <message>
        <source>Colo&amp;ur</source>
        <translation>&amp;Farbe</translation>
    </message>
    <message>
        <source>Copi&amp;es</source>
        <translation>E&amp;xemplare</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>Aufl&amp;ösung</translation>
    </message>
    <message>
        <source>a blank pad</source>
        <translation>ein leerer Block</translation>
    </message>
    <message>
        <source>rules and symbols on one page</source>
        <translation>Regeln und Zeichen auf einer Seite</translation>
    </message>
    <message>
        <source>a filled sheet that explains the scoring</source>
        <translation>ein Musterblatt, das die Wertung erklärt</translation>
    </message>
    <message>
        <source>as fits best</source>
        <translation>wie es am besten passt</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>in colour</source>
        <translation>in Farbe</translation>
    </message>
    <message>
        <source>in grey, which saves ink</source>
        <translation>in Grau, das spart Tinte</translation>
    </message>
    <message>
        <source>{paper} ({width} × {height} mm)</source>
        <translation>{paper} ({width} × {height} mm)</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Save as P&amp;DF …</source>
        <translation>Als &amp;PDF speichern …</translation>
    </message>
    <message>
        <source>Save as pic&amp;ture …</source>
        <translation>Als &amp;Bild speichern …</translation>
    </message>
    <message>
        <source>Cop&amp;y as picture</source>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>On this paper the spaces would be less than {size} mm high or wide. Please take larger paper or fewer copies on a page.</source>
        <translation>Auf diesem Papier wären die Felder weniger als {size} mm hoch oder breit. Bitte nimm größeres Papier oder weniger Blätter pro Seite.</translation>
    </message>
    <message>
        <source>On {paper} the text would be smaller than {size} points. Please take larger paper.</source>
        <translation>Auf {paper} wäre die Schrift kleiner als {size} Punkt. Bitte nimm größeres Papier.</translation>
    </message>
    <message>
        <source>{file} could not be written ({fault}). Nothing was changed; please try another place.</source>
        <translation>{file} konnte nicht geschrieben werden ({fault}). Nichts wurde verändert; bitte versuch es an einem anderen Ort.</translation>
    </message>
    <message>
        <source>The picture {file} could not be drawn; it may be too large. Nothing was changed.</source>
        <translation>Das Bild {file} konnte nicht gezeichnet werden; vielleicht ist es zu groß. Nichts wurde verändert.</translation>
    </message>
    <message>
        <source>The printer did not take the page. Please check it and try again, or save the page as a PDF.</source>
        <translation>Der Drucker hat die Seite nicht angenommen. Bitte sieh nach ihm und versuch es noch einmal, oder speichere die Seite als PDF.</translation>
    </message>
    <message>
        <source>This computer knows no printer. The page can be saved as a PDF and printed elsewhere.</source>
        <translation>Dieser Computer kennt keinen Drucker. Die Seite lässt sich als PDF speichern und anderswo drucken.</translation>
    </message>
    <message>
        <source>The printer {printer} is not there any more, so the page may not have been printed. Please choose another printer, or save the page as a PDF.</source>
        <translation>Der Drucker {printer} ist nicht mehr da, die Seite wurde vielleicht nicht gedruckt. Bitte wähle einen anderen Drucker oder speichere die Seite als PDF.</translation>
    </message>
    <message>
        <source>The disk is too full to print ({folder}). Please make some room, or save the page as a PDF in another place.</source>
        <translation>Zum Drucken ist zu wenig Platz auf der Platte ({folder}). Bitte schaffe Platz oder speichere die Seite woanders als PDF.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} Punkte</translation>
    </message>
    <message>
        <source>{game} – Sheets</source>
        <translation>{game} – Blätter</translation>
    </message>
    <message>
        <source>Rules and symbols</source>
        <translation>Regeln und Zeichen</translation>
    </message>
    <message>
        <source>How this sheet was scored</source>
        <translation>So wurde dieses Blatt gewertet</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>This game could not be saved and would be lost. Leave it all the same?</source>
        <translation>Dieses Spiel ließ sich nicht speichern und wäre verloren. Trotzdem verlassen?</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>This file is no Kribbeln record. It was left as it is.</source>
        <translation>Diese Datei ist keine Kribbeln-Aufzeichnung. Sie wurde nicht verändert.</translation>
    </message>
    <message>
        <source>This record was written by a newer program (format {version}; this one knows {known}). Please update the program; the file was left as it is.</source>
        <translation>Diese Aufzeichnung stammt von einem neueren Programm (Format {version}; dieses kennt {known}). Bitte aktualisiere das Programm; die Datei wurde nicht verändert.</translation>
    </message>
    <message>
        <source>The record is damaged in line {line}: {fault} The file was left as it is.</source>
        <translation>Die Aufzeichnung ist in Zeile {line} beschädigt: {fault} Die Datei wurde nicht verändert.</translation>
    </message>
    <message>
        <source>“options” must be an object.</source>
        <translation>„options“ muss ein Objekt sein.</translation>
    </message>
    <message>
        <source>“seats” must be a list of seats, each with a name.</source>
        <translation>„seats“ muss eine Liste von Plätzen sein, jeder mit einem Namen.</translation>
    </message>
    <message>
        <source>“dice” must be “real” or an object with a commitment.</source>
        <translation>„dice“ muss „real“ oder ein Objekt mit „commitment“ sein.</translation>
    </message>
    <message>
        <source>Nothing may follow the revealed seed.</source>
        <translation>Nach dem offengelegten Startwert darf nichts mehr kommen.</translation>
    </message>
    <message>
        <source>A die does not have this face.</source>
        <translation>Ein Würfel hat diese Seite nicht.</translation>
    </message>
    <message>
        <source>There is nothing to take back now.</source>
        <translation>Gerade gibt es nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>The seed is revealed only when the game is over.</source>
        <translation>Der Startwert wird erst offengelegt, wenn das Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>This is no UTF-8 text.</source>
        <translation>Das ist kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>“{line}” cannot stand there ({reason}) Expected: {expected}.</source>
        <translation>„{line}“ kann dort nicht stehen ({reason}) Erwartet: {expected}.</translation>
    </message>
    <message>
        <source>the end of the file, or the seed</source>
        <translation>das Ende der Datei oder der Startwert</translation>
    </message>
    <message>
        <source>“{verb}” with {number} faces</source>
        <translation>„{verb}“ mit {number} Würfelseiten</translation>
    </message>
    <message>
        <source>one of {actions}</source>
        <translation>eins von {actions}</translation>
    </message>
</context>
<context>
    <name>Resources</name>
    <message>
        <source>The program’s own files are missing ({folder}). Please install it again.</source>
        <translation>Die eigenen Dateien des Programms fehlen ({folder}). Bitte installiere es neu.</translation>
    </message>
    <message>
        <source>The program’s file {file} cannot be read ({fault}). Please install the program again.</source>
        <translation>Die Programmdatei {file} lässt sich nicht lesen ({fault}). Bitte installiere das Programm neu.</translation>
    </message>
    <message>
        <source>The program’s file {file} is damaged ({fault}). Please install the program again.</source>
        <translation>Die Programmdatei {file} ist beschädigt ({fault}). Bitte installiere das Programm neu.</translation>
    </message>
    <message>
        <source>The program’s file {file} is damaged. Please install the program again.</source>
        <translation>Die Programmdatei {file} ist beschädigt. Bitte installiere das Programm neu.</translation>
    </message>
    <message>
        <source>Nothing stands there.</source>
        <translation>Dort steht nichts.</translation>
    </message>
    <message>
        <source>Six tasks are needed.</source>
        <translation>Sechs Aufgaben werden gebraucht.</translation>
    </message>
    <message>
        <source>Six dice with each colour once are needed.</source>
        <translation>Sechs Würfel mit jeder Farbe einmal werden gebraucht.</translation>
    </message>
    <message>
        <source>Each number must have each colour once.</source>
        <translation>Jede Zahl muss jede Farbe einmal haben.</translation>
    </message>
    <message>
        <source>The program’s file {file} is wrong at “{key}”: {fault} Please install the program again.</source>
        <translation>In der Programmdatei {file} stimmt „{key}“ nicht: {fault} Bitte installiere das Programm neu.</translation>
    </message>
    <message>
        <source>The program’s font {file} is missing. Please install the program again.</source>
        <translation>Die Schrift {file} des Programms fehlt. Bitte installiere das Programm neu.</translation>
    </message>
    <message>
        <source>The program’s help text {file} is missing. Please install the program again.</source>
        <translation>Der Hilfetext {file} des Programms fehlt. Bitte installiere das Programm neu.</translation>
    </message>
    <message>
        <source>The program’s file {file} was made for other rules. Please install the program again.</source>
        <translation>Die Programmdatei {file} gilt für andere Regeln. Bitte installiere das Programm neu.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>before: {totals}</source>
        <translation>bisher: {totals}</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Computer: {level}</translation>
    </message>
    <message>
        <source>{winners} wins with {points} points.</source>
        <translation>{winners} gewinnt mit {points} Punkten.</translation>
    </message>
    <message>
        <source>{winners} share the victory with {points} points each.</source>
        <translation>{winners} teilen sich den Sieg mit je {points} Punkten.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{winner}: {points}.</source>
        <translation>{winner}: {points}.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Games of {game} cannot be reviewed.</source>
        <translation>Für {game} gibt es keinen Rückblick.</translation>
    </message>
    <message>
        <source>The costliest decisions:</source>
        <translation>Die teuersten Entscheidungen:</translation>
    </message>
    <message>
        <source>No decision gave anything away.</source>
        <translation>Keine Entscheidung hat etwas verschenkt.</translation>
    </message>
    <message>
        <source>{loss}: line {line}, {seat}, {dice}: “{chosen}”. Better: “{best}”.</source>
        <translation>{loss}: Zeile {line}, {seat}, {dice}: „{chosen}“. Besser: „{best}“.</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} Punkte</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>The figures are the points to expect at the end, if everybody plays best from there.</source>
        <translation>Die Zahlen sind die Punkte, die am Ende zu erwarten sind, wenn von da an alle bestmöglich spielen.</translation>
    </message>
    <message>
        <source>The figures are the chance to win, if everybody plays best from there.</source>
        <translation>Die Zahlen sind die Gewinnchance, wenn von dort an alle bestmöglich spielen.</translation>
    </message>
    <message>
        <source>{luck} {skill}</source>
        <translation>{luck} {skill}</translation>
    </message>
    <message>
        <source>The dice gave {name} what is usual.</source>
        <translation>Die Würfel gaben {name} das Übliche.</translation>
    </message>
    <message>
        <source>The dice gave {name} {quantity} more than usual.</source>
        <translation>Die Würfel gaben {name} {quantity} mehr als üblich.</translation>
    </message>
    <message>
        <source>The dice gave {name} {quantity} less than usual.</source>
        <translation>Die Würfel gaben {name} {quantity} weniger als üblich.</translation>
    </message>
    <message>
        <source>The decisions cost {quantity}.</source>
        <translation>Die Entscheidungen haben {quantity} gekostet.</translation>
    </message>
    <message>
        <source>{number} points to expect</source>
        <translation>{number} Punkte zu erwarten</translation>
    </message>
    <message>
        <source>{number} chance to win</source>
        <translation>{number} Gewinnchance</translation>
    </message>
    <message>
        <source>{expected}, {chance} for “{aim}”</source>
        <translation>{expected}, {chance} für „{aim}“</translation>
    </message>
    <message>
        <source>The decisions cost nothing.</source>
        <translation>Die Entscheidungen haben nichts gekostet.</translation>
    </message>
    <message>
        <source>{game} – Review</source>
        <translation>{game} – Rückblick</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <translation>Der Verlauf des Spiels</translation>
    </message>
    <message>
        <source>Each mark is a turn.</source>
        <translation>Jedes Zeichen ist ein Zug.</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Turn {turn}, roll {roll}</source>
        <translation>Zug {turn}, Wurf {roll}</translation>
    </message>
    <message>
        <source>Turn {turn}, attempt {attempt}, roll {roll}</source>
        <translation>Zug {turn}, Versuch {attempt}, Wurf {roll}</translation>
    </message>
    <message>
        <source>this review</source>
        <translation>dieser Rückblick</translation>
    </message>
    <message>
        <source>luck {luck} · skill {skill}</source>
        <translation>Glück {luck} · Können {skill}</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>{game} – Review</source>
        <translation>{game} – Rückblick</translation>
    </message>
    <message>
        <source>Going through every decision …</source>
        <translation>Jede Entscheidung wird durchgegangen …</translation>
    </message>
    <message>
        <source>Show &amp;only decisions that cost something</source>
        <translation>&amp;Nur Entscheidungen zeigen, die etwas gekostet haben</translation>
    </message>
    <message>
        <source>&amp;Print or save …</source>
        <translation>&amp;Drucken oder speichern …</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <translation>Der Verlauf des Spiels</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
</context>
<context>
    <name>RollDots</name>
    <message>
        <source>Rolls used: {used} of {allowed}</source>
        <translation>Verbrauchte Würfe: {used} von {allowed}</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>You have {rolls} rolls, the first one with all dice. Set aside what you like and roll the rest; what lies aside may be rolled again later. You may stop after any roll.</source>
        <translation>Du hast {rolls} Würfe, den ersten mit allen Würfeln. Lege beiseite, was du willst, und würfle mit dem Rest; was beiseiteliegt, darf später wieder mit. Aufhören darfst du nach jedem Wurf.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Everybody rolls one die, and the highest begins; those who tie roll again. Then it goes round clockwise.</source>
        <translation>Alle werfen je einen Würfel, und der höchste beginnt; bei Gleichstand noch einmal. Dann geht es im Uhrzeigersinn weiter.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Computer: {level}</translation>
    </message>
    <message>
        <source>Seat {number}: {player}</source>
        <translation>Platz {number}: {player}</translation>
    </message>
    <message>
        <source>Begins the game</source>
        <translation>Beginnt das Spiel</translation>
    </message>
    <message>
        <source>Move up (Alt+↑)</source>
        <translation>Nach oben (Alt+↑)</translation>
    </message>
    <message>
        <source>Move down (Alt+↓)</source>
        <translation>Nach unten (Alt+↓)</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Diesen Platz entfernen</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Name von Platz {number}</translation>
    </message>
    <message>
        <source>Who plays at seat {number}</source>
        <translation>Wer auf Platz {number} spielt</translation>
    </message>
    <message>
        <source>{name} begins</source>
        <translation>{name} beginnt</translation>
    </message>
    <message>
        <source>Move {name} up</source>
        <translation>{name} nach oben</translation>
    </message>
    <message>
        <source>Move {name} down</source>
        <translation>{name} nach unten</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Two seats are called {name}: the later one will be {other}.</source>
        <translation>Zwei Plätze heißen {name}: Der spätere heißt dann {other}.</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>People and computers, in the order in which they sit.</source>
        <translation>Menschen und Computer, in der Reihenfolge, in der sie sitzen.</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>The dice decide who begins.</source>
        <translation>Die Würfel entscheiden, wer beginnt.</translation>
    </message>
    <message>
        <source>&amp;Resume: {game}</source>
        <translation>&amp;Fortsetzen: {game}</translation>
    </message>
    <message>
        <source>Add a p&amp;erson</source>
        <translation>&amp;Mensch dazu</translation>
    </message>
    <message>
        <source>Add a &amp;computer</source>
        <translation>&amp;Computer dazu</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Los</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings ({file}) could not be read, so the standard ones are used; your games are untouched.</source>
        <translation>Die Einstellungen ({file}) waren nicht zu lesen, darum gelten die üblichen; deine Spiele sind unberührt.</translation>
    </message>
    <message>
        <source>The settings could not be read, so the standard ones are used; your games are untouched, and the old file is kept as {file}.</source>
        <translation>Die Einstellungen waren nicht zu lesen, darum gelten die üblichen; deine Spiele sind unberührt, und die alte Datei liegt noch als {file} da.</translation>
    </message>
    <message>
        <source>The settings could not be saved in {file}, so they hold only until you quit; please look whether the disk is full or the file may be changed.</source>
        <translation>Die Einstellungen ließen sich nicht in {file} speichern und gelten darum nur bis zum Beenden; bitte sieh nach, ob die Platte voll ist oder die Datei geändert werden darf.</translation>
    </message>
    <message>
        <source>This program is portable, but its folder {folder} cannot be written ({fault}): you can play, but games and settings last only until you quit, so please make the folder writable or save a copy elsewhere.</source>
        <translation>Dieses Programm ist portabel, aber in seinen Ordner {folder} lässt sich nicht schreiben ({fault}): Du kannst spielen, aber Spiele und Einstellungen halten nur bis zum Beenden; bitte mach den Ordner beschreibbar oder speichere eine Kopie anderswo.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>slowly, with time to watch</source>
        <translation>langsam, mit Zeit zum Zuschauen</translation>
    </message>
    <message>
        <source>at a normal pace</source>
        <translation>in normalem Tempo</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>says nothing</source>
        <translation>sagt nichts</translation>
    </message>
    <message>
        <source>warns before more than 1 point is given away</source>
        <translation>warnt, bevor mehr als 1 Punkt verschenkt wird</translation>
    </message>
    <message>
        <source>warns before more than {number} points are given away</source>
        <translation>warnt, bevor mehr als {number} Punkte verschenkt werden</translation>
    </message>
    <message>
        <source>warns before more than {number} % of the value is given away</source>
        <translation>warnt, bevor mehr als {number} % vom Wert verschenkt werden</translation>
    </message>
    <message>
        <source>set that die aside, and bring it back</source>
        <translation>den Würfel beiseitelegen und zurückholen</translation>
    </message>
    <message>
        <source>choose that die to be rolled</source>
        <translation>den Würfel zum Würfeln wählen</translation>
    </message>
    <message>
        <source>are not shown</source>
        <translation>werden nicht gezeigt</translation>
    </message>
    <message>
        <source>stand in the sheet, for the dice being kept</source>
        <translation>stehen auf dem Blatt, für die beiseitegelegten Würfel</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>L&amp;ook</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>Dice &amp;tumble for</source>
        <translation>&amp;Würfel rollen</translation>
    </message>
    <message>
        <source>Computers &amp;play</source>
        <translation>&amp;Computer spielen</translation>
    </message>
    <message>
        <source>O&amp;dds</source>
        <translation>C&amp;hancen</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Trainer</translation>
    </message>
    <message>
        <source>&amp;Number keys</source>
        <translation>&amp;Zifferntasten</translation>
    </message>
    <message>
        <source>{number} ms</source>
        <translation>{number} ms</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>The result is on the clipboard, as words and as a picture.</source>
        <translation>Das Ergebnis liegt in der Zwischenablage, als Text und als Bild.</translation>
    </message>
    <message>
        <source>{seat}: {points}</source>
        <translation>{seat}: {points}</translation>
    </message>
    <message>
        <source>The game is still running.</source>
        <translation>Das Spiel läuft noch.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>{name}, whose turn it is</source>
        <translation>{name}, am Zug</translation>
    </message>
    <message>
        <source>{row}, being played</source>
        <translation>{row}, wird gerade gespielt</translation>
    </message>
    <message>
        <source>{name}, {row}: {content}</source>
        <translation>{name}, {row}: {content}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>{entry}</source>
        <translation>{entry}</translation>
    </message>
    <message>
        <source>crossed out</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>could enter {entry}</source>
        <translation>{entry} könnte eingetragen werden</translation>
    </message>
    <message>
        <source>could be crossed out</source>
        <translation>könnte gestrichen werden</translation>
    </message>
    <message>
        <source>could be struck</source>
        <translation>kann gestrichen werden</translation>
    </message>
    <message>
        <source>struck</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>1 chip</source>
        <translation>1 Chip</translation>
    </message>
    <message>
        <source>{number} chips</source>
        <translation>{number} Chips</translation>
    </message>
    <message>
        <source>one more can be taken</source>
        <translation>ein weiterer kann genommen werden</translation>
    </message>
    <message>
        <source>{content}, {note}</source>
        <translation>{content}, {note}</translation>
    </message>
    <message>
        <source>{content}, 1 point</source>
        <translation>{content}, 1 Punkt</translation>
    </message>
    <message>
        <source>{content}, {points} points</source>
        <translation>{content}, {points} Punkte</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Spiel {number}</translation>
    </message>
</context>
<context>
    <name>SheetCanvas</name>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
</context>
<context>
    <name>StarterRow</name>
    <message>
        <source>{choice} begins</source>
        <translation>{choice} beginnt</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The game’s file could not be made in {folder} ({fault}): it can be played, but is not kept when the program ends, so please make the folder writable, make room on the disk, or save a copy elsewhere.</source>
        <translation>Die Datei des Spiels ließ sich nicht in {folder} anlegen ({fault}): Du kannst spielen, aber das Spiel bleibt nicht erhalten, wenn das Programm endet; bitte mach den Ordner beschreibbar, schaff Platz auf der Platte oder speichere eine Kopie woanders.</translation>
    </message>
    <message>
        <source>The game could not be saved in {folder} ({fault}): it goes on in memory and is saved with the next action that succeeds, so please make room on the disk or save a copy elsewhere.</source>
        <translation>Das Spiel ließ sich nicht in {folder} speichern ({fault}): Es geht im Arbeitsspeicher weiter und wird beim nächsten Schritt gespeichert, der gelingt; bitte schaff Platz auf der Platte oder speichere eine Kopie woanders.</translation>
    </message>
    <message>
        <source>Another program has changed {file}, which was left as it is: the game goes on in memory, so please save a copy elsewhere.</source>
        <translation>Ein anderes Programm hat {file} verändert, die Datei bleibt so: Das Spiel geht im Arbeitsspeicher weiter, also speichere bitte eine Kopie woanders.</translation>
    </message>
    <message>
        <source>The finished game could not be put with the others ({fault}): it is kept as {file}, and the next start tries again.</source>
        <translation>Das beendete Spiel ließ sich nicht zu den anderen legen ({fault}): Es bleibt als {file} erhalten, und der nächste Start versucht es noch einmal.</translation>
    </message>
    <message>
        <source>The unplayed game {file} could not be removed ({fault}): nothing is lost, and you can remove it yourself.</source>
        <translation>Das ungespielte Spiel {file} ließ sich nicht entfernen ({fault}): Nichts ist verloren, und du kannst es selbst entfernen.</translation>
    </message>
    <message>
        <source>{file} could not be read ({fault}): it was left as it is, so please check the disk.</source>
        <translation>{file} war nicht zu lesen ({fault}): Die Datei wurde nicht verändert, bitte prüfe die Platte.</translation>
    </message>
    <message>
        <source>The copy {file} could not be written ({fault}): the game itself is kept, so please choose another place.</source>
        <translation>Die Kopie {file} konnte nicht geschrieben werden ({fault}): Das Spiel selbst ist gespeichert, bitte wähle einen anderen Ort.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The game is saved again.</source>
        <translation>Das Spiel ist wieder gespeichert.</translation>
    </message>
    <message>
        <source>Nothing can be played at this table now.</source>
        <translation>An diesem Tisch kann gerade nicht gespielt werden.</translation>
    </message>
    <message>
        <source>There is nothing to take back now.</source>
        <translation>Gerade gibt es nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>There is nothing to do again now.</source>
        <translation>Gerade gibt es nichts wiederherzustellen.</translation>
    </message>
    <message>
        <source>The last decision was taken back.</source>
        <translation>Die letzte Entscheidung wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>This game is played with real dice, which the table cannot take yet: it is only shown, and its file was left as it is.</source>
        <translation>Dieses Spiel wird mit echten Würfeln gespielt, die der Tisch noch nicht annehmen kann: Es wird nur gezeigt, und seine Datei wurde nicht verändert.</translation>
    </message>
    <message>
        <source>The dice are still falling. One moment, please.</source>
        <translation>Die Würfel fallen noch. Einen Moment, bitte.</translation>
    </message>
    <message>
        <source>All dice are set aside: bring one back.</source>
        <translation>Alle Würfel liegen beiseite: Hol einen zurück.</translation>
    </message>
    <message>
        <source>It is {seat}’s turn. Please wait a moment.</source>
        <translation>{seat} ist am Zug. Einen Moment bitte.</translation>
    </message>
    <message>
        <source>There is no die {number}.</source>
        <translation>Es gibt keinen Würfel {number}.</translation>
    </message>
    <message>
        <source>This roll takes all dice.</source>
        <translation>Dieser Wurf gilt allen Würfeln.</translation>
    </message>
    <message>
        <source>it took too long</source>
        <translation>es hat zu lange gedauert</translation>
    </message>
    <message>
        <source>The computer {seat} made a mistake ({reason}): nothing is lost, and the game goes on, because the table ends its turn by the rules.</source>
        <translation>Der Computer {seat} hat einen Fehler gemacht ({reason}): Nichts ist verloren, und das Spiel geht weiter, denn der Tisch beendet seinen Zug nach den Regeln.</translation>
    </message>
    <message>
        <source>{game}: {names} ({when})</source>
        <translation>{game}: {names} ({when})</translation>
    </message>
    <message>
        <source>“{wanted}” is still working out its tables: until it is ready, “{playing}” plays for {names}.</source>
        <translation>„{wanted}“ rechnet noch: Bis es fertig ist, spielt „{playing}“ für {names}.</translation>
    </message>
    <message>
        <source>“{wanted}” is ready and plays for {names} from now on.</source>
        <translation>„{wanted}“ ist fertig und spielt ab jetzt für {names}.</translation>
    </message>
    <message>
        <source>{reason} Until then “{playing}” plays for {names} in place of “{wanted}”.</source>
        <translation>{reason} Bis dahin spielt „{playing}“ für {names} anstelle von „{wanted}“.</translation>
    </message>
    <message>
        <source>{told} It will most likely be “{aim}” ({chance}).</source>
        <translation>{told} Am ehesten wird es „{aim}“ ({chance}).</translation>
    </message>
    <message>
        <source>{told} {chance} for this row.</source>
        <translation>{told} {chance} für diese Zeile.</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Roll-off</source>
        <translation>Stechen</translation>
    </message>
    <message>
        <source>to roll</source>
        <translation>ist am Zug</translation>
    </message>
    <message>
        <source>roll {number} of {all}</source>
        <translation>Wurf {number} von {all}</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} beginnt.</translation>
    </message>
</context>
<context>
    <name>Tasks</name>
    <message>
        <source>{colour} {number}</source>
        <translation>{colour} {number}</translation>
    </message>
    <message>
        <source>{number} {colour}</source>
        <translation>{number} {colour}</translation>
    </message>
    <message>
        <source>no {a}</source>
        <translation>kein {a}</translation>
    </message>
    <message>
        <source>no {a} die</source>
        <translation>kein {a}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keins davon</translation>
    </message>
    <message>
        <source>no {a} die and no {b} die</source>
        <translation>kein {a} und kein {b}</translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation>genau eins</translation>
    </message>
    <message>
        <source>exactly 1 {a} die</source>
        <translation>genau 1× {a}</translation>
    </message>
    <message>
        <source>exactly two</source>
        <translation>genau zwei</translation>
    </message>
    <message>
        <source>exactly 2 {a} dice</source>
        <translation>genau 2× {a}</translation>
    </message>
    <message>
        <source>one, no {b}</source>
        <translation>eins, kein {b}</translation>
    </message>
    <message>
        <source>exactly 1 {a} die and no {b} die</source>
        <translation>genau 1× {a} und kein {b}</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>beliebige Farbe</translation>
    </message>
    <message>
        <source>one colour exactly 3 times, whichever it is (two colours 3 times each do not count)</source>
        <translation>eine beliebige Farbe genau 3× (zwei Farben je 3× gelten nicht)</translation>
    </message>
    <message>
        <source>no colour</source>
        <translation>keine Farbe</translation>
    </message>
    <message>
        <source>no colour exactly 3 times</source>
        <translation>keine Farbe genau 3×</translation>
    </message>
    <message>
        <source>two pairs</source>
        <translation>zwei Paare</translation>
    </message>
    <message>
        <source>exactly two colours exactly 2 times each</source>
        <translation>genau zwei Farben je genau 2×</translation>
    </message>
    <message>
        <source>one colour exactly 4 times, whichever it is</source>
        <translation>eine beliebige Farbe genau 4×</translation>
    </message>
    <message>
        <source>3 colours</source>
        <translation>3 Farben</translation>
    </message>
    <message>
        <source>exactly 3 colours, however they are spread</source>
        <translation>genau 3 verschiedene Farben, beliebig verteilt</translation>
    </message>
    <message>
        <source>no colour exactly 2 times</source>
        <translation>keine Farbe genau 2×</translation>
    </message>
    <message>
        <source>more {a}</source>
        <translation>mehr {a}</translation>
    </message>
    <message>
        <source>more {a} dice than {b} dice</source>
        <translation>mehr {a} als {b}</translation>
    </message>
    <message>
        <source>as many</source>
        <translation>gleich oft</translation>
    </message>
    <message>
        <source>as many {a} dice as {b} dice (none of either counts too)</source>
        <translation>gleich oft {a} und {b} (beide keinmal gilt auch)</translation>
    </message>
    <message>
        <source>different</source>
        <translation>verschieden oft</translation>
    </message>
    <message>
        <source>not as many {a} dice as {b} dice</source>
        <translation>{a} und {b} verschieden oft</translation>
    </message>
    <message>
        <source>all different</source>
        <translation>alle verschieden</translation>
    </message>
    <message>
        <source>three different numbers of {a}, {b} and {c} dice</source>
        <translation>{a}, {b} und {c} alle drei verschieden oft</translation>
    </message>
    <message>
        <source>most {a}</source>
        <translation>am meisten {a}</translation>
    </message>
    <message>
        <source>more {a} dice than of every other colour</source>
        <translation>mehr {a} als von jeder anderen Farbe</translation>
    </message>
    <message>
        <source>There is no task “{task}”.</source>
        <translation>Es gibt keine Aufgabe „{task}“.</translation>
    </message>
</context>
<context>
    <name>Verification</name>
    <message>
        <source>The dice were real ones, typed in by people.</source>
        <translation>Es waren echte Würfel, von Menschen eingetippt.</translation>
    </message>
    <message>
        <source>The seed is not revealed yet: that happens when a finished game is left.</source>
        <translation>Der Startwert ist noch nicht offengelegt: Das geschieht, wenn ein beendetes Spiel verlassen wird.</translation>
    </message>
    <message>
        <source>Not every seed is revealed: the game went on with a new one where the first was not at hand.</source>
        <translation>Nicht jeder Startwert ist offengelegt: Die Partie ging mit einem neuen weiter, wo der erste nicht zur Hand war.</translation>
    </message>
    <message>
        <source>The revealed seed is not the one that was committed to.</source>
        <translation>Der offengelegte Startwert ist nicht der, der zugesagt war.</translation>
    </message>
    <message>
        <source>Line {line} does not show what the seed draws.</source>
        <translation>Zeile {line} zeigt nicht, was der Startwert zieht.</translation>
    </message>
    <message>
        <source>Every draw is what the seed says.</source>
        <translation>Jeder Wurf ist so, wie der Startwert es sagt.</translation>
    </message>
</context>
</TS>
