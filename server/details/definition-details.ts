import { status, statusFlags } from "../../core/assessment/index.ts";
import type { WorkingCopyView } from "../../core/contract/index.ts";
import type { findDefinition } from "../template/index.ts";

type Definition = NonNullable<Awaited<ReturnType<typeof findDefinition>>>;

/** The details of a template, answered where an assessment was asked for: nothing to fill in. docs/spec/assessment.md, GetMethodAssessmentDetails */
export const definitionDetails = ({
  number,
  guid,
  name,
  assessment_type,
  published_at,
}: Definition): WorkingCopyView => ({
  name,
  contentLink: { id: number, guidValue: guid },
  changed: published_at.toISOString(),
  assessmentStatus: status.draft,
  ...statusFlags(status.draft),
  hasPeerReviewsV2: false,
  previewUrl: "",
  isDefinition: true,
  organizationOptions: [],
  municipalityOptions: [],
  rev: 0,
  abilities: [],
  seats: [],
  sentAt: null,
  returnMessage: null,
  missing: [],
  approvedDisplayContact: false,
  hideContact: false,
  deskHides: null,
  publicUrl: null,
  startedFrom: null,
  assessmentType: assessment_type,
  actor: null,
  organization: "",
  initiator: "",
  contributors: [],
  contributorRoles: [],
  fieldGroups: [],
  isPeerReviewed: false,
  sections: [],
  warningRules: [],
  comments: [],
  reviews: [],
  template: { newer: null, taken: null, removed: 0 },
});
