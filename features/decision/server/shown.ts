import type { Db } from "../../../platform/server/http/work.ts";
import type { ShownDecision } from "../../api/index.ts";
import { shownDecisionsOf } from "./store.ts";
import { shownDecision } from "./view.ts";

/** The decisions on an assessment's editions that everybody may read, the newest first, as a part of its page. The key is left out where there are none. */
export async function decisionsIn(
  db: Db,
  assessment: number,
): Promise<{ readonly decisions?: readonly ShownDecision[] }> {
  const decisions = (await shownDecisionsOf(db, assessment)).flatMap((row) => shownDecision(row) ?? []);
  return decisions.length === 0 ? {} : { decisions };
}
