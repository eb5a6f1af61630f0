import type { Insertable } from "kysely";
import { defaultLanguage } from "../../../platform/pure/language/index.ts";
import { norwegianYear } from "../../../platform/pure/norwegian-date/index.ts";
import { otherSpellings } from "../../../platform/pure/read-index/index.ts";
import type { Tables } from "../../../platform/server/tables.ts";
import type { SearchResultItem } from "../../api/index.ts";
import { assessmentTypeTextsIn } from "../../assessment/texts-type.ts";
import type { TermRow, Terms } from "../../term/server/index.ts";
import {
  assessmentRoute,
  facetAddress,
  notificationRoute,
  type TermFacet,
  termFacets,
  type ValueColumn,
  wordAddress,
} from "../rules/index.ts";
import { statusTextsIn } from "../texts-facets.ts";
import type { Decided, SearchDocument } from "./document.ts";

type FindTerm = Terms["byId"];
type Names = Pick<Terms, "byId" | "find">;
export type DocumentRow = Insertable<Tables["search_document"]>;

/** PostgreSQL cannot hold the character NUL in a text. */
const storable = (text: string): string => text.replaceAll("\0", " ").toWellFormed();

/** The row of a document: search text, facet columns, and the result as JSON. */
export function documentRow(document: SearchDocument, terms: Names): DocumentRow {
  const term = terms.byId;
  const published = document.kind === "started" ? null : document.published;
  const isNotification = document.kind === "notification";
  const values: Pick<DocumentRow, ValueColumn> = {
    assessment_type: isNotification ? null : document.assessmentType,
    assessment_status: isNotification ? null : statusOf(document),
    published_year: isNotification ? document.year : published && norwegianYear(published),
    source: isNotification ? document.source : null,
    decisions: document.kind === "published" ? decisionColumns(document.decided, terms).decisions : [],
    recommendation: (document.kind === "published" && document.answer.recommendation) || null,
  };
  return {
    route: isNotification ? notificationRoute : assessmentRoute,
    ref: document.ref,
    title: storable(document.title),
    ingress: storable(document.ingress),
    body: storable(bodyOf(document)),
    spellings: otherSpellings([document.title, document.ingress, bodyOf(document)].map(storable).join("\n")),
    ...values,
    ...termColumns(document, term),
    published,
    modified: document.modified,
    confirmed: document.kind === "published" ? (document.confirmed ?? null) : null,
    adopts: document.kind === "published" ? (document.adopts ?? null) : null,
    result: JSON.stringify(resultItem(document, terms, published)),
  };
}

const bodyOf = (document: SearchDocument): string => (document.kind === "started" ? "" : document.body);

const statusOf = (document: Exclude<SearchDocument, { kind: "notification" }>) =>
  document.kind === "published" ? 3 : document.status;

/** The columns of the term facets: the document's terms with the groups that they stand under. */
const termColumns = (document: SearchDocument, term: FindTerm) =>
  Object.fromEntries(
    termFacets.map((facet) => [facet.column, withGroups(termsOf(document, facet.terms), term)]),
  ) as Record<TermFacet["column"], number[]>;

const withGroups = (ids: readonly number[], term: FindTerm): number[] => [
  ...new Set(known(ids, term).flatMap(({ id, parent_id }) => (parent_id === null ? [id] : [id, parent_id]))),
];

/** The columns of the decisions on a published assessment. */
export const decisionColumns = ({ outcomes, organizations }: Decided, { byId }: Pick<Terms, "byId">) => ({
  decisions: outcomes.length === 0 ? ["not-registered"] : [...new Set(outcomes)],
  deciders: withGroups(organizations, byId),
});

const termsOf = (document: SearchDocument, terms: TermFacet["terms"]): readonly number[] => {
  if (terms !== "deciders") return document.terms[terms];
  return document.kind === "published" ? document.decided.organizations : [];
};

const known = (ids: readonly number[], term: FindTerm): TermRow[] => ids.flatMap((id) => term(id) ?? []);

/** A hit as it is stored: its summary stands in a column of its own, its excerpt depends on the query. */
export type StoredResult = Omit<SearchResultItem, "summary" | "excerpt" | "tag">;

function resultItem(document: SearchDocument, { byId: term, find }: Names, published: Date | null): StoredResult {
  const { organizations, municipalities, topics, methodTypes, subjects } = document.terms;
  const names = (ids: readonly number[]) => known(ids, term).map(({ name }) => name);
  const links = (ids: readonly number[], address: (row: TermRow) => string) =>
    known(ids, term).map((row) => ({ text: row.name, link: address(row) }));
  const title = storable(document.title);
  return {
    title,
    url: document.url,
    sortName: title,
    unitTitle: document.unitTitle,
    sourceItemName: document.kind === "notification" ? (find("source", document.source ?? "")?.name ?? "") : "",
    pageId: document.ref,
    published: published?.toISOString() ?? null,
    modified: document.modified.toISOString(),
    statusText: document.kind === "notification" ? document.living : statusTextsIn(defaultLanguage)[statusOf(document)],
    organizations: names(organizations),
    municipalities: names(municipalities),
    assessmentType:
      document.kind === "notification"
        ? { text: "", link: "" }
        : {
            text: assessmentTypeTextsIn(defaultLanguage)[document.assessmentType],
            link: facetAddress("AssessmentType", document.assessmentType),
          },
    topics: links(topics, ({ id }) => facetAddress("Topic", id)),
    methodTypes: links(methodTypes, ({ id }) => facetAddress("MethodType", id)),
    // Subjects have no filter; their link searches for the name.
    subjects: links(subjects, ({ name }) => wordAddress(name)),
    ...(document.language ? { language: document.language } : {}),
    ...(document.kind === "published" ? answerOf(document) : {}),
  };
}

function answerOf({
  answer,
  recommendation,
  confidence,
}: SearchDocument & { kind: "published" }): Partial<StoredResult> {
  const said = <K extends string>(text: string, value: K | undefined) => ({ text, ...(value && { value }) });
  return {
    ...(recommendation !== "" && { recommendation: said(recommendation, answer.recommendation) }),
    ...(confidence !== "" && { certainty: said(confidence, answer.certainty) }),
  };
}
