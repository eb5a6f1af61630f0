import type { Read } from "../../../platform/server/http/work.ts";
import { ADOPTS, addresses, alertForm, START_FROM, startFromIn } from "../../address/rules/index.ts";
import type { TextLink } from "../../api/index.ts";
import { recordOf, stringOf } from "../../content/rules/index.ts";
import { publicTitle, similar } from "../../publication/server/index.ts";
import { assessmentRoute, wordAddress } from "../../search/rules/index.ts";
import {
  type AskedQuestion,
  type FoundAssessment,
  type TriageAsk,
  type TriageEndName,
  type TriageOutcome,
  type TriageQuestion,
  type TriageView,
  triageAnswers,
  triageIn,
  triageOutcome,
  triageQuery,
  triageQuestions,
} from "../rules/index.ts";
import { TITLE_IN_PROPOSAL, triageDefaultsIn } from "../texts-triage.ts";
import { triageTextsIn } from "../texts-triage-page.ts";

type Needs = Pick<Read, "db" | "siteId" | "language"> & {
  /** Of the address that was asked for. */
  readonly query: string;
  /** The start form's properties, in which editors may have written texts of their own. */
  readonly properties: Readonly<Record<string, unknown>>;
};

/** The page with the questions before a start form, or with the end that the answers lead to. Null when the address asks for the form. */
export async function triageView(needs: Needs): Promise<TriageView | null> {
  const ask = triageIn(needs.query);
  if (!ask) return null;
  const words = wordsOf(needs);
  const startFrom = startFromIn(needs.query);
  const outcome = ask.mode === "svar" && ask.unknown.length === 0 ? triageOutcome(ask.answers) : null;
  const asked = { startFrom: startFrom === null ? "" : String(startFrom) };
  if (!outcome) return { ...asked, ...(await questionsView(needs, ask, words)) };
  const change = `${triageQuery(ask, "endre", startFrom)}#${outcome.decidedBy}`;
  return { ...asked, change, ...(await endView(needs, ask, words, outcome)) };
}

/** The heading of the questions of a start form with these properties. */
export const triageHeading = (properties: Needs["properties"], language: Needs["language"]): string =>
  wordsOf({ properties, language }).heading;

type Words = ReturnType<typeof wordsOf>;

/** The page's own wording, or the product's where the page has none. */
function wordsOf({ properties, language }: Pick<Needs, "properties" | "language">) {
  const defaults = triageDefaultsIn(language);
  const written = (...path: readonly string[]): string =>
    stringOf(path.reduce<unknown>((at, name) => recordOf(at)[name], properties)).trim();
  return {
    heading: written("triageHeading") || defaults.heading,
    introduction: written("triageIntroduction") || defaults.introduction,
    proposal: written("triageProposal") || defaults.proposal,
    question: (key: TriageQuestion, part: "question" | "help"): string =>
      written("triageQuestions", key, part) || defaults.questions[key][part],
    answer: (key: TriageQuestion, value: string): string => {
      const answers: Readonly<Record<string, string>> = defaults.questions[key].answers;
      return written("triageQuestions", key, "answers", value) || (answers[value] ?? value);
    },
    end: (end: TriageEndName, part: "heading" | "reason" | "advice"): string =>
      written("triageEnds", end, part) || defaults.ends[end][part],
    link: (end: TriageEndName): TextLink | null => {
      const { href, text } = defaults.ends[end].link;
      const link = written("triageEnds", end, "link", "href") || href;
      return link === "" ? null : { link, text: written("triageEnds", end, "link", "text") || text || link };
    },
    note: (note: TriageOutcome["notes"][number]): string => written("triageNotes", note) || defaults.notes[note],
    said: triageTextsIn(language),
  };
}

