import type { Api, CallOptions } from "../../../platform/browser/api/api.ts";
import { newIdempotencyKey } from "../../../platform/browser/api/browser-api.ts";
import type { CellAddress, CreateAnswer, RowPlace } from "../../../platform/editing/saving/index.ts";
import type { Answer } from "../../../platform/pure/contract/call.ts";
import type { Problem } from "../../../platform/pure/contract/problem.ts";
import type { Created } from "../../../platform/pure/contract/values.ts";
import { encodeStrategy } from "../../../platform/pure/rich-text/index.ts";
import { type Attempt, type Cells, type SaveAnswer, saveAnswerOf } from "../../../platform/pure/saving/index.ts";
import { tableSections, wireOfColumn } from "../../evidence/rules/index.ts";
import { literatureSections } from "../../literature/rules/index.ts";
import type { RowSaved } from "../calls.ts";
import type { RowKindName } from "../rules/index.ts";
import type { LoadedRow } from "./row-kind.ts";

type Cell = {
  readonly block: string;
  readonly id: number;
  readonly rev: number;
  readonly column: string;
  readonly text: string;
};

/** How rows of one kind are sent. Some names of the calls are the specification's, and differ from ours. */
type RowCalls = {
  readonly wire: (column: string) => string;
  readonly save: (api: Api, cell: Cell, options: CallOptions) => Promise<Answer<RowSaved>>;
  /** Absent for rows that people do not add, and for those that come with an upload. */
  readonly create?: (api: Api, place: RowPlace, cells: Cells, options: CallOptions) => Promise<Answer<Created>>;
  /** Writes several cells at once. Absent where nobody does. */
  readonly fill?: (api: Api, row: LoadedRow, cells: Cells, options: CallOptions) => Promise<Answer<RowSaved>>;
  /** Absent for rows that people do not delete. */
  readonly remove?: (api: Api, row: Removed, options: CallOptions) => Promise<Answer<unknown>>;
};

/** A row to delete: `part` is its section, and `owner` the number of its block. */
type Removed = Pick<RowPlace, "block" | "part"> & {
  readonly id: number;
  readonly rev: number;
  readonly owner: number | undefined;
};

const studyOnWire = (cells: Cells) =>
  Object.fromEntries(Object.entries(cells).map(([column, text]) => [wireOfColumn(column), text]));

/** A cell that holds nothing is absent in the answer. */
const withEmptyCell = (column: string, answer: Answer<RowSaved>): Answer<RowSaved> =>
  answer.ok ? { ...answer, value: { ...answer.value, cells: { [column]: "", ...answer.value.cells } } } : answer;

const calls: Readonly<Record<RowKindName, RowCalls>> = {
  literature: {
    wire: (column) => column,
    save: (api, { id, rev, column, text }, options) => {
      const value = column === "strategy" ? encodeStrategy(text) : text;
      return api.call("updateLiteratureSearchItem", { body: { ...{ [column]: value }, id, rev } }, options);
    },
    remove: (api, { id, rev, part, owner }, options) => {
      const section = literatureSections.find((each) => each === part);
      return api.call("deleteLiteratureSearchItem", { body: { id, ownerId: owner, section, rev } }, options);
    },
    create: (api, { block, part }, cells, options) => {
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
  },
  image: {
    wire: (column) => column,
    save: (api, { block, id, rev, column, text }, options) => {
      const value = column === "decorative" ? text === "true" : text;
      const body = { ...{ [column]: value }, id, rev };
      return api.call("saveImageText", { params: { contentId: block }, body }, options);
    },
    remove: (api, { block, id, rev }, options) =>
      api.call("deleteImage", { params: { contentId: block }, body: { id, rev } }, options),
  },
  evidence: {
    wire: wireOfColumn,
    save: (api, { id, rev, column, text }, options) =>
      api.call("updateEvidenceTableItem", { body: { ...{ [wireOfColumn(column)]: text }, id, rev } }, options),
    remove: (api, { id, rev, part, owner }, options) => {
      const section = tableSections.find((each) => each === part);
      return api.call("deleteEvidenceTableItem", { body: { id, ownerId: owner, section, rev } }, options);
    },
    create: (api, { block, part }, cells, options) => {
      const section = tableSections.find((each) => each === part);
      return api.call("createEvidenceTableItem", { body: { ...studyOnWire(cells), id: block, section } }, options);
    },
    fill: (api, { id, rev }, cells, options) =>
      api.call("updateEvidenceTableItem", { body: { ...studyOnWire(cells), id, rev } }, options),
  },
  reference: {
    wire: (column) => column,
    save: (api, { id, rev, column, text }, options) =>
      api.call("updateReference", { body: { ...{ [column]: text }, id, rev } }, options),
    remove: (api, { id, rev }, options) => api.call("deleteReference", { body: { id, rev } }, options),
    create: (api, { block }, cells, options) => api.call("createReference", { body: { ...cells, id: block } }, options),
    fill: (api, { id, rev }, cells, options) => api.call("updateReference", { body: { ...cells, id, rev } }, options),
  },
  selection: {
    wire: (column) => column,
    save: async (api, { block, rev, column, text }, options) => {
      const [, place = "", of = ""] = /^excluded\.(\d+)\.(.+)$/.exec(column) ?? [];
      const given = place === "" ? { [column]: text } : { reasons: { [place]: { [of]: text } } };
      const asked = { params: { contentId: block }, body: { ...given, rev } };
      return withEmptyCell(column, await api.call("saveSelection", asked, options));
    },
  },
  economy: {
    wire: (column) => column,
    save: async (api, { block, rev, column, text }, options) => {
      const [, field = "", end = ""] = /^ranges\.(.+)\.(.+)$/.exec(column) ?? [];
      const given = field === "" ? { [column]: text } : { ranges: { [field]: { [end]: text } } };
      const asked = { params: { contentId: block }, body: { ...given, rev } };
      return withEmptyCell(column, await api.call("saveCustomNumbers", asked, options));
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
  const { save, wire } = calls[of];
  const text = [value].flat().join("\n");
  const answer = await save(api, { block, id: row, rev, column, text }, { idempotencyKey: key, keepalive });
  if (!answer.ok) return saveAnswerOf(answer.problem, wire(column));
  const { rev: saved, changed, cells, written } = answer.value;
  const stored = { rev: saved, value: cells[wire(column)] ?? text };
  if (stored.value !== text && !written.includes(wire(column))) return { kind: "echoed", theirs: stored };
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
  { of }: RowPlace,
  row: LoadedRow,
  cells: Cells,
  key: string,
): Promise<Problem | null> {
  const { fill } = calls[of];
  if (!fill) throw new Error(`rows of ${of} are not filled`);
  const answer = await fill(api, row, cells, { idempotencyKey: key });
  return answer.ok ? null : answer.problem;
}

/** Creates a row; repeated with the same key it is made once. The refusal names our columns. */
export async function createRow(api: Api, place: RowPlace, cells: Cells, key: string): Promise<CreateAnswer> {
  const { create, wire } = calls[place.of];
  if (!create) throw new Error(`rows of ${place.of} are not created here`);
  const answer = await create(api, place, cells, { idempotencyKey: key });
  if (answer.ok) return { kind: "created", row: answer.value.id, rev: answer.value.rev };
  const ours = (path: string) => Object.keys(cells).find((column) => wire(column) === path) ?? path;
  const fields = answer.problem.fields?.map((field) => ({ ...field, path: ours(field.path) }));
  return { kind: "refused", problem: fields ? { ...answer.problem, fields } : answer.problem };
}
