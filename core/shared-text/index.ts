export { acceptSteps } from "./accept-steps.ts";
export * from "./shared-text.ts";
export { docOf, htmlOf } from "./text-doc.ts";
