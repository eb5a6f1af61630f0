import { z } from "zod";
import { MissingBlock } from "../../platform/pure/contract/problem.ts";
import {
  AssessmentTypeValue,
  ContentLanguage,
  Done,
  Guid,
  Instant,
  NumberOrGuid,
  Option,
  OptionGroup,
  optional,
  SeenRev,
  StatusNumber,
} from "../../platform/pure/contract/values.ts";
import { abilities, seatRoles } from "../access/rules/index.ts";
import { AdoptedEdition } from "../adoption/calls.ts";
import { CommentCount } from "../comment/calls.ts";
import { AuthorSectionSchema } from "../kinds/rules/index.ts";
import { TextLink } from "../reading/calls.ts";
import { ReviewView } from "../review/calls.ts";
import { TemplateNews } from "../takeover/calls.ts";
import { WarningRuleSchema } from "../warning/rules/index.ts";
import { PeerReview, SchemaItem } from "./calls-block.ts";

/** features/contributor/README.md. `email` is empty for callers who may not see it. */
export const Contributor = z.object({
  contributorId: Guid,
  name: z.string(),
  email: z.string(),
  organization: z.string(),
  role: z.enum(seatRoles),
  isDeletable: z.boolean(),
  redeemed: z.boolean(),
});
const RoleOption = z.object({ roleValue: z.string(), roleDisplay: z.string() });

const facts = {
  name: z.string(),
  contentLink: z.object({ id: z.int(), guidValue: Guid }),
  changed: Instant,
  assessmentStatus: StatusNumber,
  isPendingPublish: z.boolean(),
  isPublished: z.boolean(),
  hasPeerReviewsV2: z.boolean(),
  previewUrl: z.string(),
  actor: z.enum(["organization", "county"]).nullable().describe("assessment type 3: who stands behind it"),
  isDefinition: z.boolean().describe("a template, which has nothing to fill in"),
  organizationOptions: z.array(OptionGroup),
  municipalityOptions: z.array(OptionGroup),
  rev: z.int(),
  abilities: z.array(z.enum(abilities)),
  seats: z.array(z.object({ contributorId: Guid, role: z.enum(seatRoles), name: z.string() })).describe("the caller's"),
  sentAt: Instant.nullable().describe("when it was sent for publication, while the editors have it"),
  returnMessage: z.string().nullable().describe("the editor's message when the assessment came back"),
  missing: z.array(MissingBlock).describe("mandatory blocks that sending would ask for"),
  approvedDisplayContact: z.boolean().describe("the initiator has agreed to be shown to the public as the contact"),
  hideContact: z
    .boolean()
    .describe("the initiator or an editor hides the contact from readers, whatever was agreed to"),
  deskHides: z
    .enum(["contact", "card"])
    .nullable()
    .describe("what an editor has hidden, so that readers see no contact whatever the initiator chooses"),
  publicUrl: z.string().nullable().describe("the reading page, once published"),
  startedFrom: TextLink.nullable().describe("the published assessment that it was started from"),
};

const reviewed = {
  isPeerReviewed: z
    .boolean()
    .describe("a review was sent for this working copy or, once published, is in the publication"),
};

const people = {
  assessmentType: AssessmentTypeValue,
  organization: z.string(),
  initiator: z.string(),
  contributors: z.array(Contributor),
  contributorRoles: z.array(RoleOption),
  fieldGroups: z.array(Option),
};

/** The working copy as the editor shows it. */
export const WorkingCopyView = z.object({
  ...facts,
  ...reviewed,
  ...people,
  sections: z.array(AuthorSectionSchema),
  warningRules: z.array(WarningRuleSchema).describe("by which it is doubtful: the template's"),
  comments: z.array(CommentCount).describe("of the blocks that have any; none for those who may not read them"),
  reviews: z.array(ReviewView).describe("those that the caller may see"),
  template: TemplateNews,
  adopts: AdoptedEdition.nullable().describe("the published assessment that it builds on, of an adoption"),
  language: z
    .object({ chosen: ContentLanguage.nullable(), guessed: ContentLanguage.nullable() })
    .describe("the form of Norwegian it is written in: as its authors chose, and as its text reads; null: not known"),
});

/** The same in the specification's shape. */
export const AssessmentDetails = z.object({
  ...facts,
  ...reviewed,
  document: z.object({ url: z.string() }).nullable(),
  schema: z.object({
    ...people,
    contentGuid: Guid,
    organizations: z.array(z.string()),
    schemaItems: z.array(SchemaItem),
    peerreviews: z.array(PeerReview),
  }),
});

export const assessmentCalls = {
  createMethodAssessment: {
    summary: "Start an assessment; the link goes by mail only",
    body: z.object({
      id: NumberOrGuid.describe("the start form page's content id"),
      name: optional(z.string().max(500), ""),
      title: optional(z.string().max(1000), ""),
      email: optional(z.string().max(500), ""),
      organizationId: optional(z.union([z.string().max(100), z.int()]).transform(String), ""),
      assessmentType: z.union([z.string().max(10), z.int()]).transform(String),
      actor: z.string().max(100).nullish(),
      startFrom: z
        .int32()
        .positive()
        .nullish()
        .describe("the number of a published assessment whose method and searches are copied"),
      adopts: z
        .int32()
        .positive()
        .nullish()
        .describe("the number of a published assessment: the new one says whether that holds for the organisation"),
    }),
    answer: z.object({ ok: z.literal(true), id: z.int(), guid: Guid }),
  },
  getWorkingCopy: {
    summary: "The working copy, for those with a seat in it and for editors",
    params: z.object({ id: NumberOrGuid }),
    answer: WorkingCopyView,
  },
  getMethodAssessmentDetails: {
    summary: "The same in the specification's shape",
    params: z.object({ id: NumberOrGuid }),
    answer: AssessmentDetails,
  },
  sendApprovalRequest: {
    summary: "Send for publication: draft to sent, by the initiator",
    body: z.object({ assessmentId: NumberOrGuid, rev: SeenRev }),
    answer: Done.extend({ assessmentStatus: StatusNumber, rev: z.int(), changed: Instant }),
  },
  setDisplayContact: {
    summary: "The initiator agrees, or no longer agrees, to be shown to the public as the contact",
    body: z.object({ id: NumberOrGuid, approved: z.boolean(), rev: SeenRev }),
    answer: Done,
  },
  chooseLanguage: {
    summary: "The initiator says which form of Norwegian it is written in, or leaves that to its text",
    body: z.object({
      id: NumberOrGuid,
      language: ContentLanguage.nullable().describe("null: as its text reads"),
      rev: SeenRev,
    }),
    answer: Done,
  },
  getContactAddress: { summary: "The portal's address for mailto", answer: z.string() },
} as const;

export type WorkingCopyView = z.infer<typeof WorkingCopyView>;
export type AssessmentDetails = z.infer<typeof AssessmentDetails>;
export type Contributor = z.infer<typeof Contributor>;
