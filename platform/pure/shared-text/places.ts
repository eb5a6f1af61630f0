import { Mapping, type StepMap } from "@tiptap/pm/transform";
import { differenceBetween } from "./difference.ts";
import type { SharedText } from "./shared-text.ts";

/** A selection: where it began, and its moving end. */
type Ends = { readonly anchor: number; readonly head: number };

/** A selection in the document of a revision, which is the same for everybody. */
export type SharedSelection = Ends & { readonly rev: number };

/** How a text came from one revision to the next, the newest last: where places of earlier ones are now. */
export type Trail = readonly { readonly from: number; readonly to: number; readonly maps: readonly StepMap[] }[];

/** A place is not shown when its revision is more than this many changes old. */
const MOST = 100;

/** The trail, longer by what has become of the confirmed document. */
export function trailTo(trail: Trail, before: SharedText, now: SharedText): Trail {
  if (now.rev === before.rev) return trail;
  if (now.rev < before.rev) return [];
  const maps = differenceBetween(before.confirmed, now.confirmed).map((step) => step.getMap());
  return [...trail, { from: before.rev, to: now.rev, maps }].slice(-MOST);
}

/** A selection in the document that is shown, as others can find it: without what is not saved. */
export function selectionAt({ rev, pending }: SharedText, { anchor, head }: Ends): SharedSelection {
  const back = new Mapping(pending.toReversed().map(({ step }) => step.getMap().invert()));
  return { rev, anchor: back.map(anchor, -1), head: back.map(head, -1) };
}

/**
 * Where a colleague's place is in the document that is shown. Behind what was written since at that place, as they may have written it;
 * before what is written there by oneself and not saved.
 * @returns "later" when it is of a revision that is not known here yet; null when it is of one that is known no more
 */
export function placeIn(text: SharedText, trail: Trail, place: SharedSelection): Ends | "later" | null {
  if (place.rev > text.rev) return "later";
  const since = trail.filter(({ to }) => to > place.rev);
  if (place.rev < text.rev && (since[0]?.from ?? text.rev) > place.rev) return null;
  const theirs = new Mapping(since.flatMap(({ maps }) => maps));
  const own = new Mapping(text.pending.map(({ step }) => step.getMap()));
  const now = (at: number) => Math.min(text.doc.content.size, own.map(theirs.map(at, 1), -1));
  return { anchor: now(place.anchor), head: now(place.head) };
}
