import {
  type CellAddress,
  type FieldAddress,
  type FieldStore,
  fieldKey,
  isCell,
  isHeading,
} from "../../../../platform/editing/saving/index.ts";
import { plainTextOf } from "../../../../platform/pure/rich-text/index.ts";
import type { Cells, FieldValue } from "../../../../platform/pure/saving/index.ts";
import type { WorkingCopyView } from "../../../assessment/calls.ts";
import { chosenTexts } from "../../../block/rules/index.ts";
import { cellsThatCount } from "../../../economy/rules/index.ts";
import { cellText, columnLabel } from "../../../history/screens/index.ts";
import { type AuthorBlock, fieldValue } from "../../../kinds/rules/index.ts";
import { rowsIn } from "../loaded-revision.ts";

/** A field of the form with what is written in it, saved or not, as plain words. */
export type FormText = { readonly address: FieldAddress; readonly text: string };

/** Rich text as it is stored begins with one of these; a plain text may begin with «<0,05». */
const isRichText = (text: string): boolean => /^<(?:p|pre|ul|ol)\b/.test(text);
const plain = (text: string): string => (isRichText(text) ? plainTextOf(text) : text);

/** The words that people wrote or chose: no label of a row, and no key of an option. */
const blockWords = (block: AuthorBlock, value: FieldValue): string =>
  block.kind === "Select" || block.kind === "RelationSelector"
    ? chosenTexts({ options: block.options, chosen: [value].flat() }).join("\n")
    : [value].flat().map(plain).join("\n");

/** The words of a cell as the form shows them. Empty for one that people do not write. */
const cellWords = ({ of, column }: CellAddress, value: FieldValue): string =>
  columnLabel(of, column) === null
    ? ""
    : [value]
        .flat()
        .map((text) => cellText(of, column, plain(text)))
        .join("");

/** The cells of a row that show: while a workbook counts, its numbers stand in the place of those by hand. */
const shownCells = (block: AuthorBlock, of: CellAddress["of"], cells: Cells): Cells =>
  of === "economy" && block.kind === "EconomyEvaluation" ? cellsThatCount(block.workbook?.cells, cells) : cells;

const loadedIn = (block: AuthorBlock): readonly (readonly [FieldAddress, FieldValue])[] => {
  const { contentGuid } = block;
  const value = fieldValue(block);
  return [
    ...(value === undefined ? [] : [[{ block: contentGuid }, value] as const]),
    ...rowsIn(block).flatMap(({ of, row }) =>
      Object.entries(shownCells(block, of, row.cells)).map(
        ([column, text]) => [{ block: contentGuid, of, part: "", row: row.id, column }, text] as const,
      ),
    ),
  ];
};

/** The texts of one block: what this page holds stands for what was loaded. */
function textsOf(block: AuthorBlock, store: FieldStore): readonly FormText[] {
  const isIn = (address: FieldAddress) => !isHeading(address) && address.block === block.contentGuid;
  const written = store
    .written()
    .flatMap(({ address, field }) => (isIn(address) ? [[address, field.text] as const] : []));
  const all = new Map([...loadedIn(block), ...written].map((each) => [fieldKey(each[0]), each]));
  return [...all.values()].map(([address, value]) => ({
    address,
    text: isCell(address) ? cellWords(address, value) : blockWords(block, value),
  }));
}

type Section = WorkingCopyView["sections"][number];

/** The sections that show, each with the texts in it. */
export const formTexts = (sections: readonly Section[], store: FieldStore) =>
  sections.map((section) => ({
    section,
    texts: section.blocks.filter(({ hiddenByRule }) => !hiddenByRule).flatMap((block) => textsOf(block, store)),
  }));
