export * from "./pdf-lacks.ts";

/** Largest PDF, in bytes. docs/contract.md, Limits */
export const PDF_LIMIT = 25_000_000;
