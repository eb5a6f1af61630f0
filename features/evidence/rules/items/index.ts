import type { ItemProperties } from "../../../api/index.ts";
import type { AuthorRow } from "../../../block/rules/index.ts";
import { findingsOf, resultColumns, type StudyOfResult, studyOfResult } from "../results/index.ts";

type Cells = AuthorRow["cells"];
type Study = { readonly id: number; readonly cells: Cells };

/**
 * The results of an evidence table in the calls: every column, an empty one too. Authors also get the findings that nobody has set aside;
 * readers get neither those nor the marks.
 * @param results in their order; `study` is the id of a study above
 */
export const resultItemsForAuthors = (
  owner: number,
  studies: readonly Study[],
  results: readonly AuthorRow[],
): Pick<ItemProperties, "results"> => {
  const comparedWith = new Map(studies.map(({ id, cells }) => [id, studyOfResult(cells)]));
  return {
    results: results.map(({ id, rev, cells }, at) => ({
      ...itemOf(owner, { id, study: Number(cells.study), cells }, at),
      rev,
      setAside: cells.setAside ?? "",
      findings: foundIn(cells, comparedWith.get(Number(cells.study)) ?? {}),
    })),
  };
};

export const resultItemsForReaders = (
  owner: number,
  results: readonly (Study & { readonly study: number })[] = [],
): Pick<ItemProperties, "results"> => ({ results: results.map((result, at) => itemOf(owner, result, at)) });

const shownColumns = resultColumns.filter(({ type }) => type !== "marks");

const itemOf = (owner: number, { id, study, cells }: Study & { readonly study: number }, at: number) => ({
  id,
  ownerId: owner,
  study,
  position: at + 1,
  ...Object.fromEntries(shownColumns.map(({ key }) => [key, cells[key] ?? ""])),
});

const foundIn = (cells: Cells, study: StudyOfResult) =>
  findingsOf(cells, study).open.map(({ finding, slip, level }) => ({ finding, slip, level }));
