export { append as appendAudit } from "./store.ts";
