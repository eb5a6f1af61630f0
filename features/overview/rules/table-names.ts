/** The tables of the overview, in the order of the page. Each is a CSV too. */
export const overviewTables = [
  "pipeline",
  "left",
  "published",
  "outcomes",
  "follow-up",
  "results",
  "living",
  "quality",
  "retracted",
  "languages",
] as const;
export type OverviewTable = (typeof overviewTables)[number];
