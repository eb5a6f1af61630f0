import { type FieldRefusal, invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import {
  cellsOfReference,
  isoFromWritten,
  type ReferenceColumn,
  referenceColumns,
  referenceOf,
} from "../../reference/rules/index.ts";
import type { Cells } from "../../row/rules/index.ts";

/** Where something was written and nothing of it could be kept, the rule that it breaks. */
const broken: Readonly<Partial<Record<ReferenceColumn, string>>> = {
  date: "DateNotKnown",
  doi: "NotADoi",
  pmid: "NotAPmid",
  url: "NotALink",
};

/**
 * The given cells of a reference as they are stored, or every rule that they break: a title must be there, and a date, DOI or PMID be
 * one. An absent key is left out. features/reference/README.md
 */
export function acceptReference(
  given: Readonly<Partial<Record<ReferenceColumn, string | null | undefined>>>,
): Result<Cells> {
  const present = referenceColumns.filter((column) => given[column] != null);
  const written = Object.fromEntries(present.map((column) => [column, (given[column] ?? "").trim()]));
  const clean = cellsOfReference(referenceOf({ ...written, date: isoFromWritten(written.date ?? "") ?? "" }));
  const fields = present.flatMap((column): FieldRefusal[] => {
    if (column === "title" && clean.title === "") return [{ path: column, kind: "ReferenceTitleRequired" }];
    const kind = broken[column];
    return kind && written[column] !== "" && clean[column] === "" ? [{ path: column, kind }] : [];
  });
  return fields.length > 0
    ? invalid(...fields)
    : ok(Object.fromEntries(present.map((column) => [column, clean[column]])));
}
