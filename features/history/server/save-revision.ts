import { isDeepStrictEqual } from "node:util";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Saving } from "../../../platform/server/http/work.ts";
import { type Ability, authorOf } from "../../access/rules/index.ts";
import { lastWriter, redactionSince } from "./last-writer.ts";
import * as store from "./store.ts";

type Revision = Omit<store.Revision, "entry" | "claim" | "seen"> &
  Pick<store.Revision["entry"], "kind" | "assessment" | "ref" | "value"> & {
    /** The ability that the policy allowed. */
    readonly ability: Ability;
    /** Which of the caller's seats writes, where it must be a certain one. */
    readonly seat?: string | null;
    /** The stored revision and value, read just before this save. */
    readonly current: { readonly rev: number; readonly value: unknown };
    /** The revision that the caller last saw; undefined when the call does not say, and then the last writer wins. */
    readonly seen: number | undefined;
  };

/**
 * Saves a whole value by compare-and-swap and keeps it in the history, in one statement (platform/README.md). The
 * stored value again changes nothing, so a repeated call is safe. Another value on another revision is stale (409). The revision
 * that was just read is not compared: writers of one field would starve each other. Cells of a row are saved by `changeCells` in
 * features/row/server instead.
 * @returns the revision there is now; null when the row may no longer be saved, or has another revision by now than was seen
 */
export async function saveRevision(
  { db, actor, at, claim }: Saving,
  { ability, seat, kind, assessment, ref, value, current, seen, ...statement }: Revision,
): Promise<Result<number> | null> {
  if (seen !== undefined && seen !== current.rev && !isDeepStrictEqual(current.value, value)) {
    const of = { assessment, kind, ref };
    const how = { by: await lastWriter(db, of), ...(await redactionSince(db, of, seen)) };
    return refuse({ kind: "Stale", current: { ...current, ...how } });
  }
  const entry = { kind, assessment, ref, value, by: authorOf(actor, assessment, ability, seat), at };
  const saved = await store.saveRevision(db, { ...statement, entry, claim, seen });
  if (!saved) return null;
  return saved.claimed ? ok(saved.rev) : refuse({ kind: "KeyReused" });
}
