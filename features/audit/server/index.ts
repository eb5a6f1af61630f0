export { appendEntry as appendAudit, noteWriting } from "./store.ts";
