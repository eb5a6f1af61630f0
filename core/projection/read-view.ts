import type { AssessmentRead, TextLink } from "../contract/index.ts";
import { isEmptyRichText, plainTextOf } from "../rich-text/index.ts";
import { facetAddress, wordAddress } from "../search/index.ts";
import { type BlockOf, blocksFeeding, type Feed, type TermKind, visibleBlocks } from "../template/index.ts";
import { itemsForReaders, readableBlocks } from "./schema-items.ts";
import { valuesOf, type WorkingCopy } from "./working-copy.ts";

/** A snapshot says which projection made it, so that old ones can be read when the shape changes. */
export const PROJECTION_VERSION = 1;

/** What the row, and not the blocks, says of an assessment. */
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
};

export type TermRef = { readonly id: number; readonly name: string };
export type FindTerm = (kind: TermKind, key: string) => TermRef | undefined;

/** The terms an assessment is related to, by what its template feeds. */
export type RelatedTerms = Readonly<
  Record<"topics" | "methodTypes" | "organizations" | "publishers" | "subjects" | "municipalities", readonly TermRef[]>
>;

/** The card takes what its template marks for it; the summary of a published page takes only what that page may show. */
const shownFor = (copy: WorkingCopy, feed: Feed): ReadonlySet<string> =>
  feed === "summary" || feed === "summary-links" ? readableBlocks(copy) : visibleBlocks(copy.template, valuesOf(copy));

const textsFeeding = (copy: WorkingCopy, feed: Feed): readonly string[] => {
  const shown = shownFor(copy, feed);
  return blocksFeeding(copy.template, feed).flatMap(({ block }) => {
    const value = copy.items.get(block.key)?.value;
    if (typeof value !== "string" || !shown.has(block.key)) return [];
    if (block.kind === "TextEditor") return isEmptyRichText(value) ? [] : [value];
    return value.trim() === "" ? [] : [paragraph(value)];
  });
};

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const paragraph = (text: string): string => `<p>${escaped(text).replaceAll("\n", "<br>")}</p>`;

/** The links in rich text that our own sanitizer wrote: `<a href="…">text</a>`. */
const linksIn = (html: string): { url: string; text: string }[] =>
  [...html.matchAll(/<a href="([^"]*)">(.*?)<\/a>/gs)].map(([, url = "", text = ""]) => ({
    url: plainTextOf(url),
    text: plainTextOf(text),
  }));

const termsFeeding = (copy: WorkingCopy, feed: Feed, find: FindTerm): readonly TermRef[] => {
  const visible = visibleBlocks(copy.template, valuesOf(copy));
  return blocksFeeding(copy.template, feed).flatMap(({ block }) => {
    if (!visible.has(block.key) || (block.kind !== "Select" && block.kind !== "RelationSelector")) return [];
    const kind = termKindOf(block);
    const keys = [copy.items.get(block.key)?.value ?? []].flat();
    return kind ? keys.flatMap((key) => find(kind, key) ?? []) : [];
  });
};

const termKindOf = ({ options }: BlockOf<"Select" | "RelationSelector">): TermKind | null =>
  Array.isArray(options) ? null : options.termKind;

const unique = (terms: readonly TermRef[]): readonly TermRef[] => [
  ...new Map(terms.map((each) => [each.id, each])).values(),
];

/** The related terms: the organisation it was started for, and what its blocks feed. */
export const relatedTerms = (facts: AssessmentFacts, copy: WorkingCopy, find: FindTerm): RelatedTerms => {
  const own = (kind: "organization" | "municipality") => (facts.organization.kind === kind ? [facts.organization] : []);
  return {
    topics: unique(termsFeeding(copy, "topics", find)),
    methodTypes: unique(termsFeeding(copy, "method-types", find)),
    publishers: unique(termsFeeding(copy, "publishers", find)),
    subjects: unique(termsFeeding(copy, "subjects", find)),
    organizations: unique([...own("organization"), ...termsFeeding(copy, "organizations", find)]),
    municipalities: unique([...own("municipality"), ...termsFeeding(copy, "municipalities", find)]),
  };
};

const searchLinks = (
  key: "Topic" | "Organization" | "Municipality" | "MethodType",
  terms: readonly TermRef[],
): TextLink[] => terms.map(({ id, name }) => ({ text: name, link: facetAddress(key, id) }));

/** There is no filter by subject or publisher: they are looked up as words. */
const wordLinks = (terms: readonly TermRef[]): TextLink[] =>
  terms.map(({ name }) => ({ text: name, link: wordAddress(name) }));

const base = (
  facts: AssessmentFacts,
  related: RelatedTerms,
): Omit<AssessmentRead, "shows" | "summary" | "linkList" | "schema"> => {
  const showContact = facts.approvedDisplayContact && !facts.hideContact;
  return {
    contentLink: { id: facts.number, guidValue: facts.guid },
    heading: facts.heading,
    assessmentStatus: facts.status,
    statusText: facts.statusText,
    schemaAsPdf: null,
    year: null,
    published: null,
    modified: facts.modified,
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
    isPeerReviewed: false,
    hasPeerReviewsV2: false,
    lastSaved: null,
  };
};

const schemaOf = (
  facts: AssessmentFacts,
  isPublished: boolean,
): Omit<AssessmentRead["schema"], "fieldGroups" | "schemaItems"> => ({
  isPublished,
  isPeerReviewed: false,
  name: facts.heading,
  assessmentType: facts.type,
  organization: facts.organization.name,
  peerreviews: [],
});

/** The public card of a started assessment: what the template marks for the card and nothing else ("Life of an assessment" in docs). */
export const cardOf = (facts: AssessmentFacts, copy: WorkingCopy, related: RelatedTerms): AssessmentRead => ({
  ...base(facts, related),
  shows: "card",
  summary: textsFeeding(copy, "card-summary").join(""),
  linkList: textsFeeding(copy, "card-links").flatMap(linksIn),
  schema: { ...schemaOf(facts, false), fieldGroups: [], schemaItems: [] },
});

/** The whole assessment as read: P section 2, "Assessment read page". */
export const readViewOf = (
  facts: AssessmentFacts,
  copy: WorkingCopy,
  related: RelatedTerms,
  shows: "published" | "preview",
): AssessmentRead => {
  const schemaItems = itemsForReaders(copy);
  const tabsInUse = new Set(schemaItems.map(({ fieldGroup }) => String(fieldGroup)));
  return {
    ...base(facts, related),
    shows,
    summary: textsFeeding(copy, "summary").join(""),
    linkList: textsFeeding(copy, "summary-links").flatMap(linksIn),
    schema: {
      ...schemaOf(facts, shows === "published"),
      fieldGroups: copy.template.fieldGroups
        .filter(({ value }) => tabsInUse.has(value))
        .map(({ text, value }) => ({ text, value })),
      schemaItems,
    },
  };
};
