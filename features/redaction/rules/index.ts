export { excerptAround, type FoundSpan, findIn } from "./find.ts";
export { redactValue } from "./redact.ts";
export * from "./words.ts";
