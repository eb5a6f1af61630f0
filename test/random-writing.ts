import type { Kysely } from "kysely";
import type { Tables } from "../platform/server/tables.ts";

/** A call of one writer. */
export type Ask = (path: string, body: object) => Promise<Response>;

/** The blocks that are written in, of one assessment. */
export type Things = {
  readonly numbers: number;
  readonly table: string;
  readonly text: string;
  readonly literature: number;
};

/** A review that is written: its assessment, and the blocks of its texts. */
export type ReviewThings = { readonly assessment: number; readonly texts: readonly string[] };

type Json = { readonly [key: string]: unknown };
const numberIn = (json: Json, key: string): number | undefined =>
  typeof json[key] === "number" ? json[key] : undefined;
const isRecord = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** No two writers write the same, so that everything can be found again. */
let written = 0;
const unique = () => String(1_000_000_000 + (process.pid % 800) * 10_000_000 + ++written).slice(-10);

const NUMBERS = ["startup_1", "startup_2", "operational_1", "budget_1"];
/** Its number is nobody's to write here, so that every high end is above it. */
const RANGED = "operational_2";
const BUDGET_COMMENT = "budget_3";

/** One who saves: with the newest revision that they know, with an old one, or with none. Repeats nothing: a refused text is given up. */
function aWriter(ask: Ask, next: () => number) {
  const acknowledged: string[] = [];
  const revs = new Map<unknown, number>();
  const one = <T>(of: readonly T[]): T | undefined => of[Math.floor(next() * of.length)];
  const save = async (thing: unknown, path: string, body: object, mine: string): Promise<number | undefined> => {
    const rev = next() < 0.7 ? revs.get(thing) : undefined;
    const answer = await ask(path, rev === undefined ? body : { ...body, rev });
    const json: unknown = await answer.json();
    if (!isRecord(json)) return;
    const known = isRecord(json.current) ? json.current : json;
    const newest = numberIn(known, "rev");
    if (newest !== undefined && next() < 0.8) revs.set(thing, newest);
    const wrote = !Array.isArray(json.written) || json.written.length > 0;
    if (answer.status === 200 && wrote) acknowledged.push(mine);
    else if (![200, 409].includes(answer.status)) throw new Error(`${path}: ${answer.status}`);
    return answer.status === 200 ? (numberIn(json, "id") ?? numberIn(json, "commentId")) : undefined;
  };
  return { acknowledged, one, save };
}

/** Does one of these, in proportion to their weights. */
const oneOf = (next: () => number, choices: readonly (readonly [weight: number, act: () => Promise<unknown>])[]) => {
  let left = next() * choices.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, act] of choices) {
    left -= weight;
    if (left < 0) return act();
  }
  return choices.at(-1)?.[1]();
};

/**
 * One of several who write in the numbers, the studies, the searches and the comments of an assessment at once, and delete rows and
 * bring them back.
 * @param next a number from 0 up to, but not, 1
 * @returns what the server said that it has stored
 */
