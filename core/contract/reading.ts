import { z } from "zod";
import { SchemaItem } from "./schema-item.ts";
import { AssessmentTypeValue, Guid, Instant, NumberOrGuid, Option, StatusNumber } from "./values.ts";

/** A term as a link to the search that it narrows. */
export const TextLink = z.object({ text: z.string(), link: z.string() });
const UrlText = z.object({ url: z.string(), text: z.string() });

/** P section 3, "Assessment as read". A card has the same shape with no tabs and no blocks. */
export const AssessmentRead = z.object({
  shows: z.enum(["card", "published", "preview"]),
  contentLink: z.object({ id: z.int(), guidValue: Guid }),
  heading: z.string(),
  assessmentStatus: StatusNumber,
  statusText: z.string(),
  summary: z.string().describe("HTML"),
  linkList: z.array(UrlText),
  schemaAsPdf: z.string().nullable(),
  year: z.int().nullable(),
  published: Instant.nullable(),
  modified: Instant,
  changeLog: z.array(z.object({ at: Instant, note: z.string() })),
  contactEmail: z.string(),
  contactName: z.string(),
  approvedDisplayContact: z.boolean(),
  hideContact: z.boolean(),
  relatedSubjects: z.array(TextLink),
  relatedTopics: z.array(TextLink),
  relatedOrganizations: z.array(TextLink),
  relatedMunicipalities: z.array(TextLink),
  relatedMethodTypes: z.array(TextLink),
  relatedPublishers: z.array(TextLink),
  isPeerReviewed: z.boolean(),
  hasPeerReviewsV2: z.boolean(),
  lastSaved: Instant.nullable().describe("preview only"),
  schema: z.object({
    isPublished: z.boolean(),
    isPeerReviewed: z.boolean(),
    name: z.string(),
    assessmentType: AssessmentTypeValue,
    organization: z.string(),
    fieldGroups: z.array(Option),
    peerreviews: z.array(z.unknown()),
    schemaItems: z.array(SchemaItem),
  }),
});
export type AssessmentRead = z.infer<typeof AssessmentRead>;
export type TextLink = z.infer<typeof TextLink>;

export const readingCalls = {
  getAssessment: {
    summary: "The assessment as read: published, or the card of a started one; the authors' preview with preview=true",
    query: z.object({
      id: NumberOrGuid,
      preview: z.enum(["true", "false"]).optional(),
      tab: z.coerce
        .number()
        .pipe(z.int().nonnegative())
        .optional()
        .describe("only this tab's blocks, and the names of the sections in the tabs beside it"),
    }),
    answer: AssessmentRead,
  },
} as const;
