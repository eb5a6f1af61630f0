import type { FieldBlock, SectionBlock } from "../../kinds/rules/index.ts";
import { type AskedKinds, blocksOf, type Template } from "../../template/rules/index.ts";
import { askedBy, questionsOf } from "./questions.ts";

/** The review section of a template; undefined if the template does not use reviews. */
export const reviewSection = (
  template: Template,
): (SectionBlock & { readonly kind: "PeerReviewSection" }) | undefined =>
  template.sections.flat().find((section) => section.kind === "PeerReviewSection");

// A key of a template has no slash, so none is the same as these.
const ANSWER = "/svar";
/** Whether the authors' answers to a review are published: a block of every review. */
export const ANSWERS_SHOWN = "svar/vises";
export const answersShownWhen = "ja";

/** The key of the authors' answer to a question of a review. */
export const answerKey = (question: string): string => `${question}${ANSWER}`;

/** The reviewer's declaration of interests: its choice and its text. Permanent, as every key of a template. */
export const interestKeys = { choice: "fagfelle-bindinger", text: "fagfelle-habilitet" } as const;

/** Whether the initiator and editors see the answer before the review is sent. */
export const isInterestKey = (key: string): boolean => key === interestKeys.choice || key === interestKeys.text;

/** Whether the authors write in it: what a reviewer's question is answered, and whether that is published. */
export const isAnswerKey = (key: string): boolean => key === ANSWERS_SHOWN || key.endsWith(ANSWER);

/** Titles of the authors' blocks. */
export type AnswerTexts = {
  readonly answer: string;
  readonly shown: string;
  readonly yes: string;
  readonly no: string;
};

const answerBlocks = (section: SectionBlock, texts: AnswerTexts): readonly FieldBlock[] => [
  ...questionsOf(blocksOf(section)).flatMap((question): FieldBlock[] => {
    const asked = askedBy(question);
    return asked ? [{ kind: "Text", key: answerKey(asked.key), title: texts.answer, multiline: true }] : [];
  }),
  {
    kind: "Select",
    key: ANSWERS_SHOWN,
    title: texts.shown,
    selectType: "radiobuttons",
    options: [
      { value: answersShownWhen, text: texts.yes },
      { value: "nei", text: texts.no },
    ],
  },
];

const wordless: AnswerTexts = { answer: "", shown: "", yes: "", no: "" };

/** All blocks of one review by key: the section itself, what the reviewer writes, and what the authors answer. */
export const kindsInReview = (template: Template): AskedKinds => {
  const section = reviewSection(template);
  const blocks = section ? [section, ...blocksOf(section), ...answerBlocks(section, wordless)] : [];
  return new Map(blocks.map(({ key, kind }) => [key, kind]));
};

/** The keys of the same. */
export const keysOfReview = (template: Template): readonly string[] => [...kindsInReview(template).keys()];

/** The authors' blocks of a review, in the order of its questions. */
export const answersOfReview = (template: Template, texts: AnswerTexts = wordless): readonly FieldBlock[] => {
  const section = reviewSection(template);
  return section ? answerBlocks(section, texts) : [];
};

/** A block of a review by its key, the reviewer's or the authors'; undefined when it has none of the kind. */
export const findReviewBlock = (template: Template, key: string): FieldBlock | undefined => {
  const section = reviewSection(template);
  const blocks = isAnswerKey(key) ? answersOfReview(template) : section ? blocksOf(section) : [];
  return blocks.find((block) => block.key === key);
};
