/** What the blocks of an assessment say to those who read it; the editor's own words are in `author.ts`. */
export const blocksTexts = {
  /** A sections 5 and 8. */
  notFilledIn: "Ikke utfylt",
  /** Stands in a text field that is hidden when published. */
  hidden: "Informasjonen er skjult",
  /** A section 8: stands where an embedded search would be. */
  searchUnavailable: "Søk er ikke tilgjengelig i forhåndsvisning eller når mini-metodevurderingen er publisert!",
  unknown: (block: string) => `Kunne ikke laste ${block} vue component`,
} as const;
