import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-problems.ts";

export const economyProblems: Translated<typeof nb.economyProblems> = {
  NotAWholeNumber: "Skriv eit heilt tal, utan desimalar",
  TooManyDigits: "Skriv eit tal med høgst ti siffer",
  MayNotBeNegative: "Skriv null eller eit tal over null",
  LowAboveNumber: "Skriv eit lågt anslag som ikkje er høgare enn talet sjølv",
  HighBelowNumber: "Skriv eit høgt anslag som ikkje er lågare enn talet sjølv",
  OutsideRange: "Skriv eit tal mellom det låge og det høge anslaget",
  NotAWorkbook: "Fila må vere eit rekneark i Excel-format (.xls eller .xlsx)",
  WorkbookHasMacros: "Reknearket inneheld makroar. Lagre det som .xlsx utan makroar, og last opp på nytt.",
  WorkbookTooLargeInside:
    "Reknearket er for stort når det blir pakka ut. Last ned det tomme reknearket og fyll ut det.",
  WorkbookDamaged: "Fila er skada og kan ikkje opnast. Lagre fila på nytt i Excel, og last opp på nytt.",
  WorkbookHasLinks: "Reknearket hentar tal frå andre filer. Lim inn tala som verdiar, og last opp på nytt.",
  WorkbookUnreadable: "Reknearket kan ikkje lesast. Lagre det på nytt utan passord, og last opp på nytt.",
  OtherWorkbook:
    "Dette er ikkje reknearket vårt, eller overskriftene i det er endra. Last ned reknearket her og fyll ut det.",
  WorkbookEmpty: "Det står ingen tal i reknearket. Fyll det ut, og last opp på nytt.",
  OnlyOneFile: "Her er det plass til berre éi fil",
};
