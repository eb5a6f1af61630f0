import type { Paths } from "../../platform/pure/contract/paths.ts";

export const commentPaths = {
  getComments: ["GET", "/api/schema/GetComments/:contentGuid"],
  saveComment: ["POST", "/api/schema/SaveComment"],
  editComment: ["POST", "/api/schema/EditComment/:commentId"],
  deleteComment: ["DELETE", "/api/schema/DeleteComment/:commentId"],
  resolveComment: ["POST", "/api/schema/ResolveComment/:commentId"],
  seeComments: ["POST", "/api/schema/SeeComments"],
  deletedComments: ["GET", "/api/schema/DeletedComments/:contentGuid"],
} as const satisfies Paths;
