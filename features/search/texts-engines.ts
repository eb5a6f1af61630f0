/** What a browser shows of the search in its settings. docs/spec/site.md, Addresses */
export const openSearchDescription = (site: string): string => `Søk i ${site}`;
