export { newestTextOf } from "./newest-text-store.ts";
