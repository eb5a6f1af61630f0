export { type DraftMachine, draftKind } from "./draft-kind.ts";
export { createDrafts, type Drafts } from "./drafts.ts";
export { DraftsContext, useDrafts, useUnsentDrafts } from "./drafts-context.ts";
