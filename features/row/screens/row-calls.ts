import type { Api, CallOptions } from "../../../platform/browser/api/api.ts";
import { newIdempotencyKey } from "../../../platform/browser/api/browser-api.ts";
import type { CellAddress, CreateAnswer, RowPlace } from "../../../platform/editing/saving/index.ts";
import type { Answer } from "../../../platform/pure/contract/call.ts";
import type { Problem } from "../../../platform/pure/contract/problem.ts";
import type { Created } from "../../../platform/pure/contract/values.ts";
import { encodeStrategy } from "../../../platform/pure/rich-text/index.ts";
import { type Attempt, type Cells, type SaveAnswer, saveAnswerOf } from "../../../platform/pure/saving/index.ts";
import { tableSections } from "../../evidence/rules/index.ts";
import { literatureSections, updateColumn } from "../../literature/rules/index.ts";
import type { RowSaved } from "../calls.ts";
import { type RowKindName, wireOf } from "../rules/index.ts";
import type { LoadedRow } from "./row-kind.ts";

type Row = { readonly block: string; readonly id: number; readonly rev: number };

/**
 * The calls for one kind of row; moving and bringing back are one call for all. Cells are given under the names of the calls, and an absent
 * cell keeps its value.
 */
type RowCalls = {
  readonly save: (api: Api, row: Row, cells: Cells, options: CallOptions) => Promise<Answer<RowSaved>>;
  /** Absent for rows that people do not add, and for those that come with an upload. */
  readonly add?: (api: Api, place: RowPlace, cells: Cells, options: CallOptions) => Promise<Answer<Created>>;
  /** Absent for rows that people do not delete. */
  readonly remove?: (api: Api, row: Removed, options: CallOptions) => Promise<Answer<unknown>>;
};

/** A row to delete: `part` is its section, and `owner` the number of its block. */
type Removed = Row & Pick<RowPlace, "part"> & { readonly owner: number | undefined };

const onWire = (kind: RowKindName, cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).map(([column, text]) => [wireOf(kind, column), text]));

/** The given cells, those of `list` (`excluded.2.reason`) by their place. */
function listed(cells: Cells, list: string) {
  const places: Record<string, Record<string, string>> = {};
  const others: Record<string, string> = {};
  for (const [column, text] of Object.entries(cells)) {
    const [first, place, of] = column.split(".");
    if (first === list && place && of) places[place] = { ...places[place], [of]: text };
    else others[column] = text;
  }
  return { others, places: Object.keys(places).length > 0 ? places : undefined };
}

/** The start of the columns of an update of a selection. */
const UPDATE = updateColumn("");

/** A cell that holds nothing is absent in the answer. */
const withEmptyCells = (cells: Cells, answer: Answer<RowSaved>): Answer<RowSaved> => {
  if (!answer.ok) return answer;
  const empty = Object.fromEntries(Object.keys(cells).map((column) => [column, ""]));
  return { ...answer, value: { ...answer.value, cells: { ...empty, ...answer.value.cells } } };
};

