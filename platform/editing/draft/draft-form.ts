import type { DraftPath } from "../../pure/draft/index.ts";
import type { FieldValue, Revision } from "../../pure/saving/index.ts";
import type { FieldAddress } from "../saving/index.ts";

/** How the store of fields, which holds texts, holds the value of one. */
export type ValueFormat = {
  readonly textOf: (value: unknown) => string;
  readonly valueFrom: (text: FieldValue) => unknown;
};

/** One field of a draft, as it was loaded. */
export type DraftValue = { readonly value: unknown; readonly format: ValueFormat };

const oneText = (text: FieldValue): string => [text].flat().join("");

export const asText: ValueFormat = {
  textOf: (value) => (value === undefined || value === null ? "" : String(value)),
  valueFrom: oneText,
};

/** For every other value. */
export const asJson: ValueFormat = {
  textOf: (value) => JSON.stringify(value ?? null),
  valueFrom: (text) => JSON.parse(oneText(text) || "null"),
};

/** For a list of texts, one on each line. */
export const asLines: ValueFormat = {
  textOf: (value) => (Array.isArray(value) ? value.join("\n") : ""),
  valueFrom: (text) => oneText(text).split("\n"),
};

/** The store knows a field of a draft by its path. */
export const addressOf = (path: DraftPath): FieldAddress => ({ block: path.join("/") });
export const pathOf = (address: FieldAddress): DraftPath => ("block" in address ? address.block.split("/") : []);

/** A field as the server has it; undefined when it is gone. */
export const revisionOf = (rev: number, place: DraftValue | null): Revision | undefined =>
  place ? { rev, value: place.format.textOf(place.value) } : undefined;
