import type { StepJson } from "../../../platform/pure/shared-text/index.ts";
import type { Status } from "../../assessment/rules/index.ts";
import type { FileKind } from "../../attachment/rules/index.ts";
import type { RowKindName } from "../../row/rules/index.ts";

type Written = {
  readonly rev: number;
  /** The seat that wrote it; null for the desk. */
  readonly by: string | null;
};

/** A change as the database stores it, with its number in the assessment. */
export type StoredChange = { readonly no: number } & (
  | { readonly what: "seat" }
  | { readonly what: "status"; readonly status: Status }
  /** Another version of the template was taken over, or that was undone. */
  | { readonly what: "template" }
  /** A review was asked for, answered or sent. */
  | { readonly what: "review"; readonly reviewer: string | null }
  /** The entry is gone. */
  | { readonly what: "history"; readonly kind: null }
  | ({
      readonly what: "history";
      readonly kind: "block" | "heading";
      readonly action: string;
      readonly ref: number;
      /** The saved value, when it is short enough and nothing was redacted. */
      readonly value: unknown;
      /** The steps of a rich text, on the same condition. */
      readonly written?: { readonly batch: string; readonly steps: StepJson[] } | null;
    } & Written)
  | ({
      readonly what: "history";
      readonly kind: RowKindName;
      readonly action: string;
      readonly ref: number;
      /** The block of the row; null when it is gone. */
      readonly owner: number | null;
      readonly value: unknown;
    } & Written)
  | ({ readonly what: "history"; readonly kind: FileKind | "comment" } & Written)
  /** A block of somebody's review. */
  | ({
      readonly what: "history";
      readonly kind: "review";
      readonly reviewer: string | null;
      readonly key: string | null;
    } & Written)
);
