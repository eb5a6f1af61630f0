export { indexOf, matchesOf } from "./match.ts";
export type { Notice } from "./notice.ts";
export { noticeOfRow } from "./notice-rows.ts";
export { keysOfReference, keysOfText } from "./study-keys.ts";
