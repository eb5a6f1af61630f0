export { wordsOf } from "./get-entry.ts";
export { writerOf } from "./list-entries.ts";
