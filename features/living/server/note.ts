import type { Language } from "../../../platform/pure/language/index.ts";
import { norwegianIsoDay, norwegianMonth } from "../../../platform/pure/norwegian-date/index.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import { isReviewPassed } from "../rules/index.ts";
import { passedReviewTextsIn } from "../texts-reading.ts";
import { reviewOf } from "./store.ts";

type Asked = { readonly db: Db; readonly at: Date; readonly language: Language };

/** Says above the newest edition of an assessment that its review day has passed. The key is left out until then. */
export async function reviewNoteIn(
  { db, at, language }: Asked,
  assessment: number,
): Promise<{ readonly reviewNote?: string }> {
  const dueOn = (await reviewOf(db, assessment))?.due_on ?? null;
  if (dueOn === null || !isReviewPassed(dueOn, norwegianIsoDay(at))) return {};
  return { reviewNote: passedReviewTextsIn(language).note(norwegianMonth(dueOn)) };
}
