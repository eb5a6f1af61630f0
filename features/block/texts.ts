/** Texts of blocks for readers; the editor's own are in `features/editor/texts.ts`. */
export const blocksTexts = {
  notFilledIn: "Ikke utfylt",
  /** Stands in a text field that is hidden when published. */
  hidden: "Informasjonen er skjult",
  /** In place of an embedded search. features/search/README.md */
  searchUnavailable: "Søk er ikke tilgjengelig i forhåndsvisning eller når mini-metodevurderingen er publisert!",
  unknown: (block: string) => `Kunne ikke laste ${block} vue component`,
} as const;
