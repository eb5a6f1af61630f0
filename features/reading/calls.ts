import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import {
  AssessmentTypeValue,
  ContentLanguage,
  Guid,
  Instant,
  NumberOrGuid,
  Option,
  StatusNumber,
} from "../../platform/pure/contract/values.ts";
import { seatRoles } from "../access/rules/index.ts";
import { Original, ShownAdoption } from "../adoption/calls.ts";
import type { publicPaths } from "../api/public-paths.ts";
import { PeerReview, SchemaItem } from "../assessment/calls-block.ts";
import { certainties, recommendations } from "../block/rules/index.ts";
import { ShownDecision } from "../decision/calls.ts";
import { ReaderSectionSchema } from "../kinds/rules/index.ts";
import { RetractedStudy } from "../retraction/calls.ts";
import { SimilarDocument } from "../search/calls-similar.ts";
import type { readingPaths } from "./paths.ts";

/** A term as a link to the search that it narrows. */
export const TextLink = z.object({ text: z.string(), link: z.string() });
const UrlText = z.object({ url: z.string(), text: z.string() });

const facts = {
  shows: z.enum(["card", "published", "preview"]),
  contentLink: z.strictObject({ id: z.int(), guidValue: Guid }),
  heading: z.string(),
  assessmentStatus: StatusNumber,
  statusText: z.string(),
  summary: z.string().describe("HTML"),
  linkList: z.array(UrlText),
  recommendation: z.string().describe("what was chosen, empty when the template feeds none"),
  confidence: z.string().describe("the trust in the results as a whole, or empty"),
  plainSummary: z.string().describe("HTML: «Kort fortalt»"),
  financialResponsibility: z.string().describe("who pays, as chosen; empty when the template feeds none"),
  orderRecommendation: z.string().describe("what is recommended to order, or empty"),
  hasPeerReviewsV2: z.boolean(),
  isPeerReviewed: z.boolean(),
  year: z.int().nullable(),
  published: Instant.nullable(),
  modified: Instant,
  changeLog: z.array(
    z.object({
      at: Instant,
      note: z.string(),
      link: z.string().exactOptional().describe("the edition's own address"),
      confirms: z
        .literal(true)
        .exactOptional()
        .describe("it repeats the edition before it: looked at again, and nothing changed"),
      changes: z.string().exactOptional().describe("what changed since the edition before it that stands"),
    }),
  ),
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
  lastSaved: Instant.nullable().describe("preview only"),
};

/** The data of a page's toolbar. The contact is null if it must not be shown. The print address is null if there is none. */
const ToolbarModel = z.object({
  contactEmail: z.string().nullable(),
  contactName: z.string().nullable(),
  heading: z.string(),
  name: z.string(),
  printPreviewUrl: z.string().nullable(),
});

/** An outcome beside the recommendation: `KeyOutcome` in features/outcome/rules. */
const KeyOutcomeView = z.strictObject({
  name: z.string(),
  certainty: z.enum(["high", "moderate", "low", "very-low"]).nullable().describe("null: no study measured it"),
  sentence: z.string(),
  difference: z.string(),
  interval: z.string(),
  bars: z
    .array(z.strictObject({ name: z.string(), text: z.string(), share: z.number().min(0).max(1) }))
    .readonly()
    .describe("with the method and without it, on the scale that all outcomes share"),
});

/** The answer as data: `answerOf` and `answerBand` in features/reading/rules. */
const AnswerView = z.strictObject({
  recommendation: z.enum(recommendations).exactOptional(),
  certainty: z.enum(certainties).exactOptional(),
  outcomes: z.array(KeyOutcomeView).readonly().exactOptional().describe("at most three, the most important first"),
  table: z
    .strictObject({ fieldGroup: z.int(), contentGuid: z.string() })
    .exactOptional()
    .describe("the section of the whole table of outcomes"),
  net: z
    .array(z.strictObject({ year: z.string(), amount: z.number().describe("in kroner"), text: z.string() }))
    .readonly()
    .exactOptional()
    .describe("Netto of each budget year; below zero is a cost"),
});

/**
 * An assessment as its readers get it, whole or as a card: features/publication/README.md. A card has no tabs and no sections. Strict:
 * keys that are not named here are never stored as published and never sent.
 */
