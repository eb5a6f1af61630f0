import { isDeepStrictEqual } from "node:util";
import type { CallAnswer, CallInput } from "../../../../platform/pure/contract/call.ts";
import { invalid, ok, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../../platform/server/http/work.ts";
import { acceptedAt, disturbs, isUrlSegment, placeOf, shownAt } from "../../rules/index.ts";
import { cleanHtml } from "../index.ts";
import { writeDraft } from "./change.ts";
import { type OpenPage, openPage, stale } from "./open.ts";
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
  const changed = work.at.toISOString();
  const shown = (of: unknown) => shownAt({ ...place, value: of });
  if (isDeepStrictEqual(accepted.value, place.value))
    return ok({ ok: true, rev: page.row.rev, value: shown(place.value), changed });
  const earlier = await disturber(work, page, { rev, path, value });
  if (earlier) return refuse(stale(page.row.rev, shown(place.value), earlier));
  const values = place.put(accepted.value);
  return ok({
    ok: true,
    rev: await writeDraft(work, page, { values, path, before: place.value }),
    value: shown(accepted.value),
    changed,
  });
}

/** The address of a site's root is empty, every other page's is not. */
function brokenAddress({ row }: OpenPage, path: readonly string[], value: unknown): string | null {
  if (path[0] !== "urlSegment") return null;
  if (row.parent === null || typeof value !== "string") return "AddressFixed";
  return isUrlSegment(value) ? null : "SegmentInvalid";
}

/** The last editor who changed the same value after the caller's revision. */
async function disturber(
  { tx }: Work,
  { row, props, values }: OpenPage,
  { rev, path, value }: CallInput<"deskSavePage">["body"],
) {
  const steps = await store.stepsSince(tx, row.number, rev);
  const last = steps.findLast((step) => disturbs(props, values, step.path, path, value));
  if (!last) return null;
  return { name: "name" in last.by && typeof last.by.name === "string" ? last.by.name : "", at: last.at };
}
