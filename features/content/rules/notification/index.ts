import type { Language } from "../../../../platform/pure/language/index.ts";
import { norwegianDate } from "../../../../platform/pure/norwegian-date/index.ts";
import {
  type Document,
  type DocumentPart,
  headingPart,
  joinedParts,
  linkTerms,
  pageParts,
  paragraph,
  paragraphOfLines,
  run,
  type Term,
  termPart,
} from "../../../document/rules/index.ts";
import type { PageModel } from "../index.ts";

const linked = ["topics", "publishers", "methodTypes"] as const;
const linkedLast = ["organizations", "subjects"] as const;
const said = ["financialResponsibility", "orderRecommendation"] as const;

type Labelled = (typeof linked)[number] | (typeof linkedLast)[number] | (typeof said)[number];

/** The words of a notification's document: those of its page, and a few around them. */
export type NotificationWords = Readonly<Record<Labelled, string>> & {
  readonly language: Language;
  readonly subtitle: string;
  readonly year: string;
  readonly source: string;
  /** The section that says that the method is proposed, what it says, and its link. */
  readonly status: string;
  readonly proposed: (stage: string) => string;
  readonly toProposal: string;
  readonly living: string;
  readonly more: string;
  readonly published: (day: string) => string;
  readonly cite: string;
  readonly changeLog: string;
  readonly citation: (about: {
    readonly publisher: string;
    readonly year: string;
    readonly title: string;
    readonly address: string;
  }) => string;
};

type Notification = PageModel<"MethodNotificationPage">;

const proposalOf = ({ nyeMetoderLink, stage }: Notification, words: NotificationWords): readonly DocumentPart[] =>
  nyeMetoderLink === ""
    ? []
    : [
        ...headingPart(1, "status", words.status),
        paragraph(`${words.proposed(stage)}.`),
        paragraph([run(words.toProposal, nyeMetoderLink)]),
      ];

const livingOf = ({ livingStatus }: Notification, words: NotificationWords): readonly DocumentPart[] => {
  const items = livingStatus.map(({ date, status, text, link }): Term => {
    const parts = [
      ...(text === "" ? [] : [paragraph(text)]),
      ...(link === "" ? [] : [paragraph([run(words.more, link)])]),
    ];
    return { term: `${status} · ${norwegianDate(date)}`, parts };
  });
  return items.length === 0 ? [] : [...headingPart(1, "sa-langt", words.living), { kind: "terms", items }];
};

const factsOf = (page: Notification, address: string, words: NotificationWords): readonly Term[] => {
  const publisher = page.publishers.map(({ text }) => text).join(", ");
  const year = String(page.year ?? page.startPublish.slice(0, 4));
  const changes = page.changeLog.map(({ date, text }) => [run(`${norwegianDate(date)}: ${text}`)]);
  return [
    ...termPart(words.status, page.stage),
    ...linked.flatMap((key) => linkTerms(words[key], page[key])),
    ...termPart(words.year, page.year === null ? "" : String(page.year)),
    ...said.flatMap((key) => termPart(words[key], page[key])),
    ...linkedLast.flatMap((key) => linkTerms(words[key], page[key])),
    ...termPart(words.source, page.source),
    ...(changes.length === 0 ? [] : [{ term: words.changeLog, parts: paragraphOfLines(changes) }]),
    ...termPart(words.cite, words.citation({ publisher, year, title: page.heading, address })),
  ];
};

/**
 * A notification as a document, from what its page shows everybody and nothing else: features/document/README.md. In the order of the page.
 * @param origin the notification site's own address
 */
export function notificationDocument(page: Notification, origin: string, words: NotificationWords): Document {
  const text = (html: string, id: string, level: number) => pageParts(html, { id, level, origin });
  const body = [
    ...text(page.mainBody, "t", 1),
    ...page.sections.flatMap((section, at) => [
      ...headingPart(1, `d-${at}`, section.heading),
      ...text(section.body, `d-${at}`, 1),
    ]),
    ...proposalOf(page, words),
    ...livingOf(page, words),
  ];
  const facts = factsOf(page, `${origin}${page.url}`, words);
  return {
    version: 1,
    lang: words.language,
    subtitle: words.subtitle,
    title: page.heading,
    watermark: null,
    footer: words.published(norwegianDate(page.startPublish)),
    author: page.publishers.map(({ text: name }) => name).join(", "),
    keywords: [...page.topics, ...page.methodTypes].map(({ text: name }) => name),
    date: page.startPublish,
    contentsTitle: null,
    opening: joinedParts(text(page.methodSummary, "k", 1), origin),
    facts: facts.map((fact) => ({ ...fact, parts: joinedParts(fact.parts, origin) })),
    body: joinedParts(body, origin),
  };
}
