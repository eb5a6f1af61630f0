import type { ItemProperties } from "../../../api/index.ts";
import type { AuthorRow } from "../../../block/rules/index.ts";
import { computedOf, outcomeColumns, type TextsInSentence } from "../index.ts";

type WireRow = Pick<AuthorRow, "id" | "cells"> & Partial<Pick<AuthorRow, "rev">>;

/** An outcome table in the calls: every column, an empty one too, and what follows from them. */
export const outcomeItems = (owner: number, texts: TextsInSentence, rows: readonly WireRow[]): ItemProperties => ({
  interventionInText: texts.interventionInText,
  comparatorInText: texts.comparatorInText,
  outcomes: rows.map(({ id, rev, cells }, at) => ({
    id,
    ownerId: owner,
    position: at + 1,
    ...(rev === undefined ? {} : { rev }),
    ...Object.fromEntries(outcomeColumns.map(({ key }) => [key, cells[key] ?? ""])),
    computed: computedOnWire(cells, texts),
  })),
});

const computedOnWire = (cells: AuthorRow["cells"], texts: TextsInSentence) => {
  const { baselines, warnings, ...computed } = computedOf(cells, texts);
  return { ...computed, baselines: [...baselines], warnings: [...warnings] };
};
