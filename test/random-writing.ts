import type { Kysely } from "kysely";
import type { Tables } from "../server/platform/tables.ts";

/** A call of one writer. */
export type Ask = (path: string, body: object) => Promise<Response>;

/** The blocks that are written in, of one assessment. */
export type Things = { readonly numbers: number; readonly table: string; readonly text: string };

type Json = { readonly [key: string]: unknown };
const numberIn = (json: Json, key: string): number | undefined =>
  typeof json[key] === "number" ? json[key] : undefined;
const isRecord = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** No two writers write the same, so that everything can be found again. */
let written = 0;
const unique = () => String(1_000_000_000 + (process.pid % 800) * 10_000_000 + ++written).slice(-10);

const COLUMNS = ["startup_1", "startup_2", "operational_1", "budget_1"];

/**
 * One of several who write in the numbers, the studies and the comments of an assessment at once: with the newest revision that they
 * know, with an old one, or with none.
 * @param next a number from 0 up to, but not, 1
 * @returns what the server said that it has stored
 */
export async function writeAtRandom(
  ask: Ask,
  { numbers, table, text }: Things,
  next: () => number,
  steps: number,
): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  const revs = new Map<number, number>();
  const studies: number[] = [];
  const threads: number[] = [];
  const one = <T>(of: readonly T[]): T | undefined => of[Math.floor(next() * of.length)];
  /** Repeats nothing: a refused text is given up, and the newest revision is known from then on. */
  const save = async (thing: number, path: string, body: object, mine: string) => {
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
    if (answer.status === 200) return numberIn(json, "id") ?? numberIn(json, "commentId");
  };
  for (let step = 0; step < steps; step++) {
    const mine = unique();
    const what = next();
    const study = one(studies);
    if (what < 0.4) {
      const path = `/api/schema/SaveCustomNumbers/${numbers}`;
      await save(0, path, { [one(COLUMNS) ?? ""]: mine }, mine);
    } else if (what < 0.5 || (what < 0.75 && study === undefined)) {
      const id = await save(-1, "/api/schema/CreateEvidenceTableItem", { id: table, shortId: mine }, mine);
      if (id !== undefined) studies.push(id);
    } else if (what < 0.75 && study !== undefined) {
      const path = "/api/schema/UpdateEvidenceTableItem";
      await save(study, path, { id: study, population: mine }, mine);
      // Deleted and brought back: its texts stay.
      if (next() < 0.3) await ask("/api/schema/DeleteEvidenceTableItem", { id: study });
      await ask("/api/schema/Restore", { kind: "evidence", id: study });
    } else {
      const body = { id: text, value: mine, parentId: one(threads) ?? null };
      const id = await save(-1, "/api/schema/SaveComment", body, mine);
      if (id !== undefined && body.parentId === null) threads.push(id);
    }
  }
  return acknowledged;
}

/** What was acknowledged and is not in the history, and the numbers that are not the last ones the history has. */
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
  return lost;
}

const writes = (value: Json, column: string): boolean => isRecord(value.cells) && column in value.cells;
