export { withoutControls } from "./controls.ts";
export { counted } from "./counted.ts";
export * from "./one-line.ts";
