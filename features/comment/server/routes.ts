import type { FastifyInstance } from "fastify";
import { type House, readingCall, writingCall } from "../../../platform/server/http/call-route.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
import { deleteComment, resolveComment } from "./change-comment.ts";
import { deletedComments, getComments, seeComments } from "./read-comments.ts";
import { editComment, saveComment } from "./write-comment.ts";

/** The calls about comments: docs/spec/calls.md, Comments. */
export function commentRoutes(app: FastifyInstance, { house, limits }: { house: House; limits: Limits }): void {
  // Whom a comment names gets a mail.
  const written = { limits: [limits.bySession("comment")] };
  readingCall(app, house, "getComments", (read, { params }) => getComments(read, params.contentGuid));
  writingCall(app, house, "saveComment", (work, { body }) => saveComment(work, body), written);
  writingCall(
    app,
    house,
    "editComment",
    (work, { params, body }) => editComment(work, params.commentId, body),
    written,
  );
  writingCall(app, house, "deleteComment", (work, { params, query }) =>
    deleteComment(work, { id: params.commentId, seen: query.rev }),
  );
  writingCall(app, house, "resolveComment", (work, { params, body }) => resolveComment(work, params.commentId, body));
  writingCall(app, house, "seeComments", (work, { body }) => seeComments(work, body));
  readingCall(app, house, "deletedComments", (read, { params }) => deletedComments(read, params.contentGuid));
}
