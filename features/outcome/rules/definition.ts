import { withPublicAddresses } from "../../../platform/pure/link/index.ts";
import { isBlank } from "../../../platform/pure/rich-text/index.ts";
import { type Definition, type ExampleTexts, exampleRow } from "../../block/rules/definition.ts";
import { authorRow, type Row } from "../../block/rules/row.ts";
import { outcomeParts } from "./document.ts";
import { OUTCOMES_PART, outcomeColumns } from "./index.ts";
import type { OutcomeTable } from "./schema.ts";
import { outcomeSheet } from "./sheet.ts";

/** The method and the comparison, in the order in which SaveSchemaItem saves them. */
const textsOf = (value: readonly string[] | null) => {
  const [interventionInText = "", comparatorInText = ""] = value ?? [];
  return { interventionInText, comparatorInText };
};

/** The written cells that readers get. Without studies the form hides the numbers and the certainty, and so do we. */
const written = (cells: Row["cells"]): Record<string, string> =>
  Object.fromEntries(
    outcomeColumns.flatMap(({ key, group }) => {
      if (cells.noStudies === "ja" && group !== "outcome" && key !== "comment") return [];
      const text = withPublicAddresses(cells[key] ?? "");
      return isBlank(text) ? [] : [[key, text]];
    }),
  );

/** A critical outcome is assessed when its certainty is chosen or can be derived, or when no study measured it. */
const isAssessed = ({ importance = "", certainty = "", start = "", noStudies = "" }: Row["cells"]): boolean =>
  importance !== "critical" || certainty !== "" || start !== "" || noStudies !== "";

const isNamed = ({ cells }: Pick<Row, "cells">): boolean => !isBlank(cells.name ?? "");
const hasNameOnly = ({ cells }: Pick<Row, "cells">): boolean => {
  const { name = "", kind: _kind, ...others } = cells;
  return !isBlank(name) && Object.values(others).every(isBlank);
};

const exampleOutcome = ({ name }: ExampleTexts): Record<string, string> => ({
  name,
  nameInText: name.toLowerCase(),
  kind: "event",
  desirable: "less",
  importance: "critical",
  studies: "3",
  participants: "1204",
  "baseline.1.value": "110",
  measure: "RR",
  effect: "0.74",
  effectLow: "0.55",
  effectHigh: "0.95",
  start: "randomised",
  imprecision: "-1",
  certaintyWhy: name,
});

/** The columns that a new assessment about the same method may copy: the outcome itself, never a number or a certainty. */
const reusedColumns = ["name", "nameInText", "kind", "desirable", "words", "importance", "followUp", "importantFrom"];

/** The outcomes of a method, one in each row, with effect and certainty: a Summary of Findings table. */
export const outcomeTable: Definition<OutcomeTable> = {
  number: 20,
  mayBeMandatory: true,
  mayStandInReview: false,
  value: {
    read: (stored) => (Array.isArray(stored) ? stored : null),
    accept: (_block, given) =>
      typeof given !== "string" && given.length === 2
        ? { ok: true, value: given }
        : { ok: false, because: { kind: "OutcomesNeedTwoTexts" } },
    ofAuthor: ({ interventionInText, comparatorInText }) => [interventionInText, comparatorInText],
    isRichText: false,
  },
  feeding: { kind: "rows" },
  isFilled: ({ rows }) => rows.some(isNamed) && rows.every(({ cells }) => isAssessed(cells)),
  isUnfinished: ({ rows }) => rows.some(hasNameOnly),
  isBegun: ({ rows, interventionInText, comparatorInText }) =>
    rows.length > 0 || !isBlank(interventionInText) || !isBlank(comparatorInText),
  example: (_block, texts) => ({
    value: [texts.name, texts.name],
    rows: [exampleRow(1, OUTCOMES_PART, exampleOutcome(texts))],
  }),
  author: ({ block, value, rows }) => ({
    kind: "OutcomeTable",
    helps: { ...block.helps },
    ...textsOf(value),
    rows: rows.map((row) => ({ ...authorRow(row), cells: { ...row.cells } })),
  }),
  reader: ({ value, rows }) => {
    const named = rows.filter(isNamed);
    if (named.length === 0) return null;
    return {
      kind: "OutcomeTable",
      ...textsOf(value),
      outcomes: named.map(({ id, cells }) => ({ id, cells: written(cells) })),
    };
  },
  standsAlone: true,
  searchText: ({ outcomes }) =>
    outcomes.flatMap(({ cells }) => [cells.name ?? "", cells.certaintyWhy ?? "", cells.comment ?? ""]),
  document: outcomeParts,
  reuse: ({ outcomes }) => ({
    kind: "rows",
    rows: outcomes.map(({ cells }) => ({
      part: OUTCOMES_PART,
      cells: Object.fromEntries(reusedColumns.map((column) => [column, cells[column] ?? ""])),
    })),
  }),
  appendix: null,
  sheets: outcomeSheet,
  references: null,
};
