import type { Cells } from "../../../platform/pure/saving/index.ts";
import type { RowColumn, RowKind } from "../../row/screens/index.ts";
import { ALT_MAX, imageCellsOf } from "../rules/index.ts";
import { imageRowTexts, imageTexts } from "../texts.ts";

export const altColumn: RowColumn = {
  key: "alt",
  type: "lines",
  label: imageTexts.alt,
  hint: imageTexts.altHint,
  maxLength: ALT_MAX,
  required: true,
};

export const decorativeColumn: RowColumn = {
  key: "decorative",
  type: "check",
  label: imageTexts.decorative,
  hint: imageTexts.decorativeHint,
};

/** The texts of an image, for copying. */
export const wordsOfImage = (cells: Cells): string => {
  const { imageName, alt } = imageCellsOf(cells);
  return [imageName, alt].filter((text) => text !== "").join(": ");
};

/** Images as kind of rows. They are always open for change, so nothing is shown of a closed one. */
export const imageKind: RowKind = {
  of: "image",
  texts: imageRowTexts,
  spins: { create: 0, update: 0, delete: 0 },
  columns: () => [altColumn, decorativeColumn],
  faultsOf: () => [],
  nameOf: (cells) => imageCellsOf(cells).imageName,
  View: () => null,
};
