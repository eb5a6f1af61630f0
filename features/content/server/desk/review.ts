import type { CallAnswer, CallInput } from "../../../../platform/pure/contract/call.ts";
import { norwegianIsoDay } from "../../../../platform/pure/norwegian-date/index.ts";
import { invalid, ok, type Result } from "../../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../../platform/server/http/work.ts";
import { openPage } from "./open.ts";
import { changed } from "./publish-page.ts";
import { deskPeople, putReview } from "./review-store.ts";

/**
 * Says by when a page should be looked at again, and who does it. It changes nothing that readers get. Refuses a day that has passed in Oslo,
 * unless the page has it already, and somebody who does not work at the site's desk.
 */
export async function setReview(
  work: Work,
  id: number,
  { rev, by, owner }: CallInput<"deskSetReview">["body"],
): Promise<Result<CallAnswer<"deskSetReview">>> {
  const opened = await openPage(work, id, "edit", rev);
  if (!opened.ok) return opened;
  const isNew = by !== opened.value.row.review_by;
  if (by !== null && isNew && by < norwegianIsoDay(work.at)) return invalid({ path: "by", kind: "DayHasPassed" });
  const people = owner === null ? [] : await deskPeople(work.tx, work.siteId);
  if (owner !== null && !people.some((each) => each.id === owner.toLowerCase()))
    return invalid({ path: "owner", kind: "NotAtDesk" });
  await putReview(work.tx, id, { by, owner });
  return ok(await changed(work, opened.value, "page review set"));
}
