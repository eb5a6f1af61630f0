/** The kinds of rows, by the names that the calls and the history use. The differences between them: features/row/server/row-kinds.ts. */
export const rowKindNames = [
  "literature",
  "selection",
  "reference",
  "evidence",
  "result",
  "outcome",
  "economy",
  "image",
] as const;
export type RowKindName = (typeof rowKindNames)[number];

declare module "../../../platform/pure/contract/registered.ts" {
  interface Registered {
    readonly rowKind: RowKindName;
  }
}
