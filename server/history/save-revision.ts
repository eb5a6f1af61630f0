import { isDeepStrictEqual } from "node:util";
import { authorOf } from "../../core/access/index.ts";
import { ok, type Result, refuse } from "../../core/refusal/index.ts";
import type { Work } from "../platform/http/work.ts";
import * as store from "./store.ts";

type Revision<V> = {
  readonly kind: store.HistoryKind;
  readonly assessment: number;
  /** The number of what is saved, among its kind. */
  readonly ref: number;
  /** What is stored now, locked. */
  readonly current: { readonly rev: number; readonly value: unknown };
  readonly value: V;
  /** The revision that the caller last saw; undefined when the call does not say, and then the last writer wins. */
  readonly seen: number | undefined;
};

/**
 * Saves a whole value by compare-and-swap and keeps it in the history (docs/spec/saving.md, Calls that save). The stored value
 * again changes nothing, so a repeated call is safe. Another value upon another revision is stale (409). Cells of a row are
 * saved by `changeCells` in server/row instead.
 * @param write stores the value as that revision
 * @returns the revision there is now, and whether this call made it
 */
export async function saveRevision<V>(
  { tx, actor, at }: Pick<Work, "tx" | "actor" | "at">,
  { kind, assessment, ref, current, value, seen }: Revision<V>,
  write: (rev: number) => Promise<unknown>,
): Promise<Result<{ readonly rev: number; readonly isNew: boolean }>> {
  if (isDeepStrictEqual(current.value, value)) return ok({ rev: current.rev, isNew: false });
  if (seen !== undefined && seen !== current.rev) return refuse({ kind: "Stale", current });
  const rev = current.rev + 1;
  await write(rev);
  await store.append(tx, { assessment, kind, ref, rev, action: "saved", value, by: authorOf(actor, assessment), at });
  return ok({ rev, isNew: true });
}
