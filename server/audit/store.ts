import type { Author } from "../../core/access/index.ts";
import type { AuditAction } from "../../texts/desk.ts";
import type { Tx } from "../platform/http/work.ts";

type Entry = {
  readonly action: AuditAction | "sign-in" | "sign-out" | "sign-out-everywhere";
  readonly by: Author;
  readonly at: Date;
  readonly assessment?: number;
  readonly detail?: Readonly<Record<string, unknown>>;
};

/** Appends to the audit log. Takes a transaction, so that the entry commits with the change. No texts, no addresses. */
export const append = (tx: Tx, { action, by, at, assessment, detail }: Entry) =>
  tx
    .insertInto("audit_log")
    .values({
      action,
      at,
      actor: JSON.stringify(by),
      assessment: assessment ?? null,
      detail: JSON.stringify(detail ?? {}),
    })
    .execute();
