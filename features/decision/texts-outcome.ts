import type { Outcome } from "./rules/index.ts";

/** In a file of its own, because a page of the search loads it. */
export const decisionOutcomeTexts = {
  introduced: "Innført",
  conditional: "Innført på vilkår",
  "not-introduced": "Ikke innført",
  postponed: "Utsatt",
  "phased-out": "Faset ut",
} as const satisfies Record<Outcome, string>;
