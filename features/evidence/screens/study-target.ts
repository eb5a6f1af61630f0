import { evidenceFrom } from "../../reference/rules/index.ts";
import type { Target } from "../../reference/screens/target.ts";
import { studyReferenceTexts as texts } from "../../reference/texts.ts";

const cells = ["shortId", "reference", "date"] as const;

/** References as rows of an evidence table: short id, reference and date. features/reference/README.md */
export const studyTarget: Target = {
  choose: texts.choose,
  there: texts.there,
  merge: texts.merge,
  shown: cells.map((column) => ({ column, label: texts.cells[column] })),
  nameOf: ({ shortId = "" }) => shortId,
  lineOf: ({ reference = "" }) => reference,
  rowsFrom: (references, rows) =>
    evidenceFrom(
      references,
      rows.map((row) => row.cells.shortId ?? ""),
    ).map(({ shortId, reference, date }) => ({ name: shortId, line: reference, cells: { shortId, reference, date } })),
  // The short name stays, as others may have written it elsewhere.
  merged: (row, { cells: { shortId = "", reference = "", date = "" } }) => ({
    reference,
    ...(date === "" ? {} : { date }),
    ...((row.cells.shortId ?? "").trim() === "" ? { shortId } : {}),
  }),
};
