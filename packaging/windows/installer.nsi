; The installer for Windows: 64-bit, for the person who runs it (no administrator), English and German.
; Compiled by ../windows_installer.py, which gives the defines
;   VERSION (0.1.0), FILE_VERSION (0.1.0.0), SIZE_KB, ICON, PICTURE, OUT_FILE
; and FILE_LIST, a script with the macros PutFiles and RemoveFiles: what is installed is named file by file,
; and nothing else is ever removed.
;   setup.exe /S [/D=C:\Folder]   installs, or replaces an older version, without a question
;   uninstall.exe /S              removes it again; games and settings stay
; Exit status 0, or 2 where the program is running and cannot be replaced or removed.

Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS all
CRCCheck force
AllowSkipFiles off

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh

!define PRODUCT "Kribbeln Desktop"
!define PUBLISHER "The Kribbeln Desktop authors"
!define PROGRAM "kribbeln-desktop.exe"
!define DATA "$LOCALAPPDATA\kribbeln-desktop"
!define RECORD_TYPE "KribbelnDesktop.Record"
!define CLASSES "Software\Classes"
!define APPS_ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\KribbelnDesktop"
!define TYPES_CHANGED "System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'"

!include "${FILE_LIST}"

Name "${PRODUCT}"
OutFile "${OUT_FILE}"
InstallDir "$LOCALAPPDATA\Programs\${PRODUCT}"
InstallDirRegKey HKCU "${APPS_ENTRY}" "InstallLocation"
BrandingText "${PRODUCT} ${VERSION}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PICTURE}"
!define MUI_WELCOMEFINISHPAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_ABORTWARNING
!define MUI_WELCOMEPAGE_TEXT "$(WELCOME)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(DATA_STAYS)"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString WELCOME ${LANG_ENGLISH} "The dice games are installed for this user account only; no administrator is needed.$\r$\n$\r$\nA version that is there already is replaced. Games, statistics and settings stay as they are.$\r$\n$\r$\n$_CLICK"
LangString WELCOME ${LANG_GERMAN} "Die Würfelspiele werden nur für dieses Benutzerkonto installiert; ein Administrator ist dafür nicht nötig.$\r$\n$\r$\nEine vorhandene Version wird ersetzt. Spiele, Statistiken und Einstellungen bleiben, wie sie sind.$\r$\n$\r$\n$_CLICK"
LangString DATA_STAYS ${LANG_ENGLISH} "The program is removed. Games, statistics and settings stay in ${DATA} and are found again by a later version."
LangString DATA_STAYS ${LANG_GERMAN} "Das Programm wird entfernt. Spiele, Statistiken und Einstellungen bleiben in ${DATA} und sind bei einer späteren Installation wieder da."
LangString RUNNING ${LANG_ENGLISH} "${PRODUCT} is running. Please close it, then try again; the game goes on where it was."
LangString RUNNING ${LANG_GERMAN} "${PRODUCT} läuft noch. Bitte schließen und noch einmal versuchen; das Spiel geht danach weiter, wo es war."
LangString TOO_OLD ${LANG_ENGLISH} "${PRODUCT} needs Windows 10 or newer."
LangString TOO_OLD ${LANG_GERMAN} "${PRODUCT} braucht Windows 10 oder neuer."
LangString RECORD ${LANG_ENGLISH} "Kribbeln game record"
LangString RECORD ${LANG_GERMAN} "Kribbeln-Spielaufzeichnung"
LangString ABOUT ${LANG_ENGLISH} "A table for a family's dice games"
LangString ABOUT ${LANG_GERMAN} "Ein Tisch für die Würfelspiele der Familie"

VIProductVersion "${FILE_VERSION}"
VIFileVersion "${FILE_VERSION}"
!macro VersionTexts LANGUAGE DESCRIPTION
  VIAddVersionKey /LANG=${LANGUAGE} "ProductName" "${PRODUCT}"
  VIAddVersionKey /LANG=${LANGUAGE} "ProductVersion" "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} "FileVersion" "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} "FileDescription" "${DESCRIPTION}"
  VIAddVersionKey /LANG=${LANGUAGE} "CompanyName" "${PUBLISHER}"
  VIAddVersionKey /LANG=${LANGUAGE} "LegalCopyright" "© 2026 ${PUBLISHER}, MIT"
!macroend
!insertmacro VersionTexts ${LANG_ENGLISH} "${PRODUCT} Setup"
!insertmacro VersionTexts ${LANG_GERMAN} "${PRODUCT} Installation"

