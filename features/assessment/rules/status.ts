export const assessmentTypes = ["1", "2", "3"] as const;
export type AssessmentType = (typeof assessmentTypes)[number];

export const status = { draft: 1, sent: 2, published: 3 } as const;
export type Status = (typeof status)[keyof typeof status];

declare module "../../../platform/pure/contract/registered.ts" {
  interface Registered {
    readonly status: Status;
  }
}

/** The two flags that calls give instead of the status number. */
export const statusFlags = (of: Status): { isPendingPublish: boolean; isPublished: boolean } => ({
  isPendingPublish: of === status.sent,
  isPublished: of === status.published,
});
