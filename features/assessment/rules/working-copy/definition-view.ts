import type { WorkingCopyView } from "../../../api/index.ts";
import { type AssessmentType, status, statusFlags } from "../index.ts";

type Definition = {
  readonly number: number;
  readonly guid: string;
  readonly name: string;
  readonly assessmentType: AssessmentType;
  /** When it was published, as an ISO moment. */
  readonly changed: string;
};

/** A template in the shape of a working copy: nobody writes in it. */
export const definitionView = ({ number, guid, name, assessmentType, changed }: Definition): WorkingCopyView => ({
  name,
  contentLink: { id: number, guidValue: guid },
  changed,
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
  adopts: null,
  language: { chosen: null, guessed: null },
  assessmentType,
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
