export { isBlank } from "./blank.ts";
export { withoutControls } from "./controls.ts";
export * from "./one-line.ts";
