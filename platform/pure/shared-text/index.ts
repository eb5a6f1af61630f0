export { acceptSteps } from "./accept-steps.ts";
export { differenceBetween } from "./difference.ts";
export { placeIn, type SharedSelection, selectionAt, type Trail, trailTo } from "./places.ts";
export { type Moves, movedBy, type Range, writtenBy } from "./rebase.ts";
export { textSchema } from "./schema.ts";
export * from "./shared-text.ts";
export { docOf, htmlOf } from "./text-doc.ts";
export { afterOwnSteps, afterTheirSteps, putBackTheirs } from "./words-of-others.ts";