async function questionsView(needs: Needs, ask: TriageAsk, words: Words) {
  const faultOf = (key: TriageQuestion): AskedQuestion["fault"] => {
    if (ask.mode === "svar" && ask.unknown.includes(key)) return "Unknown";
    return ask.mode === "svar" && !ask.isFresh && ask.answers[key] === undefined ? "Missing" : null;
  };
  return {
    at: "questions",
    heading: words.heading,
    introduction: words.introduction,
    questions: triageQuestions.map((key) => ({
      key,
      question: words.question(key, "question"),
      help: words.question(key, "help"),
      options: triageAnswers[key].map((value) => ({ value, text: words.answer(key, value) })),
      answer: ask.answers[key] ?? "",
      fault: faultOf(key),
    })),
    title: ask.title,
    chosen: ask.chosen,
    similar: await similarTo(needs, ask.title),
  } as const;
}

async function similarTo(needs: Needs, title: string) {
  if (title === "") return null;
  const answer = await similar(needs, { title });
  return answer.ok ? answer.value.similar : null;
}

async function endView(needs: Needs, ask: TriageAsk, words: Words, { end, decidedBy, notes }: TriageOutcome) {
  const own = words.link(end);
  const search = { text: words.said.searchHere, link: ask.title === "" ? addresses.search : wordAddress(ask.title) };
  const { found, chosenIsGone } = await foundAt(needs, ask, end);
  const isOfAnother = end === "gjelder-dette-hos-oss" || end === "bli-med";
  return {
    at: "end",
    end,
    heading: words.end(end, "heading"),
    reason: words.end(end, "reason"),
    decidedBy: {
      question: words.question(decidedBy, "question"),
      answer: words.answer(decidedBy, ask.answers[decidedBy] ?? ""),
    },
    advice: words.end(end, "advice"),
    links: [
      ...(own ? [own] : []),
      ...(end === "vent-nasjonal" ? [{ text: words.said.alert, link: alertForm(search.link) }] : []),
      ...(isOfAnother && found.length === 0 ? [search] : []),
    ],
    proposal:
      end === "ikke-egnet" || end === "loft-nasjonalt"
        ? words.proposal.replaceAll(TITLE_IN_PROPOSAL, () => ask.title)
        : "",
    found,
    chosenIsGone,
    notes: notes.map((note) => ({
      text: words.note(note),
      link:
        note === "sok-her"
          ? search
          : note === "sok-nye-metoder"
            ? { text: words.said.nyeMetoder, link: triageDefaultsIn(needs.language).ends.legemiddel.link.href }
            : null,
    })),
  } as const;
}

const NUMBER = /^[1-9]\d{0,8}$/;

/**
 * The assessment that was chosen for the last answer, as readers have it now; without a choice those of the right status that resemble the
 * title.
 */
async function foundAt(needs: Needs, ask: TriageAsk, end: TriageEndName) {
  const none = { found: [], chosenIsGone: false };
  if (end !== "gjelder-dette-hos-oss" && end !== "bli-med") return none;
  const chosen = NUMBER.test(ask.chosen) ? await foundAssessment(needs, Number(ask.chosen)) : null;
  if (chosen) return { found: [chosen], chosenIsGone: false };
  const like = (await similarTo(needs, ask.title)) ?? [];
  const all = await Promise.all(
    like.flatMap(({ route, pageId }) => (route === assessmentRoute ? [foundAssessment(needs, pageId)] : [])),
  );
  const isWanted = (each: FoundAssessment) => (each.start !== null) === (end === "gjelder-dette-hos-oss");
  return { found: all.flatMap((each) => (each && isWanted(each) ? [each] : [])), chosenIsGone: ask.chosen !== "" };
}

async function foundAssessment(needs: Needs, number: number): Promise<FoundAssessment | null> {
  const known = await publicTitle(needs, number);
  if (!known) return null;
  const { type, isPublished, toAdopt, ...title } = known;
  const form = (key: string, of: number) => `${addresses.start[type]}?${key}=${of}`;
  return {
    ...title,
    start: isPublished ? form(START_FROM, number) : null,
    adopt: isPublished && toAdopt !== null ? form(ADOPTS, toAdopt) : null,
  };
}
