import { addresses } from "../../../address/rules/index.ts";
import type {
  AssessmentDetails,
  AssessmentRead,
  AssessmentView,
  PeerReview,
  SchemaItem,
  WorkingCopyView,
} from "../../../api/index.ts";
import type { AuthorBlock, ReaderSection } from "../../../kinds/rules/index.ts";
import { askedBy, questionsOf, type SentReview } from "../../../review/rules/index.ts";
import { authorItem, type Comments, kindOnWire, readerItem } from "./wire.ts";

// The specification's shape of an assessment, out of ours: features/block/README.md.

type WireQuestion = Pick<SchemaItem, "contentGuid" | "contentId" | "title"> & {
  readonly blocks: readonly SchemaItem[];
};

/** A review's own items: version 1 is its text alone, version 2 a section for each question. features/review/README.md */
const reviewItems = (isVersion2: boolean, questions: readonly WireQuestion[]): PeerReview["schemaItems"] => {
  if (!isVersion2) return questions.slice(questions.length > 1 ? 1 : 0).flatMap(({ blocks }) => blocks);
  return questions.flatMap(({ blocks, ...frame }) => {
    const [first] = blocks;
    const section = { ...kindOnWire("Section"), schemaItems: [] };
    return first ? [{ ...first, ...frame, ...section, properties: { sectionItem: [...blocks] } }] : [];
  });
};

// A reviewer takes no part in the comments.
const noComments: Comments = new Map();

const ownQuestions = (blocks: readonly AuthorBlock[], tab: number): WireQuestion[] =>
  questionsOf(blocks).flatMap((question) => {
    const asked = askedBy(question);
    if (!asked) return [];
    const { contentGuid, contentId, title } = asked;
    return [
      { contentGuid, contentId, title, blocks: question.blocks.map((block) => authorItem(block, tab, noComments)) },
    ];
  });

const sentQuestions = ({ questions }: SentReview, tab: number): WireQuestion[] =>
  questions.map(({ contentGuid, contentId, title, blocks }) => ({
    contentGuid,
    contentId,
    title,
    blocks: blocks.map((block) => readerItem(block, tab)),
  }));

/** The caller's own review with what is written now, and of the others what was sent. */
const peerReviews = ({ hasPeerReviewsV2, reviews, sections }: WorkingCopyView): PeerReview[] => {
  const section = sections.find(({ kind }) => kind === "PeerReviewSection");
  const tab = section?.fieldGroup ?? 0;
  return reviews.flatMap(({ name, contributorId, isMine, blocks, sent }) => {
    const own = section?.blocks.filter(({ contentGuid }) => blocks.includes(contentGuid)) ?? [];
    const questions = isMine ? ownQuestions(own, tab) : sent && sentQuestions(sent, tab);
    if (!questions) return [];
    return [
      {
        name,
        ...(contributorId === null ? {} : { contributorId }),
        isReviewed: sent !== null,
        schemaItems: reviewItems(hasPeerReviewsV2, questions),
      },
    ];
  });
};

/** An assessment as read, in the specification's shape: features/publication/README.md. */
export const assessmentReadOf = (view: AssessmentView): AssessmentRead => {
  const {
    assessmentType,
    organization,
    fieldGroups,
    sections,
    documents,
    contributorRoles: _,
    answer,
    adopts: _original,
    adoptions: _adoptions,
    starts: _starts,
    ...facts
  } = view;
  const { conditions = "", published } = view;
  return {
    ...facts,
    ...(answer === undefined || view.shows === "card" ? {} : { answer: { ...answer, conditions, date: published } }),
    toolbar: toolbarOf(view),
    schemaAsPdf: documents?.find(({ link }) => link.endsWith(".pdf"))?.link ?? null,
    schema: {
      isPublished: view.shows === "published",
      isPeerReviewed: view.isPeerReviewed,
      name: view.heading,
      assessmentType,
      organization,
      fieldGroups,
      peerreviews: sections.flatMap((section) => publishedReview(section, view.hasPeerReviewsV2)),
      schemaItems: withOneReviewSection(sections).map((section) =>
        section.review === undefined ? readerItem(section, section.fieldGroup) : reviewSectionItem(section),
      ),
    },
  };
};

/** The first section of the reviews stands for all of them, which are in `peerreviews`. */
const withOneReviewSection = (sections: readonly ReaderSection[]): readonly ReaderSection[] => {
  const first = sections.find(({ review }) => review !== undefined);
  return sections.filter((section) => section.review === undefined || section === first);
};

const reviewSectionItem = (section: ReaderSection): SchemaItem => ({
  ...readerItem({ ...section, blocks: [] }, section.fieldGroup),
  ...kindOnWire("PeerReviewSection"),
});

const publishedReview = (section: ReaderSection, isVersion2: boolean): PeerReview[] => {
  const { review, fieldGroup, blocks } = section;
  if (typeof review !== "object") return [];
  // Before the first question may stand who wrote it.
  const first = blocks.findIndex(({ kind }) => kind === "Heading");
  const questions = questionsOf(first < 0 ? [] : blocks.slice(first)).flatMap((question): WireQuestion[] => {
    const asked = askedBy(question);
    if (!asked) return [];
    const { contentGuid, contentId, title } = asked;
    return [{ contentGuid, contentId, title, blocks: question.blocks.map((block) => readerItem(block, fieldGroup)) }];
  });
  return [{ name: review.name, isReviewed: true, schemaItems: reviewItems(isVersion2, questions) }];
};

/** A working copy in the specification's shape. */
export const assessmentDetailsOf = (view: WorkingCopyView, comments: Comments): AssessmentDetails => {
  const { assessmentType, organization, initiator, contributors, contributorRoles, ...more } = view;
  const {
    fieldGroups,
    sections,
    reviews: _reviews,
    comments: _counts,
    warningRules: _rules,
    template: _news,
    adopts: _adopts,
    language: _language,
    ...facts
  } = more;
  return {
    ...facts,
    document: view.isDefinition ? null : { url: addresses.draftDocument(view.contentLink.id, "pdf") },
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
      peerreviews: peerReviews(view),
    },
  };
};

function toolbarOf(view: AssessmentView): AssessmentRead["toolbar"] {
  const mayShow = view.approvedDisplayContact && !view.hideContact;
  return {
    contactEmail: mayShow ? view.contactEmail : null,
    contactName: mayShow ? view.contactName : null,
    heading: view.heading,
    name: view.heading,
    printPreviewUrl: view.shows === "published" ? `${addresses.assessment(view.contentLink.id)}&print=true` : null,
  };
}
