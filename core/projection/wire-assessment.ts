import type { AssessmentDetails, AssessmentRead, AssessmentView, WorkingCopyView } from "../contract/index.ts";
import { authorItem, type Comments, readerItem } from "./wire.ts";

/** An assessment as read, in the specification's shape: docs/spec/publication.md, GetAssessment. */
export const assessmentReadOf = (view: AssessmentView): AssessmentRead => {
  const { assessmentType, organization, fieldGroups, sections, ...facts } = view;
  return {
    ...facts,
    schemaAsPdf: null,
    isPeerReviewed: false,
    schema: {
      isPublished: view.shows === "published",
      isPeerReviewed: false,
      name: view.heading,
      assessmentType,
      organization,
      fieldGroups,
      peerreviews: [],
      schemaItems: sections.map((section) => readerItem(section, section.fieldGroup)),
    },
  };
};

/** A working copy in the specification's shape: docs/spec/assessment.md, GetMethodAssessmentDetails. */
export const assessmentDetailsOf = (view: WorkingCopyView, comments: Comments): AssessmentDetails => {
  const {
    assessmentType,
    organization,
    initiator,
    contributors,
    contributorRoles,
    fieldGroups,
    sections,
    comments: _counts,
    ...facts
  } = view;
  return {
    ...facts,
    isPeerReviewed: false,
    document: null,
    schema: {
      contentGuid: view.contentLink.guidValue,
      assessmentType,
      organization,
      organizations: organization === "" ? [] : [organization],
      initiator,
      contributors,
      contributorRoles,
      schemaItems: sections.map((section) => authorItem(section, section.fieldGroup, comments)),
      fieldGroups,
      peerreviews: [],
    },
  };
};
