import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { ShownDecision } from "../../api/index.ts";
import { setDecisions } from "../../search/server/index.ts";
import { type DecisionRow, newestDecisions, noteNews, shownDecisionsOf } from "./store.ts";
import { shownDecision } from "./view.ts";

/** The decisions on an assessment's editions that everybody may read, the newest first, as a part of its page. The key is left out where there are none. */
export async function decisionsIn(
  db: Db,
  assessment: number,
): Promise<{ readonly decisions?: readonly ShownDecision[] }> {
  const decisions = (await shownDecisionsOf(db, assessment)).flatMap((row) => shownDecision(row) ?? []);
  return decisions.length === 0 ? {} : { decisions };
}

/** A decision that everybody may read, for lists of them. `at`: when it was registered, ISO. */
export type ListedDecision = ShownDecision & {
  readonly no: number;
  readonly assessment: number;
  readonly organizationTerm: number;
  readonly at: string;
};

const listed = (rows: readonly DecisionRow[]): readonly ListedDecision[] =>
  rows.flatMap((row) => {
    const shown = shownDecision(row);
    const { id: no, assessment, organization: organizationTerm, decided_at: at } = row;
    return shown && at ? [{ ...shown, no, assessment, organizationTerm, at: at.toISOString() }] : [];
  });

/** The decisions that were registered last, the last one first. */
export const listNewestDecisions = async (db: Db, most: number) => listed(await newestDecisions(db, most));

/** The decisions on some assessments, the newest first. */
export const listDecisionsOf = async (db: Db, assessments: readonly number[]) =>
  listed(await shownDecisionsOf(db, ...assessments));

type Decided = Parameters<typeof setDecisions>[2];

/** The same for the filters of the search. */
export async function decidedOn(db: Db | Tx, assessment: number): Promise<Decided> {
  const rows = await shownDecisionsOf(db, assessment);
  return { outcomes: rows.flatMap((row) => row.outcome ?? []), organizations: rows.map((row) => row.organization) };
}

/**
 * Writes the decisions on an assessment into the search, in the transaction that changed one. A decision is news once: when everybody may
 * read it for the first time.
 */
export async function findDecisions(tx: Tx, assessment: number): Promise<void> {
  const change = await setDecisions(tx, assessment, await decidedOn(tx, assessment));
  if (change !== null) await noteNews(tx, assessment, change);
}

/** The same for decisions that were given elsewhere or long ago. They are never news. */
export async function findOlderDecisions(tx: Tx, assessment: number): Promise<void> {
  await setDecisions(tx, assessment, await decidedOn(tx, assessment));
  await noteNews(tx, assessment, 0);
}
