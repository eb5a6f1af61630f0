/** The newest of the days of searches, ISO; undefined where no search has one. */
export const newestDay = (days: readonly string[]): string | undefined =>
  days
    .filter((day) => day !== "")
    .toSorted()
    .at(-1);

type Searched = { readonly sections: readonly { readonly searches: readonly { readonly date: string }[] }[] };

/** The day of the newest search as readers get it, ISO; undefined without any. */
export const newestSearchDay = (blocks: readonly Searched[]): string | undefined =>
  newestDay(blocks.flatMap(({ sections }) => sections.flatMap(({ searches }) => searches.map(({ date }) => date))));