; A program that runs cannot be opened for writing. Asks to close it, or ends with status 2 where nobody is asked.
!macro WaitUntilEnded FILE
  ${If} ${FileExists} "${FILE}"
    ${Do}
      ClearErrors
      FileOpen $R0 "${FILE}" a
      ${IfNot} ${Errors}
        FileClose $R0
        ${ExitDo}
      ${EndIf}
      ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDCANCEL`
        Abort "$(RUNNING)"
      ${EndIf}
    ${Loop}
  ${EndIf}
!macroend
!macro WaitUntilClosed FOLDER
  !insertmacro WaitUntilEnded "${FOLDER}\kribbeln-desktop.exe"
  !insertmacro WaitUntilEnded "${FOLDER}\kribbeln.exe"
!macroend

; What an older version brought, its own uninstaller knows best. It runs as a copy, so that it can delete itself.
Function RemoveOldVersion
  ReadRegStr $0 HKCU "${APPS_ENTRY}" "InstallLocation"
  ${If} $0 == ""
  ${OrIfNot} ${FileExists} "$0\uninstall.exe"
    Return
  ${EndIf}
  !insertmacro WaitUntilClosed $0
  InitPluginsDir
  CopyFiles /SILENT "$0\uninstall.exe" "$PLUGINSDIR\old.exe"
  ExecWait '"$PLUGINSDIR\old.exe" /S /FILES _?=$0' $1
  ${If} $1 <> 0
    Abort "$(RUNNING)"
  ${EndIf}
FunctionEnd

Function .onInit
  ${IfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

Section
  !insertmacro WaitUntilClosed $INSTDIR
  Call RemoveOldVersion
  !insertmacro PutFiles
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${PRODUCT}.lnk" "$INSTDIR\${PROGRAM}" "" "" "" "" "" "$(ABOUT)"

  WriteRegStr HKCU "${CLASSES}\.kribbeln" "" "${RECORD_TYPE}"
  WriteRegStr HKCU "${CLASSES}\.kribbeln" "Content Type" "application/x-kribbeln"
  WriteRegStr HKCU "${CLASSES}\.kribbeln\OpenWithProgids" "${RECORD_TYPE}" ""
  WriteRegStr HKCU "${CLASSES}\${RECORD_TYPE}" "" "$(RECORD)"
  WriteRegStr HKCU "${CLASSES}\${RECORD_TYPE}\DefaultIcon" "" '"$INSTDIR\${PROGRAM}",0'
  WriteRegStr HKCU "${CLASSES}\${RECORD_TYPE}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'

  WriteRegStr HKCU "${APPS_ENTRY}" "DisplayName" "${PRODUCT}"
  WriteRegStr HKCU "${APPS_ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${APPS_ENTRY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${APPS_ENTRY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${APPS_ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${APPS_ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${APPS_ENTRY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${APPS_ENTRY}" "EstimatedSize" ${SIZE_KB}
  WriteRegDWORD HKCU "${APPS_ENTRY}" "NoModify" 1
  WriteRegDWORD HKCU "${APPS_ENTRY}" "NoRepair" 1
  ${TYPES_CHANGED}
SectionEnd

; Takes back what was written for the system, but leaves the type .kribbeln to a program that has taken it over.
Function un.RemoveEntries
  Delete "$SMPROGRAMS\${PRODUCT}.lnk"
  ReadRegStr $0 HKCU "${CLASSES}\.kribbeln" ""
  ${If} $0 == "${RECORD_TYPE}"
    DeleteRegValue HKCU "${CLASSES}\.kribbeln" ""
    DeleteRegValue HKCU "${CLASSES}\.kribbeln" "Content Type"
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\.kribbeln\OpenWithProgids" "${RECORD_TYPE}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.kribbeln\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.kribbeln"
  DeleteRegKey HKCU "${CLASSES}\${RECORD_TYPE}"
  DeleteRegKey HKCU "${APPS_ENTRY}"
  ${TYPES_CHANGED}
FunctionEnd

Section Uninstall
  !insertmacro WaitUntilClosed $INSTDIR
  !insertmacro RemoveFiles
  Delete "$INSTDIR\uninstall.exe"
  SetOutPath "$TEMP"
  RMDir "$INSTDIR"
  ${GetParameters} $1
  ClearErrors
  ${GetOptions} $1 "/FILES" $2
  ${If} ${Errors}
    Call un.RemoveEntries
  ${EndIf}
SectionEnd
