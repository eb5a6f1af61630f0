export { appendEntry as appendAudit, wroteLately } from "./store.ts";
