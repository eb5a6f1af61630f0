import type { SeedAssessment } from "../../../content/assessments/index.ts";
import type { Tx } from "../../../platform/server/http/work.ts";
import { newestEdition } from "../../publication/server/index.ts";
import * as store from "./store.ts";

/** The number and the edition of the example that another one adopts; null for an example that adopts none. */
export async function originalOf(tx: Tx, { name, adopts }: SeedAssessment) {
  if (adopts === undefined) return null;
  const number = await store.numberOf(tx, adopts);
  const edition = number === undefined ? undefined : await newestEdition(tx, number);
  if (number === undefined || !edition) throw new Error(`${name} adopts an example that is not published: ${adopts}`);
  return { number, edition };
}
