import type { Paths } from "../../platform/pure/contract/paths.ts";

export const mediaCallPaths = {
  deskMedia: ["GET", "/api/desk/media"],
  deskUploadMedia: ["POST", "/api/desk/media"],
  deskMediaFile: ["GET", "/api/desk/media/:id"],
  deskReplaceMedia: ["POST", "/api/desk/media/:id/replace"],
  deskRestoreMedia: ["POST", "/api/desk/media/:id/put-back"],
  deskForgetMedia: ["POST", "/api/desk/media/:id/forget"],
  deskSaveMedia: ["POST", "/api/desk/media/:id/save"],
  deskTrashMedia: ["POST", "/api/desk/media/:id/trash"],
  deskUntrashMedia: ["POST", "/api/desk/media/:id/untrash"],
  deskAddMediaFolder: ["POST", "/api/desk/media-folders"],
  deskRenameMediaFolder: ["POST", "/api/desk/media-folders/:id"],
  deskRemoveMediaFolder: ["POST", "/api/desk/media-folders/:id/remove"],
} as const satisfies Paths;
