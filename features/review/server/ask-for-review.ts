import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { type AssessmentRow, addBlocks } from "../../assessment/server/index.ts";
import { templateOf } from "../../template/server/index.ts";
import { keysOfReview } from "../rules/index.ts";
import * as store from "./store.ts";

/**
 * Gives a peer's new seat a review with blocks of its own, so that each has its number and guid before anybody writes in it.
 * @param due ISO day, or null
 */
export async function askForReview(
  { tx, at }: Pick<Work, "tx" | "at">,
  row: Pick<AssessmentRow, "number" | "template_version" | "body_hash">,
  contributor: string,
  due: string | null,
): Promise<void> {
  const template = await templateOf(tx, { id: row.template_version, bodyHash: row.body_hash });
  const setOn = due === null ? null : norwegianIsoDay(at);
  await store.addReview(tx, { contributor, assessment: row.number, due_on: due, due_set_on: setOn });
  const keys = keysOfReview(template);
  if (keys.length > 0) await addBlocks(tx, row.number, keys, new Map(), contributor);
}
