import type { Tx } from "../../../platform/server/http/work.ts";
import { announce } from "../../../platform/server/notifications.ts";
import { isMuchShorter, isUndated, type Notice } from "../rules/index.ts";
import { changedForReaders, compared, noteUses, studiesOf } from "./compare.ts";
import * as store from "./store.ts";
import { everyAssessment } from "./study-store.ts";

/** A list that was read, with the hash of its file. */
export type NewList = { readonly rows: number; readonly notices: readonly Notice[]; readonly sha256: string };

/** Subjects in one announcement: it takes some 200. */
const ANNOUNCED_AT_ONCE = 150;

/** Why a list waits until somebody confirms it. */
export type Doubt = "Shorter" | "Undated";

type Loaded = {
  readonly loaded: boolean;
  readonly before: number | null;
  /** Notices whose date cannot be read. */
  readonly undated: number;
  readonly doubts: readonly Doubt[];
};

/**
 * Puts a list in the place of the one before, and drops the kept pages of editions that readers see otherwise by it. A list that is much
 * shorter than the one before, or in which many dates cannot be read, changes nothing, unless it is loaded anyway. All is in the caller's transaction.
 */
export async function loadList(
  tx: Tx,
  { notices, ...list }: NewList,
  { anyway, by, at }: { readonly anyway: boolean; readonly by: object; readonly at: Date },
): Promise<Loaded> {
  await store.lockList(tx);
  const before = (await store.newestList(tx))?.rows ?? null;
  const undated = notices.filter(({ on }) => on === null).length;
  const doubts: readonly Doubt[] = [
    ...(isMuchShorter(list.rows, before) ? (["Shorter"] as const) : []),
    ...(isUndated(undated, notices.length) ? (["Undated"] as const) : []),
  ];
  if (!anyway && doubts.length > 0) return { loaded: false, before, undated, doubts };
  const assessments = await everyAssessment(tx);
  const studies = await studiesOf(tx, assessments);
  const then = await compared(tx, studies);
  await store.replaceNotices(tx, notices);
  const now = await compared(tx, studies);
  await noteUses(tx, assessments, now);
  await store.addList(tx, { ...list, at, by });
  const changed = changedForReaders(then, now);
  for (let from = 0; from < changed.length; from += ANNOUNCED_AT_ONCE)
    await announce(
      tx,
      changed.slice(from, from + ANNOUNCED_AT_ONCE).map((number) => `assessment ${number}` as const),
    );
  return { loaded: true, before, undated, doubts };
}
