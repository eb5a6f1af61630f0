import type { CallAnswer, CallInput } from "../../../../platform/pure/contract/call.ts";
import { invalid, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import { saveInDraft } from "../../../../platform/server/draft/index.ts";
import type { Work } from "../../../../platform/server/http/work.ts";
import { acceptedAt, disturbs, isUrlSegment, placeOf, shownAt } from "../../rules/index.ts";
import { cleanHtml } from "../index.ts";
import { writeDraft } from "./change.ts";
import { type OpenPage, openPage } from "./open.ts";
import { namesLivingBlocks } from "./shared-blocks.ts";
import * as store from "./store.ts";

/**
 * Saves one property of the draft. Two editors in two properties do not conflict; in the same property the second gets a 409 with the first
 * one's name and the stored value. A value that is already stored is accepted.
 */
export async function savePage(
  work: Work,
  id: number,
  { rev, path, value }: CallInput<"deskSavePage">["body"],
): Promise<Result<CallAnswer<"deskSavePage">>> {
  const opened = await openPage(work, id, "edit");
  if (!opened.ok) return opened;
  const page = opened.value;
  const place = placeOf(page.props, page.values, path);
  if (!place) return refuse({ kind: "NotFound" });
  const accepted = acceptedAt(place, value, cleanHtml);
  if (!accepted) return invalid({ path: path.join("."), kind: "WrongShape" });
  if (place.property.kind === "area" && !(await namesLivingBlocks(work, accepted.value)))
    return invalid({ path: path.join("."), kind: "BlockGone" });
  const broken = brokenAddress(page, path, accepted.value);
  if (broken) return invalid({ path: "urlSegment", kind: broken });
  return saveInDraft({
    rev: page.row.rev,
    seen: rev,
    at: work.at,
    stepsSince: (since) => store.stepsSince(work.tx, id, since),
    disturbs: (earlier) => disturbs(page.props, page.values, earlier, path, value),
    before: place.value,
    after: accepted.value,
    shown: (stored) => shownAt({ ...place, value: stored }),
    write: () => writeDraft(work, page, { values: place.put(accepted.value), path, before: place.value }),
  });
}

/** The address of a site's root is empty, every other page's is not. */
function brokenAddress({ row }: OpenPage, path: readonly string[], value: unknown): string | null {
  if (path[0] !== "urlSegment") return null;
  if (row.parent === null || typeof value !== "string") return "AddressFixed";
  return isUrlSegment(value) ? null : "SegmentInvalid";
}
