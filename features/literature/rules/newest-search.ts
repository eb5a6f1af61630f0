type Searched = { readonly sections: readonly { readonly searches: readonly { readonly date: string }[] }[] };

/** The day of the newest search as readers get it, ISO; undefined without any. */
export const newestSearchDay = (blocks: readonly Searched[]): string | undefined =>
  blocks
    .flatMap(({ sections }) => sections)
    .flatMap(({ searches }) => searches.map(({ date }) => date))
    .filter((date) => date !== "")
    .toSorted()
    .at(-1);