const calls: Readonly<Record<RowKindName, RowCalls>> = {
  literature: {
    add: (api, { block, part }, cells, options) => {
      const { source = "", url = "", date = "", strategy = "", numberOfSearchHits = "" } = cells;
      const isDatabase = cells.searchType === "DB";
      const body = {
        id: block,
        section: part as "A" | "B" | "C" | "D" | "E",
        searchType: isDatabase ? ("DB" as const) : ("Web" as const),
        editableSource: cells.editableSource === "true",
        source,
        url,
        date,
        strategy: encodeStrategy(strategy),
        numberOfSearchHits: isDatabase ? numberOfSearchHits : null,
      };
      return api.call("createLiteratureSearchItem", { body }, options);
    },
    save: (api, { id, rev }, { strategy, ...cells }, options) => {
      const encoded = strategy === undefined ? {} : { strategy: encodeStrategy(strategy) };
      return api.call("updateLiteratureSearchItem", { body: { ...cells, ...encoded, id, rev } }, options);
    },
    remove: (api, { id, rev, part, owner }, options) => {
      const section = literatureSections.find((each) => each === part);
      return api.call("deleteLiteratureSearchItem", { body: { id, ownerId: owner, section, rev } }, options);
    },
  },
  evidence: {
    add: (api, { block, part }, cells, options) => {
      const section = tableSections.find((each) => each === part);
      return api.call("createEvidenceTableItem", { body: { ...cells, id: block, section } }, options);
    },
    save: (api, { id, rev }, cells, options) =>
      api.call("updateEvidenceTableItem", { body: { ...cells, id, rev } }, options),
    remove: (api, { id, rev, part, owner }, options) => {
      const section = tableSections.find((each) => each === part);
      return api.call("deleteEvidenceTableItem", { body: { id, ownerId: owner, section, rev } }, options);
    },
  },
  result: {
    add: (api, { block }, { study = "", ...cells }, options) =>
      api.call("createResult", { body: { ...cells, study, id: block } }, options),
    save: (api, { id, rev }, cells, options) => api.call("updateResult", { body: { ...cells, id, rev } }, options),
    remove: (api, { id, rev, owner }, options) =>
      api.call("deleteResult", { body: { id, ownerId: owner, rev } }, options),
  },
  reference: {
    add: (api, { block }, cells, options) => api.call("createReference", { body: { ...cells, id: block } }, options),
    save: (api, { id, rev }, cells, options) => api.call("updateReference", { body: { ...cells, id, rev } }, options),
    remove: (api, { id, rev }, options) => api.call("deleteReference", { body: { id, rev } }, options),
  },
  outcome: {
    add: (api, { block }, cells, options) => api.call("createOutcome", { body: { ...cells, id: block } }, options),
    save: (api, { id, rev }, cells, options) => api.call("updateOutcome", { body: { ...cells, id, rev } }, options),
    remove: (api, { id, rev, owner }, options) =>
      api.call("deleteOutcome", { body: { id, ownerId: owner, rev } }, options),
  },
  image: {
    save: (api, { block, id, rev }, { decorative, ...cells }, options) => {
      const said = decorative === undefined ? {} : { decorative: decorative === "true" };
      return api.call("saveImageText", { params: { contentId: block }, body: { ...cells, ...said, id, rev } }, options);
    },
    remove: (api, { block, id, rev }, options) =>
      api.call("deleteImage", { params: { contentId: block }, body: { id, rev } }, options),
  },
  selection: {
    save: async (api, { block, rev }, cells, options) => {
      const columns = Object.entries(cells);
      const isNewer = ([column]: readonly [string, string]) => column.startsWith(UPDATE);
      const numbers = (given: readonly (readonly [string, string])[]) => {
        const { others, places: reasons } = listed(Object.fromEntries(given), "excluded");
        return { ...others, reasons };
      };
      const newer = columns.filter(isNewer).map(([column, text]) => [column.slice(UPDATE.length), text] as const);
      const first = numbers(columns.filter((column) => !isNewer(column)));
      const asked = {
        params: { contentId: block },
        body: { ...first, ...(newer.length > 0 && { update: numbers(newer) }), rev },
      };
      return withEmptyCells(cells, await api.call("saveSelection", asked, options));
    },
  },
  economy: {
    save: async (api, { block, rev }, cells, options) => {
      const { others, places: ranges } = listed(cells, "ranges");
      const asked = { params: { contentId: block }, body: { ...others, ranges, rev } };
      return withEmptyCells(cells, await api.call("saveCustomNumbers", asked, options));
    },
  },
};

/** Saves one cell. */
export async function saveCell(
  api: Api,
  { block, of, row, column }: CellAddress,
  { key, value, rev }: Attempt,
  keepalive: boolean,
): Promise<SaveAnswer> {
  const text = [value].flat().join("\n");
  const name = wireOf(of, column);
  const options = { idempotencyKey: key, keepalive };
  const answer = await calls[of].save(api, { block, id: row, rev }, { [name]: text }, options);
  if (!answer.ok) return saveAnswerOf(answer.problem, name);
  const { rev: saved, changed, cells, written } = answer.value;
  const stored = { rev: saved, value: cells[name] ?? text };
  if (stored.value !== text && !written.includes(name)) return { kind: "echoed", theirs: stored };
  return { kind: "acknowledged", ...stored, when: changed };
}

/** Deletes a row. A row that is already deleted is not an error, so a retry after a lost answer needs no idempotency key. */
export async function removeRow(
  api: Api,
  { of, ...place }: RowPlace,
  { id, rev }: LoadedRow,
  owner: number | undefined,
): Promise<Answer<unknown>> {
  const { remove } = calls[of];
  if (!remove) throw new Error(`rows of ${of} are not deleted`);
  return remove(api, { ...place, id, rev, owner }, { idempotencyKey: newIdempotencyKey() });
}

/** Writes cells into a row as it was loaded; somebody else's newer text in one of them refuses it. */
export async function fillRow(
  api: Api,
  { of, block }: RowPlace,
  { id, rev }: LoadedRow,
  cells: Cells,
  key: string,
): Promise<Problem | null> {
  const answer = await calls[of].save(api, { block, id, rev }, onWire(of, cells), { idempotencyKey: key });
  return answer.ok ? null : answer.problem;
}

/** Creates a row; repeated with the same key it is made once. The refusal names our columns. */
export async function createRow(api: Api, place: RowPlace, cells: Cells, key: string): Promise<CreateAnswer> {
  const { of } = place;
  const { add } = calls[of];
  if (!add) throw new Error(`rows of ${of} are not created here`);
  const answer = await add(api, place, onWire(of, cells), { idempotencyKey: key });
  if (answer.ok) return { kind: "created", row: answer.value.id, rev: answer.value.rev };
  const ours = (path: string) => Object.keys(cells).find((column) => wireOf(of, column) === path) ?? path;
  const fields = answer.problem.fields?.map((field) => ({ ...field, path: ours(field.path) }));
  return { kind: "refused", problem: fields ? { ...answer.problem, fields } : answer.problem };
}
