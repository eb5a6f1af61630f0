import type { Language } from "../../../platform/pure/language/index.ts";
import { elementsIn, plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import { type SeatRole, seatRoles } from "../../access/rules/index.ts";
import type { AssessmentView, TextLink } from "../../api/index.ts";
import { heldIn, valuesByKey, type WorkingCopy } from "../../assessment/rules/working-copy/index.ts";
import { chosenTexts, type Feed, type TermKind } from "../../block/rules/index.ts";
import { type Block, feedHtml, feedTerms, readerView } from "../../kinds/rules/index.ts";
import type { ShownReviews } from "../../review/rules/sections/index.ts";
import { facetAddress, wordAddress } from "../../search/rules/index.ts";
import { blocksFeeding, visibleBlocks } from "../../template/rules/index.ts";
import { readableBlocks, readerSections } from "./reader-sections.ts";

/** Facts of an assessment that are in its row and not in its blocks. */
export type AssessmentFacts = {
  readonly number: number;
  readonly guid: string;
  readonly heading: string;
  readonly status: 1 | 2 | 3;
  readonly statusText: string;
  readonly type: "1" | "2" | "3";
  readonly organization: { readonly kind: "organization" | "municipality"; readonly id: number; readonly name: string };
  readonly modified: string;
  readonly contact: { readonly name: string; readonly email: string };
  readonly approvedDisplayContact: boolean;
  readonly hideContact: boolean;
  /** The roles of the contributors, without reviewers: readers see only reviews that were sent. */
  readonly authorRoles: ReadonlySet<SeatRole>;
  /** The form of Norwegian that it is written in; null where that is not known. */
  readonly language: Language | null;
};

export type TermRef = { readonly id: number; readonly name: string };
export type FindTerm = (kind: TermKind, key: string) => TermRef | undefined;

/** The terms an assessment is related to, by what its template feeds. */
export type RelatedTerms = Readonly<
  Record<"topics" | "methodTypes" | "organizations" | "publishers" | "subjects" | "municipalities", readonly TermRef[]>
>;

/** The card takes what its template marks for it; the summary of a published page takes only what that page may show. */
const shownFor = (copy: WorkingCopy, feed: Feed): ReadonlySet<string> =>
  feed === "card-summary" || feed === "card-links"
    ? visibleBlocks(copy.template, valuesByKey(copy))
    : readableBlocks(copy);

const shownFeeding = (copy: WorkingCopy, feed: Feed) => {
  const shown = shownFor(copy, feed);
  return blocksFeeding(copy.template, feed).filter(({ block }) => shown.has(block.key));
};

const textsFeeding = (copy: WorkingCopy, feed: Feed): readonly string[] =>
  shownFeeding(copy, feed)
    .map(({ block }) => feedHtml(heldIn(copy, block)))
    .filter((html) => html !== "");

type ChoiceFeed = "recommendation" | "confidence" | "financial-responsibility" | "order-recommendation";

/** The conditions of the recommendation, as HTML; absent without any. */
const conditionsIn = (copy: WorkingCopy): Pick<AssessmentView, "conditions"> => {
  const conditions = textsFeeding(copy, "conditions").join("");
  return conditions === "" ? {} : { conditions };
};

/** The judgements behind a decision: each question that is answered, with its answer; absent without any. */
const judgementsIn = (copy: WorkingCopy): Pick<AssessmentView, "judgements"> => {
  const judgements = shownFeeding(copy, "judgement").flatMap(({ block }) => {
    const answer = chosenIn(copy, block).join(", ");
    return answer === "" ? [] : [{ question: block.title, answer }];
  });
  return judgements.length === 0 ? {} : { judgements };
};

const chosenIn = (copy: WorkingCopy, block: Block): readonly string[] => {
  const view = readerView(heldIn(copy, block), copy);
  return view?.kind === "Select" || view?.kind === "RelationSelector" ? chosenTexts(view) : [];
};

/** The chosen options as text. */
const choiceFeeding = (copy: WorkingCopy, feed: ChoiceFeed): string =>
  shownFeeding(copy, feed)
    .flatMap(({ block }) => chosenIn(copy, block))
    .join(", ");

/** The texts that stand above the tabs, and are not repeated in them. */
const aboveTabs = (copy: WorkingCopy): ReadonlySet<string> =>
  new Set(
    (["summary", "plain-summary"] as const)
      .flatMap((feed) => shownFeeding(copy, feed))
      .filter(({ block }) => feedHtml(heldIn(copy, block)) !== "")
      .map(({ block }) => block.key),
  );

/** The links in rich text that our own sanitizer wrote: `<a href="…">text</a>`. */
const linksIn = (html: string): { url: string; text: string }[] =>
  elementsIn(html, "a").map(({ attribute, inside }) => ({ url: attribute("href") ?? "", text: plainTextOf(inside) }));

const termsFeeding = (copy: WorkingCopy, feed: Feed, find: FindTerm): readonly TermRef[] => {
  const visible = visibleBlocks(copy.template, valuesByKey(copy));
  return blocksFeeding(copy.template, feed)
    .filter(({ block }) => visible.has(block.key))
    .flatMap(({ block }) => {
      const terms = feedTerms(heldIn(copy, block));
      return terms ? terms.keys.flatMap((key) => find(terms.kind, key) ?? []) : [];
    });
};

const unique = (terms: readonly TermRef[]): readonly TermRef[] => [
  ...new Map(terms.map((each) => [each.id, each])).values(),
];

/** Terms that an imported assessment has beside its blocks: docs/import.md, Assessments. */
export type TermBeside = TermRef & { readonly kind: string };

/** The related terms: the organisation it was started for, what its blocks feed, and what it was imported with beside them. */
export const relatedTerms = (
  facts: AssessmentFacts,
  copy: WorkingCopy,
  find: FindTerm,
  beside: readonly TermBeside[] = [],
): RelatedTerms => {
  const own = (kind: "organization" | "municipality") => (facts.organization.kind === kind ? [facts.organization] : []);
  const others = (feed: Feed, kind: TermKind) => [
    ...termsFeeding(copy, feed, find),
    ...beside.filter((term) => term.kind === kind).map(({ id, name }) => ({ id, name })),
  ];
  return {
    topics: unique(others("topics", "topic")),
    methodTypes: unique(others("method-types", "method-type")),
    publishers: unique(others("publishers", "publisher")),
    subjects: unique(others("subjects", "subject")),
    organizations: unique([...own("organization"), ...others("organizations", "organization")]),
    municipalities: unique([...own("municipality"), ...others("municipalities", "municipality")]),
  };
};

const searchLinks = (
  key: "Topic" | "Organization" | "Municipality" | "MethodType",
  terms: readonly TermRef[],
): TextLink[] => terms.map(({ id, name }) => ({ text: name, link: facetAddress(key, id) }));

/** Subjects and publishers have no filter; their links search for the name. */
const wordLinks = (terms: readonly TermRef[]): TextLink[] =>
  terms.map(({ name }) => ({ text: name, link: wordAddress(name) }));

const base = (
  facts: AssessmentFacts,
  related: RelatedTerms,
): Omit<
  AssessmentView,
  | "shows"
  | "summary"
  | "linkList"
  | "recommendation"
  | "confidence"
  | "plainSummary"
  | "financialResponsibility"
  | "orderRecommendation"
  | "contributorRoles"
  | "hasPeerReviewsV2"
  | "isPeerReviewed"
  | "fieldGroups"
  | "sections"
> => {
  const showContact = facts.approvedDisplayContact && !facts.hideContact;
  return {
    contentLink: { id: facts.number, guidValue: facts.guid },
    heading: facts.heading,
    assessmentStatus: facts.status,
    statusText: facts.statusText,
    assessmentType: facts.type,
    organization: facts.organization.name,
    year: null,
    published: null,
    modified: facts.modified,
    ...(facts.language === null ? {} : { language: facts.language }),
    lastSaved: null,
    changeLog: [],
    contactEmail: showContact ? facts.contact.email : "",
    contactName: showContact ? facts.contact.name : "",
    approvedDisplayContact: facts.approvedDisplayContact,
    hideContact: facts.hideContact,
    relatedSubjects: wordLinks(related.subjects),
    relatedTopics: searchLinks("Topic", related.topics),
    relatedOrganizations: searchLinks("Organization", related.organizations),
    relatedMunicipalities: searchLinks("Municipality", related.municipalities),
    relatedMethodTypes: searchLinks("MethodType", related.methodTypes),
    relatedPublishers: wordLinks(related.publishers),
  };
};

/**
 * The public card of a started assessment: what the template marks for the card and nothing else.
 */
export const cardOf = (facts: AssessmentFacts, copy: WorkingCopy, related: RelatedTerms): AssessmentView => ({
  ...base(facts, related),
  shows: "card",
  summary: textsFeeding(copy, "card-summary").join(""),
  linkList: textsFeeding(copy, "card-links").flatMap(linksIn),
  recommendation: "",
  confidence: "",
  plainSummary: "",
  financialResponsibility: "",
  orderRecommendation: "",
  hasPeerReviewsV2: hasPeerReviewsV2(copy),
  contributorRoles: [],
  // Of a working copy a card says no more than the template marks for it.
  isPeerReviewed: false,
  fieldGroups: [],
  sections: [],
});

/** Whether its peer reviews are those with a set of questions. */
export const hasPeerReviewsV2 = ({ template }: Pick<WorkingCopy, "template">): boolean =>
  template.sections.flat().some((section) => section.kind === "PeerReviewSection" && section.version === 2);

/** The whole assessment as read: features/reading/README.md. */
export const readViewOf = (
  facts: AssessmentFacts,
  copy: WorkingCopy,
  related: RelatedTerms,
  shows: "published" | "preview",
  reviews: ShownReviews | null = null,
): AssessmentView => {
  const previewsDraft = shows === "preview" && facts.status === 1;
  const isReviewed = reviews?.isPeerReviewed ?? false;
  const sections = readerSections({ ...copy, previewsDraft }, aboveTabs(copy), reviews);
  const tabsInUse = new Set(sections.map(({ fieldGroup }) => String(fieldGroup)));
  return {
    ...base(facts, related),
    shows,
    summary: textsFeeding(copy, "summary").join(""),
    linkList: textsFeeding(copy, "summary-links").flatMap(linksIn),
    recommendation: choiceFeeding(copy, "recommendation"),
    confidence: choiceFeeding(copy, "confidence"),
    plainSummary: textsFeeding(copy, "plain-summary").join(""),
    ...conditionsIn(copy),
    ...judgementsIn(copy),
    contributorRoles: seatRoles.filter((role) => (role === "peer" ? isReviewed : facts.authorRoles.has(role))),
    financialResponsibility: choiceFeeding(copy, "financial-responsibility"),
    orderRecommendation: choiceFeeding(copy, "order-recommendation"),
    hasPeerReviewsV2: hasPeerReviewsV2(copy),
    isPeerReviewed: isReviewed,
    fieldGroups: copy.template.fieldGroups
      .filter(({ value }) => tabsInUse.has(value))
      .map(({ text, textForReader = text, value }) => ({ text: textForReader, value })),
    sections,
  };
};
