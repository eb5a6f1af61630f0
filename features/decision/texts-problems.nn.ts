import type * as nb from "./texts-problems.ts";

export const decisionProblems: typeof nb.decisionProblems = {
  NoEditionStands: "Vurderinga er ikkje publisert. Dette gjeld berre ei utgåve som er publisert.",
  InitiatorNeverAsked: "Adressa er den til forslagsstillaren, som ikkje avgjer. Spør ein annan.",
  InitiatorNeverDecides: "Du har skrive vurderinga. Be ein annan registrere avgjerda.",
  DecisionOrganizationUnknown: "Vel eit helseføretak eller ein kommune frå lista",
  OutcomeRequired: "Vel kva som er avgjort",
  ConditionsRequired: "Skriv vilkåra",
  DecisionReasonRequired: "Skriv grunngivinga",
  MeasureRequired: "Skriv kva som skal målast",
  ResponsibleRequired: "Skriv rolla eller eininga som følgjer opp",
  DecisionTextTooLong: "Skriv høgst 1000 teikn",
  DecisionLineTooLong: "Skriv høgst 100 teikn",
  DecidedLater: "Vel i dag eller ein tidlegare dato",
  FollowUpTooEarly: "Vel ein seinare dato",
  FollowUpTooLate: "Vel ein dato innan fem år",
  ResultRequired: "Vel korleis det gjekk",
  CorrectionTooLate: "Avgjerda kunne rettast med lenka i 14 dagar. Be redaksjonen om å rette avgjerda.",
};
