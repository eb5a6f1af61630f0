/**
 * The block kinds of a template and the numbers that templates may use for them (A section 2, "Schema block kinds").
 * The names are also the `blockType` on the wire.
 */
export const BLOCK_KIND_NUMBERS = {
  Section: 0,
  PeerReviewSection: 1,
  PublishSection: 2,
  Select: 4,
  Text: 5,
  TextEditor: 6,
  Search: 7,
  File: 8,
  EconomyEvaluation: 9,
  Table: 12,
  LiteratureSearch: 13,
  EvidenceTable: 14,
  RelationSelector: 15,
  ImageUpload: 16,
  Heading: 17,
  EconomyMunicipality: 18,
  PdfUpload: 19,
} as const;

export type BlockKind = keyof typeof BLOCK_KIND_NUMBERS;

const isBlockKind = (name: string): name is BlockKind => Object.hasOwn(BLOCK_KIND_NUMBERS, name);

/** Every block kind, in the order of the numbers. */
export const BLOCK_KINDS: readonly BlockKind[] = Object.keys(BLOCK_KIND_NUMBERS).filter(isBlockKind);

/**
 * The kind that a name or a number means: `"texteditor"`, `"TextEditor"`, `6` and `"6"` are the same kind.
 * Names compare without regard to case. `undefined` when no kind is meant, which the screens show as an unknown block.
 */
export const blockKindOf = (nameOrNumber: string | number): BlockKind | undefined => {
  const asked = String(nameOrNumber).trim().toLowerCase();
  return BLOCK_KINDS.find((kind) => kind.toLowerCase() === asked || String(BLOCK_KIND_NUMBERS[kind]) === asked);
};
