import { languageAround } from "../../../platform/pure/language/index.ts";
import { norwegianDate } from "../../../platform/pure/norwegian-date/index.ts";
import type { AssessmentView } from "../../api/index.ts";
import type { OverallCertainty } from "../../block/rules/index.ts";
import { citationText } from "../../citation/rules/index.ts";
import {
  type Document,
  type DocumentPart,
  type DocumentWords,
  headingPart,
  joinedParts,
  linkTerms,
  listPart,
  paragraph,
  paragraphOfLines,
  richTextParts,
  run,
  type Term,
  termPart,
} from "../../document/rules/index.ts";
import { blockParts, type ReaderSection } from "../../kinds/rules/index.ts";
import type { KeyOutcome } from "../../outcome/rules/index.ts";
import { answerBand, answerOf, notesAbove } from "../../reading/rules/index.ts";

const relatedKeys = [
  "relatedTopics",
  "relatedMethodTypes",
  "relatedOrganizations",
  "relatedPublishers",
  "relatedSubjects",
  "relatedMunicipalities",
] as const;

const factKeys = ["financialResponsibility", "orderRecommendation"] as const;

/** The words around the blocks. */
export type DocumentFrame = DocumentWords & {
  readonly subtitle: string;
  readonly draft: string;
  readonly contents: string;
  readonly appendix: string;
  readonly inAppendix: string;
  readonly recommendation: string;
  readonly confidence: string;
  /** The meaning of each certainty. */
  readonly certainties: Readonly<Record<OverallCertainty, string>>;
  readonly conditions: string;
  readonly keyOutcomes: string;
  readonly net: string;
  readonly netMeans: string;
  readonly plainSummary: string;
  readonly summary: string;
  readonly links: string;
  readonly status: string;
  readonly organization: string;
  readonly assessmentType: string;
  readonly types: Readonly<Record<AssessmentView["assessmentType"], string>>;
  readonly related: Readonly<Record<(typeof relatedKeys)[number] | (typeof factKeys)[number], string>>;
  readonly contributors: {
    readonly label: string;
    readonly inWords: (roles: AssessmentView["contributorRoles"]) => string;
  };
  readonly edition: string;
  readonly editionOf: (number: number, day: string) => string;
  readonly savedAt: (moment: string) => string;
  readonly cite: string;
  readonly changeLog: string;
  /** Of an adoption. */
  readonly adopts: {
    readonly buildsOn: string;
    readonly from: (organization: string, edition: number) => string;
    readonly gone: string;
    readonly withdrawnAt: (edition: number) => string;
  };
};

/** Facts of a document that are not in the view of its page. */
export type DocumentFacts = {
  /** The site's own address, which its links begin with: `https://minimetode.example`. */
  readonly origin: string;
  /** The path of its page. */
  readonly path: string;
  /** Null for a draft. */
  readonly edition: number | null;
};

/** The day of an edition: one that repeats the edition before it was confirmed later than its text was published. */
const editionAt = ({ changeLog: [newest], published, modified }: AssessmentView): string =>
  newest?.confirms ? newest.at : (published ?? modified);
const editionDay = (view: AssessmentView): string => norwegianDate(editionAt(view));

const factsOf = (view: AssessmentView, { origin, path, edition }: DocumentFacts, words: DocumentFrame): Term[] => {
  const address = `${origin}${path}`;
  const cited = {
    organization: view.organization,
    title: view.heading,
    year: view.year ?? 0,
    edition: edition ?? 1,
    language: view.language,
  };
  // Older entries come from before the assessment was imported here. They are not editions of this portal, so they have no number.
  const newest = edition ?? view.changeLog.length;
  const of = (number: number, day: string) => (number > 0 ? words.editionOf(number, day) : day);
  const changes = view.changeLog.flatMap(({ at, note }, index) =>
    note === "" ? [] : [[run(`${of(newest - index, norwegianDate(at))}: ${note}`)] as const],
  );
  return [
    ...termPart(words.status, view.statusText),
    ...termPart(words.organization, view.organization),
    ...termPart(words.assessmentType, words.types[view.assessmentType]),
    ...(edition === null ? [] : termPart(words.edition, words.editionOf(edition, editionDay(view)))),
    ...relatedKeys.flatMap((key) => linkTerms(words.related[key], view[key])),
    ...factKeys.flatMap((key) => termPart(words.related[key], view[key])),
    ...termPart(words.contributors.label, words.contributors.inWords(view.contributorRoles)),
    ...(changes.length === 0 ? [] : [{ term: words.changeLog, parts: paragraphOfLines(changes) }]),
    ...(edition === null ? [] : termPart(words.cite, citationText({ ...cited, address }))),
  ];
};

/** «Død innen ett år (lav tillit): 81 av 1 000 med hjemmedialyse, … 29 færre (fra …). Sentence.» */
const keyOutcome = (
  { name, certainty, difference, interval, bars, sentence }: KeyOutcome,
  { outcomes: words, confidence }: DocumentFrame,
) => {
  const counts = bars.map((bar, at) => `${bar.text} ${words.withMethod(bar.name, at === 0)}`);
  const change = interval === "" ? difference : `${difference} (${interval})`;
  const numbers = [counts.join(", "), change].filter((text) => text !== "").map((text) => `${text}.`);
  const trust = certainty === null ? "" : ` (${confidence}: ${words.certainty[certainty].toLowerCase()})`;
  return [
    { kind: "text", text: `${name}${trust}: `, marks: ["strong"], href: null } as const,
    run([...numbers, sentence].filter((text) => text !== "").join(" ")),
  ];
};

/**
 * «Bygger på Tittel, Eksempel HF, utgave 2. https://…»: the original of an adoption, with the address of the edition that was read. A newer
 * edition is not named, because a file stays as it was made. A withdrawal is, because the files are then made again.
 */
