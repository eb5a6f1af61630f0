export { isBlank } from "./blank.ts";
export { withoutControls } from "./controls.ts";
export { counted } from "./counted.ts";
export { inSentence } from "./in-sentence.ts";
export * from "./one-line.ts";
