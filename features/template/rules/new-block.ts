import type { BlockKind, FieldBlock, SectionBlock } from "../../kinds/rules/index.ts";

/** The kinds of block that an administrator may add. The others need rules or parts of the product around them. */
export const addableKinds = [
  "TextEditor",
  "Text",
  "Select",
  "Heading",
  "File",
  "PdfUpload",
  "ImageUpload",
  "Table",
] as const satisfies readonly BlockKind[];

const MOST_LETTERS = 40;

/** A block's key, made from its title; with a number behind it where another has that key. */
export function keyFrom(title: string, isTaken: (key: string) => boolean): string {
  const letters = title
    .toLowerCase()
    .replaceAll("æ", "ae")
    .replaceAll("ø", "o")
    .replaceAll("å", "a")
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MOST_LETTERS)
    .replace(/^-+|-+$/g, "");
  const key = letters === "" ? "felt" : letters;
  let next = key;
  for (let number = 2; isTaken(next); number += 1) next = `${key}-${number}`;
  return next;
}

/** A name for a new option: what stored answers call it. */
export function nextOption(taken: ReadonlySet<unknown>): string {
  let number = 1;
  while (taken.has(`svar-${number}`)) number += 1;
  return `svar-${number}`;
}

export const newSection = (key: string, title: string, isSecondLevelSection: boolean): SectionBlock => ({
  kind: "Section",
  key,
  title,
  showInLeftMenu: true,
  ...(isSecondLevelSection ? { isSecondLevelSection } : {}),
  blocks: [],
});

const row = () => ({ label: "" });

/** A block as it begins; null for a kind that nobody adds. */
export function newField(kind: BlockKind, key: string, title: string): FieldBlock | null {
  const block = { key, title };
  switch (kind) {
    case "Select":
      return { kind, ...block, selectType: "radiobuttons", options: [] };
    case "Heading":
      return { kind, ...block, level: 3 };
    case "Table":
      return { kind, ...block, rows: [row(), row(), row(), row()] };
    case "Text":
    case "TextEditor":
    case "File":
    case "PdfUpload":
    case "ImageUpload":
      return { kind, ...block };
    default:
      return null;
  }
}
