import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { Done, Instant, NumberOrGuid, RevInQuery, Saved, SeenRev } from "../../platform/pure/contract/values.ts";
import { ItemId } from "../row/calls.ts";
import type { commentPaths } from "./paths.ts";

/** A comment as `GetComments` answers it. */
export const Comment = z.object({
  commentId: z.int(),
  comment: z.string(),
  username: z.string(),
  date: Instant,
  parentId: z.int().nullable().describe("the first comment of its thread; null for that one itself"),
  resolvedAt: Instant.nullable().describe("of the whole thread"),
  mine: z.boolean(),
  quote: z.string().nullable().describe("the marked words that the thread began with"),
  changed: Instant.nullable().describe("when its writer last changed it"),
  unread: z.boolean().describe("somebody else wrote it after the caller last looked"),
  rev: z.int(),
});

/** How much stands on a block, for those who may read comments. */
export const CommentCount = z.object({
  contentGuid: z.string(),
  open: z.int().describe("threads that are not resolved"),
  unread: z.int(),
  newest: z.int().describe("the highest number of a comment"),
});

const kind = z.literal("comment").nullish();
const pageId = NumberOrGuid.nullish();
const value = z.string().max(100_000);
const params = z.object({ commentId: ItemId });
const ofBlock = z.object({ contentGuid: NumberOrGuid.describe("content guid (or number) of the block") });

/** The calls about comments: features/api/README.md. */
export const commentCalls = {
  getComments: {
    summary: "The comments of a block, the oldest first",
    params: ofBlock,
    answer: z.array(Comment),
  },
  saveComment: {
    summary: "Write a comment; whom it names gets a mail",
    body: z.object({
      id: NumberOrGuid.describe("content guid (or number) of the block"),
      value,
      type: kind,
      pageId,
      parentId: ItemId.nullish().describe("the first comment of the thread that it answers"),
      quote: z.string().max(100_000).nullish().describe("the marked words, for the first comment of a thread"),
    }),
    answer: Comment,
  },
  editComment: {
    summary: "Change one's own comment",
    params,
    body: z.object({ id: NumberOrGuid.nullish(), value, type: kind, pageId, rev: SeenRev }),
    answer: Saved,
  },
  deleteComment: {
    summary: "Delete a comment; it can be brought back for 30 days",
    params,
    query: z.object({ rev: RevInQuery.optional() }),
    body: z.object({ id: NumberOrGuid.nullish(), type: kind, pageId }).prefault({}),
    answer: Done,
  },
  resolveComment: {
    summary: "Mark a thread as resolved, or open it again",
    params,
    body: z.object({ resolved: z.boolean(), pageId }),
    answer: Done,
  },
  seeComments: {
    summary: "The caller has seen the comments of a block",
    body: z.object({ id: NumberOrGuid, upto: ItemId.describe("the highest commentId that was shown"), pageId }),
    answer: Done,
  },
  deletedComments: {
    summary: "The deleted comments of a block that the caller can bring back, the last deleted first",
    params: ofBlock,
    answer: z.array(
      z.object({ commentId: z.int(), rev: z.int(), comment: z.string(), username: z.string(), deleted: Instant }),
    ),
  },
} as const satisfies SchemasOf<typeof commentPaths>;

export type Comment = z.infer<typeof Comment>;
export type CommentCount = z.infer<typeof CommentCount>;