export async function writeAtRandom(
  ask: Ask,
  { numbers, table, text, literature }: Things,
  next: () => number,
  steps: number,
): Promise<readonly string[]> {
  const { acknowledged, one, save } = aWriter(ask, next);
  const [studies, searches, threads, comments]: [number[], number[], number[], number[]] = [[], [], [], []];
  const deleted: { readonly kind: string; readonly id: number }[] = [];
  const made = async (rows: number[], path: string, body: object, mine: string) => {
    const id = await save(path, path, body, mine);
    if (id !== undefined) rows.push(id);
  };
  const inRow = async (rows: readonly number[], path: string, cell: string, mine: string) => {
    const id = one(rows);
    if (id !== undefined) await save(id, path, { id, [cell]: mine }, mine);
  };
  const numbersPath = `/api/schema/SaveCustomNumbers/${numbers}`;
  const choices = [
    [6, (mine: string) => save(numbers, numbersPath, { [one(NUMBERS) ?? ""]: mine }, mine)],
    [2, (mine: string) => save(numbers, numbersPath, { ranges: { [RANGED]: { high: mine } } }, mine)],
    [2, (mine: string) => save(numbers, numbersPath, { [BUDGET_COMMENT]: mine }, mine)],
    [2, (mine: string) => made(studies, "/api/schema/CreateEvidenceTableItem", { id: table, shortId: mine }, mine)],
    [4, (mine: string) => inRow(studies, "/api/schema/UpdateEvidenceTableItem", "population", mine)],
    [
      2,
      (mine: string) => {
        const search = { id: literature, section: "B", searchType: "DB", date: "2026-03-01", numberOfSearchHits: 1 };
        return made(searches, "/api/schema/CreateLiteratureSearchItem", { ...search, source: mine }, mine);
      },
    ],
    [3, (mine: string) => inRow(searches, "/api/schema/UpdateLiteratureSearchItem", "source", mine)],
    [
      4,
      async (mine: string) => {
        const parentId = one(threads) ?? null;
        const id = await save("comments", "/api/schema/SaveComment", { id: text, value: mine, parentId }, mine);
        if (id === undefined) return;
        comments.push(id);
        if (parentId === null) threads.push(id);
      },
    ],
    [
      2,
      async (mine: string) => {
        const id = one(comments);
        if (id !== undefined) await save(`comment ${id}`, `/api/schema/EditComment/${id}`, { value: mine }, mine);
      },
    ],
    [
      2,
      async () => {
        const row = one([
          ...studies.map((id) => ({ id, kind: "evidence", path: "/api/schema/DeleteEvidenceTableItem" })),
          ...searches.map((id) => ({ id, kind: "literature", path: "/api/schema/DeleteLiteratureSearchItem" })),
        ]);
        if (row && (await ask(row.path, { id: row.id })).status === 200) deleted.push(row);
      },
    ],
    [
      2,
      async () => {
        const row = deleted.shift();
        if (row) await ask("/api/schema/Restore", { kind: row.kind, id: row.id });
      },
    ],
  ] as const;
  for (let step = 0; step < steps; step++) {
    const mine = unique();
    await oneOf(
      next,
      choices.map(([weight, act]) => [weight, () => act(mine)] as const),
    );
  }
  return acknowledged;
}

/**
 * A peer who writes in one of the tabs of their review, and now and then sends it, while others write elsewhere.
 * @returns what the server said that it has stored
 */
export async function reviewAtRandom(
  ask: Ask,
  { assessment, texts }: ReviewThings,
  next: () => number,
  steps: number,
): Promise<readonly string[]> {
  const { acknowledged, one, save } = aWriter(ask, next);
  for (let step = 0; step < steps; step++) {
    const mine = unique();
    const id = one(texts);
    await save(id, "/api/schema/SaveSchemaItem", { id, pageId: assessment, value: mine }, mine);
    if (next() > 0.15) continue;
    const sent = await ask("/api/schema/SetPeerReviewStatus", { assessmentId: assessment, isPeerReviewed: true });
    // Empty, or the eleventh within an hour.
    if (![200, 422, 429].includes(sent.status)) throw new Error(`sending the review: ${sent.status}`);
  }
  return acknowledged;
}

/** What was acknowledged and is not in the history, and what stands that is not the last the history has. */
export async function lostOf(
  db: Kysely<Tables>,
  assessment: number,
  acknowledged: readonly string[],
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("history")
    .select(["kind", "ref", "value"])
    .where("assessment", "=", assessment)
    .orderBy("id")
    .execute();
  const history = JSON.stringify(rows);
  const lost = acknowledged.filter((text) => !history.includes(text));
  for (const row of await db
    .selectFrom("block_row")
    .select(["id", "cells", "revs"])
    .where("assessment", "=", assessment)
    .execute())
    for (const [column, text] of Object.entries(row.cells)) {
      const last = rows.findLast(({ ref, value }) => ref === row.id && isRecord(value) && writes(value, column));
      if (!isRecord(last?.value) || !isRecord(last.value.cells) || last.value.cells[column] !== text)
        lost.push(`${column} of ${row.id} is ${text}`);
    }
  for (const { number, value } of await db
    .selectFrom("schema_item")
    .select(["number", "value"])
    .where("assessment", "=", assessment)
    .where("reviewer", "is not", null)
    .execute()) {
    const last = rows.findLast(({ kind, ref }) => kind === "review" && ref === number);
    if (JSON.stringify(last?.value ?? null) !== JSON.stringify(value)) lost.push(`review ${number} is ${value}`);
  }
  return lost;
}

const writes = (value: Json, column: string): boolean => isRecord(value.cells) && column in value.cells;