export const AssessmentView = z.strictObject({
  ...facts,
  assessmentType: AssessmentTypeValue,
  organization: z.string(),
  contributorRoles: z
    .array(z.enum(seatRoles))
    .describe("which roles took part, each once and without names; empty on a card"),
  fieldGroups: z.array(Option),
  sections: z.array(ReaderSectionSchema),
  edition: z
    .strictObject({ publication: z.int(), version: z.int(), newest: z.int() })
    .exactOptional()
    .describe("which edition this is, and the number of the newest; published only"),
  documents: z
    .array(TextLink)
    .exactOptional()
    .describe(
      "the edition's documents and records, the link is empty while the PDF is being made; those as FHIR (`/fhir`, `/fhir-evidence`) are experimental and may change; published only",
    ),
  similar: z
    .array(SimilarDocument)
    .exactOptional()
    .describe("public assessments and notifications that resemble it; not in a preview"),
  startedFrom: TextLink.exactOptional().describe(
    "the published assessment that it was started from; the link is empty when that is public no more; not in a preview",
  ),
  under: z.int().exactOptional().describe("the page that it stands under; not in a preview"),
  cite: z
    .strictObject({ text: z.string(), links: z.array(TextLink) })
    .exactOptional()
    .describe("how to cite the edition, as a text and as files for reference managers; published only"),
  conditions: z.string().exactOptional().describe("HTML: the conditions of the recommendation"),
  judgements: z
    .array(z.strictObject({ question: z.string(), answer: z.string() }))
    .exactOptional()
    .describe("the judgements behind a decision that are answered"),
  language: ContentLanguage.exactOptional().describe(
    "the form of Norwegian that it is written in, where that is known",
  ),
  retractions: z
    .array(RetractedStudy)
    .exactOptional()
    .describe(
      "its studies that were retracted, doubted, corrected or reinstated, as known now; not in a stored publication",
    ),
  retractionNotes: z
    .array(z.string())
    .exactOptional()
    .describe("says which of them are retracted or doubted, above the text; not in a stored publication"),
  reviewNote: z
    .string()
    .exactOptional()
    .describe("says that its review day has passed; the newest edition only, not in a stored publication"),
  answer: AnswerView.exactOptional().describe(
    "the known choices, and what follows from the tables; not in a stored publication",
  ),
  decisions: z
    .array(ShownDecision)
    .readonly()
    .exactOptional()
    .describe("what organisations have decided, the newest first; published only, not in a stored publication"),
  adopts: Original.exactOptional().describe(
    "the assessment that it builds on, of an adoption; not in a stored publication",
  ),
  adoptions: z
    .array(ShownAdoption)
    .readonly()
    .exactOptional()
    .describe("who has adopted it, of published adoptions only; not in a stored publication"),
  starts: z
    .array(TextLink)
    .readonly()
    .exactOptional()
    .describe("the forms that start from it, of the newest edition; not in a stored publication"),
});
export type AssessmentView = z.infer<typeof AssessmentView>;

/** The same in the specification's shape: features/publication/README.md. */
export const AssessmentRead = z.object({
  ...facts,
  answer: AnswerView.extend({
    conditions: z.string().describe("HTML: the conditions of the recommendation, or empty"),
    date: Instant.nullable().describe("when the edition was published; null before"),
  })
    .exactOptional()
    .describe(
      "the answer as data: the known choices among `recommendation` and `confidence`, and what follows from the tables; not on a card",
    ),
  toolbar: ToolbarModel,
  schemaAsPdf: z.string().nullable(),
  schema: z.object({
    isPublished: z.boolean(),
    isPeerReviewed: z.boolean(),
    name: z.string(),
    assessmentType: AssessmentTypeValue,
    organization: z.string(),
    fieldGroups: z.array(Option),
    peerreviews: z.array(PeerReview),
    schemaItems: z.array(SchemaItem),
  }),
});
export type AssessmentRead = z.infer<typeof AssessmentRead>;
export type TextLink = z.infer<typeof TextLink>;

const preview = z.enum(["true", "false"]).optional();
const editionNumber = z.coerce.number().pipe(z.int().min(1).max(99_999));
const version = editionNumber.optional().describe("an edition by its number; without it the newest");
const tab = z.coerce
  .number()
  .pipe(z.int().nonnegative())
  .optional()
  .describe("only this tab's blocks, and the names of the sections in the tabs beside it");

export const readingCalls = {
  readAssessment: {
    summary: "The assessment as read: published, or the card of a started one; the authors' preview with preview=true",
    params: z.object({ id: NumberOrGuid }),
    query: z.object({ preview, tab, version }),
    answer: AssessmentView,
  },
  compareEditions: {
    summary: "What changed between two editions, in plain words",
    params: z.object({ id: NumberOrGuid }),
    query: z.object({ from: editionNumber, to: editionNumber }),
    answer: z.object({
      id: z.int(),
      heading: z.string(),
      from: z.object({ version: z.int(), at: Instant }),
      to: z.object({ version: z.int(), at: Instant, note: z.string() }),
      changes: z.array(
        z.object({
          where: z.string().describe("the tab and the section; empty above the tabs"),
          title: z.string(),
          before: z.string().describe("empty where it did not stand"),
          after: z.string().describe("empty where it does not stand any more"),
        }),
      ),
    }),
  },
  getAssessment: {
    summary: "The same in the specification's shape",
    query: z.object({ id: NumberOrGuid, preview, tab }),
    answer: AssessmentRead,
  },
} as const satisfies SchemasOf<typeof readingPaths & Pick<typeof publicPaths, "readAssessment">>;
