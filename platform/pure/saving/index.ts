export { advance, FIRST_PAUSE, LONGEST_UNSAVED, PAUSE } from "./advance.ts";
export { retryDelay } from "./retry-delay.ts";
export * from "./row-draft.ts";
export { isRedacted, saveAnswerOf } from "./save-answer.ts";
export type * from "./save-event.ts";
export * from "./save-state.ts";
