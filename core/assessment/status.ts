/** Assessment types and status numbers: A section 9. */
export const assessmentTypes = ["1", "2", "3"] as const;
export type AssessmentType = (typeof assessmentTypes)[number];

export const status = { draft: 1, sent: 2, published: 3 } as const;
export type Status = (typeof status)[keyof typeof status];

/** What the clients call the working status: A section 3 (isPendingPublish, isPublished). */
export const statusFlags = (of: Status): { isPendingPublish: boolean; isPublished: boolean } => ({
  isPendingPublish: of === status.sent,
  isPublished: of === status.published,
});

/** Main content may be changed in a draft only: A section 4, "read-only rule". */
export const isReadOnly = (of: Status): boolean => of !== status.draft;
