import type { CallInput } from "../../../platform/pure/contract/call.ts";
import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { ok } from "../../../platform/pure/refusal/index.ts";
import { serverFeature } from "../../../platform/server/feature.ts";
import { writing } from "../../../platform/server/http/call-route.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { REFERENCES_PART } from "../../reference/rules/index.ts";
import {
  changeCells,
  changeOnlyRow,
  createRow,
  createRows,
  deleteRow,
  literatureRows,
  referenceRows,
  selectionRows,
} from "../../row/server/index.ts";
import { cellsOfSearch, repetitionsOf, SELECTION_PART, searchOfRow } from "../rules/index.ts";
import { acceptReference } from "./accept-reference.ts";
import { acceptSearch } from "./accept-search.ts";
import { acceptSelection } from "./accept-selection.ts";

/** A new search, or every rule that it breaks. Absent keys are empty. `searchType` and `editableSource` are fixed from here on. */
function createSearch(work: Work, input: CallInput<"createLiteratureSearchItem">["body"]) {
  const { id, section, searchType, editableSource } = input;
  const fixed = { searchType, editableSource: editableSource ? "true" : "" };
  return createRow(work, literatureRows, id, () => {
    const accepted = acceptSearch({ searchType }, input);
    if (!accepted.ok) return accepted;
    return ok({ part: section, cells: { ...cellsOfSearch(searchOfRow(fixed)), ...accepted.value, ...fixed } });
  });
}

/** Adds the rows that repeat the searches of a block today. Of two calls at once one adds them, and the other finds them there. */
async function repeatSearches(work: Work, id: string) {
  const added = await createRows(work, literatureRows, id, (rows) => repetitionsOf(rows, norwegianIsoDay(work.at)));
  if (!added.ok) return added;
  const items = added.value.map(({ id: row, rev, cells }) => ({ id: row, rev, repeats: Number(cells.repeats) }));
  return ok({ ok: true as const, items });
}

export const literatureFeature = serverFeature({
  serves: () => ({
    answers: {
      createLiteratureSearchItem: writing((work, { body }) => createSearch(work, body)),
      updateLiteratureSearchItem: writing((work, { body: { id, rev, ...given } }) =>
        changeCells(work, literatureRows, { id, seen: rev }, ({ cells }) => acceptSearch(cells, given)),
      ),
      deleteLiteratureSearchItem: writing((work, { body }) =>
        deleteRow(work, literatureRows, { id: body.id, seen: body.rev }),
      ),
      repeatSearches: writing((work, { body }) => repeatSearches(work, body.id)),
      saveSelection: writing((work, { params, body }) =>
        changeOnlyRow(
          work,
          selectionRows,
          { block: params.contentId, seen: body.rev, part: SELECTION_PART },
          async () => acceptSelection(body),
        ),
      ),
      createReference: writing((work, { body: { id, ...given } }) =>
        createRow(work, referenceRows, id, () => {
          const accepted = acceptReference({ title: "", ...given });
          return accepted.ok ? ok({ part: REFERENCES_PART, cells: accepted.value }) : accepted;
        }),
      ),
      updateReference: writing((work, { body: { id, rev, ...given } }) =>
        changeCells(work, referenceRows, { id, seen: rev }, () => acceptReference(given)),
      ),
      deleteReference: writing((work, { body }) => deleteRow(work, referenceRows, { id: body.id, seen: body.rev })),
    },
  }),
});
