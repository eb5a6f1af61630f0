import { isBlank } from "../../../platform/pure/rich-text/index.ts";
import { headingPart, paragraph } from "../../document/rules/index.ts";
import { type Definition, feedsNothing } from "../rules/definition.ts";
import type { Table } from "./schema.ts";

/** PICO: four texts that are saved together. Filled when all four are written. */
export const table: Definition<Table> = {
  number: 12,
  mayBeMandatory: true,
  mayStandInReview: false,
  value: {
    read: (stored) => (Array.isArray(stored) ? stored : null),
    accept: (_block, given) =>
      typeof given !== "string" && given.length === 4
        ? { ok: true, value: given }
        : { ok: false, because: { kind: "TableNeedsFourTexts" } },
    ofAuthor: (view) => view.rows.map((row) => row.text),
    isRichText: false,
  },
  feeding: feedsNothing,
  isFilled: ({ value }) => value !== null && value.length === 4 && !value.some(isBlank),
  isUnfinished: null,
  isBegun: ({ rows }) => !rows.every(({ text }) => isBlank(text)),
  example: ({ rows }, { line }) => ({ value: rows.map(() => line) }),
  author: ({ block, value }) => ({
    kind: "Table",
    rows: block.rows.map((row, at) => ({ title: row.label, help: row.helpText ?? "", text: value?.[at] ?? "" })),
  }),
  reader: ({ block, value }) => ({
    kind: "Table",
    rows: block.rows.map((row, at) => ({ title: row.label, text: value?.[at] ?? "" })),
  }),
  standsAlone: true,
  searchText: (view) => view.rows.map((row) => row.text),
  reuse: (view) => ({ kind: "value", value: view.rows.map((row) => row.text) }),
  document: ({ title, rows }, { level, id, words }) => [
    ...headingPart(level, id, title),
    {
      kind: "terms",
      items: rows.map(({ title: term, text }) => ({
        term,
        parts: [text.trim() === "" ? paragraph(words.notFilledIn, "note") : paragraph(text)],
      })),
    },
  ],
  appendix: null,
  sheets: null,
  references: null,
};
