import { type Status, status } from "../../assessment/rules/index.ts";

/** The people or events that an assessment can wait for. */
export const waitedFor = ["link-to-be-opened", "authors", "editors", "nobody"] as const;
export type WaitsFor = (typeof waitedFor)[number];

/**
 * The people or the event that an assessment waits for now, and since when. The first question of the work list.
 * @param row.returnedAt when the authors last got the working copy back: returned by an editor, or reopened as a new draft
 */
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
