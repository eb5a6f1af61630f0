import { cellsOf, columnsOf } from "../../evidence/index.ts";
import { plainTextOf } from "../../rich-text/index.ts";
import { type Definition, feedsNothing } from "../definition.ts";
import { authorRow } from "../row.ts";
import type { EvidenceTable } from "./schema.ts";

/** Studies or summaries of studies, one in each row: docs/spec/evidence.md. */
export const evidenceTable: Definition<EvidenceTable> = {
  number: 14,
  mayBeMandatory: true,
  mayStandInReview: false,
  value: null,
  feeding: feedsNothing,
  isFilled: ({ rows }) => rows.length > 0,
  author: ({ block, rows }) => ({
    kind: "EvidenceTable",
    tableSection: block.tableSection,
    helps: {
      outcomeGoals: block.outcomeHelp ?? "",
      resultEffect: block.effectHelp ?? "",
      risk: block.riskHelp ?? "",
      methodQuality: block.methodQualityHelp ?? "",
    },
    rows: rows.map((row) => ({ ...authorRow(row), cells: cellsOf(block.tableSection, row.cells) })),
  }),
  reader: ({ block, rows }) =>
    rows.length === 0
      ? null
      : {
          kind: "EvidenceTable",
          tableSection: block.tableSection,
          studies: rows.map(({ id, cells }) => ({ id, cells: cellsOf(block.tableSection, cells) })),
        },
  standsAlone: true,
  searchText: ({ tableSection, studies }) =>
    studies.flatMap(({ cells }) =>
      columnsOf(tableSection).map(({ key, type }) =>
        type === "rich-text" ? plainTextOf(cells[key] ?? "") : (cells[key] ?? ""),
      ),
    ),
};
