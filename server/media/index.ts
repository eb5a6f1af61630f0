export { emptyMediaTrash, mediaRoutes, mediaUpkeepJob } from "./routes.ts";
export { mediaFindings, mediaFindingsHeld, mediaShown } from "./shown.ts";
export { byGuid, bytesOf, pagesShowing, standsInDraft } from "./store.ts";