const originalOf = (
  { adopts }: AssessmentView,
  { origin }: DocumentFacts,
  { adopts: words }: DocumentFrame,
): readonly DocumentPart[] => {
  if (!adopts) return [];
  const { title, organization, version, link, withdrawn } = adopts;
  const from = version === 0 ? "" : `, ${words.from(organization, version)}`;
  const said = `${words.buildsOn} ${link === "" ? words.gone : title}${from}.`;
  const message = withdrawn && [...(version === 0 ? [] : [`${words.withdrawnAt(version)}.`]), withdrawn.message];
  const address = `${origin}${link}`;
  return [
    paragraph(link === "" ? said : [run(`${said} `), run(address, address)]),
    ...(message ? [paragraph(message.filter((text) => text !== "").join(" "), "note")] : []),
  ];
};

const openingOf = (view: AssessmentView, about: DocumentFacts, words: DocumentFrame): readonly DocumentPart[] => {
  const { certainty } = answerOf(view);
  const meaning = certainty ? [paragraph(words.certainties[certainty])] : [];
  const concluded = [
    ...termPart(words.recommendation, view.recommendation),
    ...(view.conditions ? [{ term: words.conditions, parts: richTextParts(view.conditions) }] : []),
    ...termPart(words.confidence, view.confidence).map(({ term, parts }) => ({ term, parts: [...parts, ...meaning] })),
  ];
  const { outcomes = [], net = [] } = answerBand(view.sections, {
    language: languageAround(view),
    ofAll: words.outcomes.ofAll,
    economy: words.economy,
  });
  return [
    ...originalOf(view, about, words),
    ...notesAbove(view).map((note) => paragraph(note, "note")),
    ...(concluded.length === 0 ? [] : [{ kind: "terms", items: concluded } as const]),
    ...(outcomes.length === 0
      ? []
      : [paragraph(words.keyOutcomes, "label"), listPart(outcomes.map((outcome) => keyOutcome(outcome, words)))]),
    ...(net.length === 0
      ? []
      : [
          paragraph(words.net, "label"),
          listPart(net.map(({ year, text }) => [run(`${year}: ${text}`)])),
          paragraph(words.netMeans, "note"),
        ]),
    ...(view.plainSummary === "" ? [] : [paragraph(words.plainSummary, "label"), ...richTextParts(view.plainSummary)]),
  ];
};

const summaryOf = ({ summary, linkList }: AssessmentView, words: DocumentFrame): readonly DocumentPart[] =>
  summary === "" && linkList.length === 0
    ? []
    : [
        ...headingPart(1, "sammendrag", words.summary),
        ...richTextParts(summary),
        ...(linkList.length === 0
          ? []
          : [...headingPart(2, "lenker", words.links), listPart(linkList.map(({ text, url }) => [run(text, url)]))]),
      ];

type Written = { readonly body: readonly DocumentPart[]; readonly appendix: readonly DocumentPart[] };

const sectionOf = (section: ReaderSection, words: DocumentFrame): Written => {
  const level = section.isSecondLevelSection ? 3 : 2;
  const blocks = section.blocks.map((block) => {
    const { body } = blockParts(block, { level: level + 1, id: block.contentGuid, words });
    const { appendix } = blockParts(block, { level: 2, id: `v-${block.contentGuid}`, words });
    return {
      body: appendix.length === 0 ? body : [...body, paragraph(words.inAppendix, "note")],
      appendix: appendix.length === 0 ? [] : [...headingPart(2, `v-${block.contentGuid}`, block.title), ...appendix],
    };
  });
  return {
    body: [...headingPart(level, `s-${section.contentGuid}`, section.title), ...blocks.flatMap(({ body }) => body)],
    appendix: blocks.flatMap(({ appendix }) => appendix),
  };
};

/**
 * An assessment as a document, from what its readers get and nothing else: features/document/README.md. The contact is left out: it
 * may be taken back, and a document is for ever.
 * @param view all of it, published or as the preview of a draft
 */
export function documentOf(view: AssessmentView, about: DocumentFacts, words: DocumentFrame): Document {
  const tabs = view.fieldGroups.map(({ text, value }) => {
    const sections = view.sections
      .filter(({ fieldGroup }) => String(fieldGroup) === value)
      .map((section) => sectionOf(section, words));
    return {
      body: [...headingPart(1, `fane-${value}`, text), ...sections.flatMap(({ body }) => body)],
      appendix: sections.flatMap(({ appendix }) => appendix),
    };
  });
  const appendix = tabs.flatMap((tab) => tab.appendix);
  const body = [
    ...summaryOf(view, words),
    ...tabs.flatMap((tab) => tab.body),
    ...(appendix.length === 0 ? [] : [...headingPart(1, "vedlegg", words.appendix), ...appendix]),
  ];
  const isDraft = about.edition === null;
  const moment = view.lastSaved ?? view.modified;
  return {
    version: 1,
    lang: words.language,
    subtitle: words.subtitle,
    title: view.heading,
    watermark: isDraft ? words.draft : null,
    footer: about.edition === null ? words.savedAt(moment) : words.editionOf(about.edition, editionDay(view)),
    author: view.organization,
    keywords: [...view.relatedTopics, ...view.relatedMethodTypes].map(({ text }) => text),
    date: isDraft ? moment : editionAt(view),
    contentsTitle: words.contents,
    opening: joinedParts(openingOf(view, about, words), about.origin),
    facts: factsOf(view, about, words).map((fact) => ({ ...fact, parts: joinedParts(fact.parts, about.origin) })),
    body: joinedParts(body, about.origin),
  };
}
