export { emptyMediaTrash } from "./empty-trash.ts";
export { formerFile } from "./former-files.ts";
export { putImported } from "./imported.ts";
export { discardMedia, type KeptMedia, keepMedia } from "./keep-media.ts";
export { mediaFindings, mediaFindingsHeld, mediaShown } from "./shown.ts";
export { byGuid, bytesOf, pagesShowing, standsInDraft } from "./store.ts";
export { textsOfFiles } from "./text-store.ts";
