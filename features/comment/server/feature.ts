import { serverFeature } from "../../../platform/server/feature.ts";
import { type House, reading, writing } from "../../../platform/server/http/call-route.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
import { deleteComment, resolveComment } from "./change-comment.ts";
import { digestJob } from "./digest.ts";
import { commentMailRoutes } from "./mail-choices.ts";
import { deletedComments, getComments, seeComments } from "./read-comments.ts";
import { editComment, saveComment } from "./write-comment.ts";

type Needs = {
  readonly house: House;
  readonly limits: Limits;
  readonly page: Parameters<typeof commentMailRoutes>[1]["page"];
};

/** The calls about comments: features/api/README.md. */
export const commentFeature = serverFeature({
  serves: ({ house, limits, page }: Needs) => {
    // A mention in a comment sends a mail.
    const written = { limits: [limits.bySession("comment")] };
    return {
      answers: {
        getComments: reading((read, { params }) => getComments(read, params.contentGuid)),
        saveComment: writing((work, { body }) => saveComment(work, body), written),
        editComment: writing((work, { params, body }) => editComment(work, params.commentId, body), written),
        deleteComment: writing((work, { params, query }) =>
          deleteComment(work, { id: params.commentId, seen: query.rev }),
        ),
        resolveComment: writing((work, { params, body }) => resolveComment(work, params.commentId, body)),
        seeComments: writing((work, { body }) => seeComments(work, body)),
        deletedComments: reading((read, { params }) => deletedComments(read, params.contentGuid)),
      },
      pages: (app) => commentMailRoutes(app, { house, page }),
    };
  },
  jobs: (platform: Platform) => [digestJob(platform)],
});
