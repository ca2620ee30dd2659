; Stands in for the program where ../check_windows.py tries the installer without a Windows build: notes what it was
; started with in the file opened.txt in the folder of temporary files, and waits as long as a file "wait" lies there.

Unicode true
Target amd64-unicode
RequestExecutionLevel user
SilentInstall silent
Name "Stand-in"
OutFile "${OUT_FILE}"

!include FileFunc.nsh
!include LogicLib.nsh

Section
  ${GetParameters} $0
  FileOpen $1 "$TEMP\opened.txt" w
  FileWriteUTF16LE $1 "$0"
  FileClose $1
  ${While} ${FileExists} "$TEMP\wait"
    Sleep 100
  ${EndWhile}
SectionEnd
