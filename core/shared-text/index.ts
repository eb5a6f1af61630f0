export { acceptSteps } from "./accept-steps.ts";
export { differenceBetween } from "./difference.ts";
export { type Place, placeIn, placeOf, type Trail, trailTo } from "./places.ts";
export type { Moves } from "./rebase.ts";
export { textSchema } from "./schema.ts";
export * from "./shared-text.ts";
export { docOf, htmlOf } from "./text-doc.ts";
