/** Labels of the decisions on a reading page. The outcomes and results are in `texts.ts`. */
export const decidedTexts = {
  /** Those who decided, by their kind. */
  organizations: { organization: "helseforetak", municipality: "kommuner", both: "virksomheter" },
  columns: {
    organization: "Virksomhet",
    outcome: "Beslutning",
    why: "Vilkår eller begrunnelse",
    decided: "Besluttet",
    followUp: "Følges opp",
    result: "Resultat",
  },
  by: "Besluttet av",
  responsible: "Følges opp av",
  followUpOn: "Følges opp innen",
  until: "Utsatt til",
  within: (day: string) => `innen ${day}`,
  untilDay: (day: string) => `til ${day}`,
  /** «Delvis (01.03.2027)» */
  result: (result: string, day: string) => `${result} (${day})`,
} as const;
