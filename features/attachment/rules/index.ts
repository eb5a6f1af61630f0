export * from "./pdf-lacks.ts";

/** Largest PDF, in bytes. docs/contract.md, Limits */
export const PDF_LIMIT = 25_000_000;

/** The kinds of files that stand in a block by themselves. An image's file follows its row. */
export const fileKinds = ["pdf", "economy-file", "economy-sheet"] as const;
export type FileKind = (typeof fileKinds)[number];
