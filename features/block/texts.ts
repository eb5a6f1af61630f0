/** Texts of blocks for readers; the editor's own are in `features/editor/texts.ts`. */
export const blocksTexts = {
  /** docs/spec/blocks.md, Text */
  notFilledIn: "Ikke utfylt",
  /** Stands in a text field that is hidden when published. */
  hidden: "Informasjonen er skjult",
  /** In place of an embedded search. docs/spec/search.md, Embedded search */
  searchUnavailable: "Søk er ikke tilgjengelig i forhåndsvisning eller når mini-metodevurderingen er publisert!",
  unknown: (block: string) => `Kunne ikke laste ${block} vue component`,
} as const;
