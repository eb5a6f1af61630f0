import { z } from "zod";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { defineTask, enqueue, type Job, job } from "../../../platform/server/jobs.ts";
import { compared, noteUses, studiesOf } from "./compare.ts";
import * as store from "./store.ts";

const compareOne = defineTask("compare-retractions-of", z.object({ assessment: z.int() }));

/**
 * Asks for a comparison of one assessment with the list, so that the desk sees what a new edition names. It is made after the commit: a
 * load compares every assessment, and a transaction that holds one of them must not wait for it.
 */
export const compareSoon = (tx: Tx, assessment: number): Promise<void> => enqueue(tx, compareOne, { assessment });

export const compareOneJob = (db: Db): Job =>
  job(compareOne, ({ assessment }) => db.transaction().execute((tx) => compareSome(tx, [assessment])));

/** Compares these assessments with the list that holds now. */
export async function compareSome(tx: Tx, assessments: readonly number[]): Promise<void> {
  await store.lockList(tx);
  await noteUses(tx, assessments, await compared(tx, await studiesOf(tx, assessments)));
}
