import type { Status } from "../assessment/index.ts";
import { status } from "../assessment/index.ts";

export type WaitsFor = "link-to-be-opened" | "authors" | "editors" | "nobody";

/** Who an assessment waits for now, and since when: the work list's first question. */
export const waitsFor = (row: {
  readonly status: Status;
  readonly startedAt: Date;
  readonly openedAt: Date | null;
  readonly sentAt: Date | null;
  readonly returnedAt: Date | null;
}): { readonly waitsFor: WaitsFor; readonly since: Date | null } => {
  switch (row.status) {
    case status.published:
      return { waitsFor: "nobody", since: null };
    case status.sent:
      return { waitsFor: "editors", since: row.sentAt };
    case status.draft:
      return row.openedAt
        ? { waitsFor: "authors", since: row.returnedAt ?? row.openedAt }
        : { waitsFor: "link-to-be-opened", since: row.startedAt };
  }
};
