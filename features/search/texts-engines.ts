/** The name of the search in a browser's settings. docs/spec/site.md, Addresses */
export const openSearchDescription = (site: string): string => `Søk i ${site}`;
