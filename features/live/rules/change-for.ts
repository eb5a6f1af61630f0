import { type Actor, may, seatsIn } from "../../access/rules/index.ts";
import type { Status } from "../../assessment/rules/index.ts";
import { isAnswerKey, isInterestKey } from "../../review/rules/index.ts";
import type { LiveChange } from "../calls.ts";
import type { StoredChange } from "./stored-change.ts";

type Assessment = { readonly number: number; readonly status: Status };

/**
 * A change as this caller may see it. Comments go only to those who may read comments, and a review under way only to its writer, but for
 * the declaration of interests. Other
 * changes are sent as their number alone, since a gap in the numbers would look like a lost change.
 */
export function changeFor(actor: Actor, assessment: Assessment, change: StoredChange): LiveChange {
  const { no } = change;
  const hidden = { no, kind: "hidden" } as const;
  if (!may(actor, "read-working-copy", assessment).allowed) return hidden;
  const isOwn = (reviewer: string | null) =>
    seatsIn(actor, assessment.number).some(({ contributorId }) => contributorId === reviewer);
  const readsReviews = may(actor, "read-reviews", assessment).allowed;
  const readsInterests = may(actor, "read-interests", assessment).allowed;
  switch (change.what) {
    case "seat":
    case "template":
      return { no, kind: change.what };
    case "status":
      return { no, kind: "status", status: change.status };
    case "review":
      return readsReviews || isOwn(change.reviewer) ? { no, kind: "review", by: null } : hidden;
    case "history":
      return historyFor(change, {
        comments: may(actor, "read-comments", assessment).allowed,
        review: (reviewer, key) =>
          isOwn(reviewer) ||
          (key !== null && ((readsReviews && isAnswerKey(key)) || (readsInterests && isInterestKey(key)))),
      });
  }
}

type Reads = {
  readonly comments: boolean;
  readonly review: (reviewer: string | null, key: string | null) => boolean;
};

function historyFor(change: Extract<StoredChange, { what: "history" }>, reads: Reads): LiveChange {
  const { no } = change;
  if (change.kind === null) return { no, kind: "hidden" };
  const { by, rev } = change;
  switch (change.kind) {
    case "block": {
      if (change.action !== "saved") return { no, kind: "item", by };
      const value = textOf(change.value);
      const written = change.written ?? undefined;
      return {
        no,
        kind: "value",
        by,
        item: change.ref,
        rev,
        ...(value === undefined ? {} : { value }),
        ...(written && { written }),
      };
    }
    case "heading":
      return { no, kind: "heading", by };
    case "literature":
    case "selection":
    case "reference":
    case "evidence":
    case "result":
    case "outcome":
    case "economy":
    case "image": {
      const { owner, action } = change;
      if (action !== "saved" || owner === null) return { no, kind: "item", by };
      const cells = cellsOf(change.value);
      return { no, kind: "cells", by, item: owner, row: change.ref, rev, ...(cells ? { cells } : {}) };
    }
    case "pdf":
    case "economy-file":
    case "economy-sheet":
      return { no, kind: "file", by };
    case "comment":
      return reads.comments ? { no, kind: "comment", by } : { no, kind: "hidden" };
    case "review":
      return reads.review(change.reviewer, change.key) ? { no, kind: "review", by } : { no, kind: "hidden" };
  }
}

const isText = (value: unknown): value is string => typeof value === "string";

const textOf = (value: unknown): string | string[] | undefined =>
  isText(value) || (Array.isArray(value) && value.every(isText)) ? value : undefined;

const cellsOf = (value: unknown): Record<string, string> | null => {
  if (typeof value !== "object" || value === null) return null;
  const cells = Object.entries(value).filter((cell): cell is [string, string] => isText(cell[1]));
  return cells.length > 0 ? Object.fromEntries(cells) : null;
};
