import type { Language } from "../../../platform/pure/language/index.ts";
import { norwegianYear } from "../../../platform/pure/norwegian-date/index.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import { addresses } from "../../address/rules/index.ts";
import type { TextLink } from "../../api/index.ts";
import { madeOfPage } from "../../document/server/index.ts";
import { documentFilesIn } from "../../document/texts-files.ts";
import { notificationTextsIn } from "../../notification/texts.ts";
import { facetAddress, wordAddress } from "../../search/rules/index.ts";
import { loadTerms, type TermRow, type Terms } from "../../term/server/index.ts";
import type { NotificationStatus, Page, PagePropertiesOf, TermLink } from "../rules/index.ts";
import type { Viewer } from "./model.ts";

type Stored = Partial<PagePropertiesOf<"MethodNotificationPage">>;
type TermKind = Parameters<Terms["find"]>[0];

export const named = (terms: Terms, kind: TermKind, keys: readonly string[] = []): readonly TermRow[] =>
  keys.flatMap((key) => terms.find(kind, key) ?? []);
export const termNames = (terms: Terms, kind: TermKind, keys: readonly string[] = []): string =>
  named(terms, kind, keys)[0]?.name ?? "";
const topicLinks = (terms: Terms, keys: readonly string[] = []): readonly TermLink[] =>
  named(terms, "topic", keys).map(({ id, name }) => ({ text: name, link: facetAddress("Topic", id) }));
/** Terms without a filter of their own: their link searches for the name. */
const wordLinks = (terms: Terms, kind: TermKind, keys: readonly string[] = []): readonly TermLink[] =>
  named(terms, kind, keys).map(({ name }) => ({ text: name, link: wordAddress(name) }));

/** The year that an editor gave a notification, else that of its publication: the same on its page and in the search. */
export function yearOf({ properties, startPublish, publishedAt }: Page): number {
  const { year }: Stored = properties;
  // Before the rule of whole numbers 2024.5 could be published.
  return year === null || year === undefined ? norwegianYear(new Date(startPublish ?? publishedAt)) : Math.trunc(year);
}

/** The terms of a notification, with their names and search addresses. features/notification/README.md */
export async function notificationTerms(stored: Stored, { db, shows, language }: Viewer) {
  shows("terms");
  const terms = await loadTerms(db);
  const livingStatus = statusRows(terms, stored);
  return {
    topics: topicLinks(terms, stored.topics),
    methodTypes: named(terms, "method-type", stored.methodTypes).map(({ id, name }) => ({
      text: name,
      link: facetAddress("MethodType", id),
    })),
    publishers: named(terms, "publisher", stored.publishers).map(({ id, name }) => ({
      text: name,
      link: facetAddress("Publisher", id),
    })),
    organizations: named(terms, "organization", stored.organizations).map(({ id, name }) => ({
      text: name,
      link: facetAddress("Organization", id),
    })),
    subjects: wordLinks(terms, "subject", stored.subjects),
    source: termNames(terms, "source", stored.source),
    financialResponsibility: termNames(terms, "finance-responsibility", stored.financialResponsibility),
    orderRecommendation: termNames(terms, "order-recommendation", stored.orderRecommendation),
    livingStatus,
    stage: stageOf(livingStatus, language, stored.nyeMetoderLink),
  };
}

/** How far a method has come: its newest status; without one, that it is proposed. Page, document and lists say no other stage. */
const stageOf = (rows: readonly NotificationStatus[], language: Language, nyeMetoderLink = ""): string =>
  rows.find(({ status }) => status !== "")?.status ??
  (nyeMetoderLink === "" ? "" : notificationTextsIn(language).proposedStage);

/** The newest first. Two of one day stand as the editor put them, the lower one first. */
export const statusRows = (terms: Terms, { livingStatus = [] }: Stored): readonly NotificationStatus[] =>
  livingStatus
    .toReversed()
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map(({ date, status, text, link }) => ({
      date,
      status: termNames(terms, "notification-status", status),
      text,
      link,
    }));

/** One that stands on another site has no document of ours. */
export const hasDocument = (page: Page): boolean =>
  page.type === "MethodNotificationPage" && page.properties.isExternalMethod !== true;

/** The documents of a notification as its page links them, the PDF first; without a link while that is being made. */
export async function notificationDocuments(db: Db, page: Page, language: Language): Promise<readonly TextLink[]> {
  if (!hasDocument(page)) return [];
  const made = await madeOfPage(db, page.number);
  const { links, making } = documentFilesIn(language);
  const file = (format: "pdf" | "docx" | "txt"): TextLink => ({
    text: links[format],
    link: addresses.notificationDocument(page.number, format),
  });
  return [
    made.includes("pdf") ? file("pdf") : { text: making.pdf.heading, link: "" },
    ...(made.includes("docx") ? [file("docx")] : []),
    file("txt"),
  ];
}
