/** The messages of the rules of decisions, by the rule's kind. */
export const decisionProblems: Readonly<Record<string, string>> = {
  NoEditionStands: "Vurderingen er ikke publisert. Dette gjelder bare en utgave som er publisert.",
  InitiatorNeverAsked: "Adressen er forslagsstillerens, som ikke bestemmer. Spør en annen.",
  InitiatorNeverDecides: "Du har skrevet vurderingen. Be en annen registrere beslutningen.",
  DecisionOrganizationUnknown: "Velg et helseforetak eller en kommune fra listen",
  OutcomeRequired: "Velg hva som er besluttet",
  ConditionsRequired: "Skriv vilkårene",
  DecisionReasonRequired: "Skriv begrunnelsen",
  MeasureRequired: "Skriv hva som skal måles",
  ResponsibleRequired: "Skriv rollen eller enheten som følger opp",
  DecisionTextTooLong: "Skriv høyst 1000 tegn",
  DecisionLineTooLong: "Skriv høyst 100 tegn",
  DecidedLater: "Velg i dag eller en tidligere dato",
  FollowUpTooEarly: "Velg en senere dato",
  FollowUpTooLate: "Velg en dato innen fem år",
  ResultRequired: "Velg hvordan det gikk",
  CorrectionTooLate: "Beslutningen kunne rettes med lenken i 14 dager. Be redaksjonen om å rette den.",
};
