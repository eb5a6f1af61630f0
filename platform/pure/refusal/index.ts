import type { Registered } from "../contract/registered.ts";

/** A broken rule on one field; `kind` names the rule, the text is looked up where it is shown. */
export type FieldRefusal = { readonly path: string; readonly kind: string };

/** Where a mandatory block stands, so that the page can link to it. */
export type MissingPlace = {
  readonly contentGuid: string;
  readonly title: string;
  readonly tab: number;
  readonly section: string;
};

/** The writer of a stored value, and when it was written (ISO). `contributorId` and `role` are null for an editor of the desk. */
export type Writer = {
  readonly name: string;
  readonly role: Registered["seatRole"] | null;
  readonly contributorId: string | null;
  readonly at: string;
};

/** The current content of a row, by the names of the calls, and its columns that were written since the caller read it. */
export type StaleRow = {
  readonly rev: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly columns: readonly string[];
  readonly deleted?: boolean;
  readonly by?: Writer | null;
  readonly redacted?: true;
};

/**
 * Every refusal of a use case. Refusals are values with data and without display text; `platform/server/http/problem.ts` maps
 * them to statuses in one exhaustive switch.
 */
export type Refusal =
  | { readonly kind: "NotSignedIn" }
  | { readonly kind: "NotAllowed"; readonly because: Registered["because"] }
  | { readonly kind: "ReadOnly"; readonly status: Registered["status"] }
  | { readonly kind: "NotFound" }
  | {
      readonly kind: "Stale";
      readonly current:
        | {
            readonly rev: number;
            readonly value: unknown;
            readonly by?: Writer | null;
            /** An editor has taken words out of it since the caller saw it. */
            readonly redacted?: true;
            readonly changes?: readonly object[];
          }
        | StaleRow;
    }
  | { readonly kind: "Invalid"; readonly fields: readonly FieldRefusal[] }
  /** Of several files in one call some were refused. `files` is what the call says of each that was taken. */
  | {
      readonly kind: "FilesRefused";
      readonly files: readonly unknown[];
      readonly refused: readonly { readonly name: string; readonly because: Refusal }[];
    }
  | { readonly kind: "MissingMandatory"; readonly missing: readonly MissingPlace[] }
  | { readonly kind: "WrongStatus"; readonly status: Registered["status"] }
  /** It was published, and an editor took it back. `message` is the text that readers see. */
  /** `at`: ISO. `name`: only when it is public elsewhere, because a withdrawn title may be what had to go. */
  | { readonly kind: "Withdrawn"; readonly message: string; readonly at?: string; readonly name?: string }
  | { readonly kind: "LinkSpent" }
  | { readonly kind: "CodeWrong" }
  | { readonly kind: "KeyReused" }
  | { readonly kind: "TooLarge"; readonly limit: number }
  | { readonly kind: "WrongContent"; readonly expects: string }
  | { readonly kind: "TooMany"; readonly retryAfter: number };

export type Result<T, R = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly because: R };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const refuse = <R extends Refusal>(because: R): { readonly ok: false; readonly because: R } => ({
  ok: false,
  because,
});
export const invalid = (...fields: readonly FieldRefusal[]) => refuse({ kind: "Invalid", fields });
