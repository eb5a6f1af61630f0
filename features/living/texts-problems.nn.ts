import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-problems.ts";

export const livingProblems: Translated<typeof nb.livingProblems> = {
  ReviewDayRequired: "Vel ein dato, eller vel at vurderinga ikkje har nokon dato",
  ReviewDayTooEarly: "Vel ein dato etter i dag",
  ReviewDayTooLate: "Vel ein dato innan fem år",
  ReviewReasonRequired: "Skriv kvifor datoen blir endra",
  ReviewReasonTooLong: "Skriv høgst 1000 teikn",
  CopyDiffers: "Arbeidsversjonen er ikkje lik den publiserte utgåva. Start eit nytt utkast og publiser det.",
  RetractionUnanswered:
    "Vurderinga byggjer på ein studie som er trekt tilbake. Start eit nytt utkast og ta stilling til studien.",
  ConfirmedLately:
    "Vurderinga er vurdert på nytt dei siste 30 dagane. Er noko endra sidan då, startar du eit nytt utkast.",
  SearchDayRequired: "Skriv kva dag de søkte på nytt",
  SearchedLater: "Vel i dag eller ein tidlegare dato",
  NothingToUndo: "Det er inga stadfesting å angre. Ho kan angrast i 30 dagar.",
};
