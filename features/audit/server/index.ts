export { append as appendAudit, noteWriting } from "./store.ts";
