import { guessLanguage } from "../../../../platform/pure/language/index.ts";
import type { Ability } from "../../../access/rules/index.ts";
import { heldIn, type StoredItem, type WorkingCopy } from "../../../assessment/rules/working-copy/index.ts";
import {
  type AuthorBlock,
  authorView,
  type Block,
  type FieldBlock,
  isFilled,
  type ReaderBlock,
  readerView,
  type SectionBlock,
  searchText,
} from "../../../kinds/rules/index.ts";
import { blocksOf, type Template } from "../../../template/rules/index.ts";
import type { ReviewView } from "../../calls.ts";
import {
  ANSWERS_SHOWN,
  type AnswerTexts,
  answerKey,
  answersOfReview,
  answersShownWhen,
  askedBy,
  callsForReply,
  isAnswerKey,
  isInterestKey,
  questionsOf,
  type ReviewFacts,
  reviewSection,
  reviewState,
  type SentReview,
} from "../index.ts";

/** A review as it is stored, with those of its blocks that its reader may see. */
export type StoredReview = ReviewFacts & {
  readonly contributorId: string;
  readonly name: string;
  readonly isDeleted: boolean;
  readonly due: string | null;
  readonly reason: string;
  readonly suggestion: string;
  readonly sent: {
    readonly number: number;
    readonly edition: number;
    readonly at: Date;
    readonly first: Date;
    readonly content: SentReview;
  } | null;
  readonly items: ReadonlyMap<string, StoredItem>;
  /** The reviewer's declaration; empty for a caller who may not read it before the review is sent. */
  readonly interests: ReadonlyMap<string, StoredItem>;
};

/** The words of a review that no template writes. */
export type ReviewTexts = AnswerTexts & {
  /** The name under which it is published. */
  readonly peer: (number: number) => string;
  /** The name of one that was written for an earlier edition than the one that is shown. */
  readonly ofEdition: (name: string, edition: number) => string;
  readonly title: (reviews: number) => string;
  readonly writtenBy: string;
  /** Introduces several reviews. Each review then has its own section. */
  readonly several: { readonly title: string; readonly text: (reviews: number) => string };
  /** The text for an assessment without a review. */
  readonly none: { readonly title: string; readonly text: string };
  /** Where there is one that the caller may not see yet. */
  readonly later: { readonly title: string; readonly text: string };
};

/** The caller who reads the reviews. */
export type ReviewReader = {
  /** The caller's own seats. */
  readonly own: ReadonlySet<string>;
  readonly abilities: readonly Ability[];
  readonly isPublished: boolean;
};

/**
 * Whether a review was sent for this working copy or, once published, any is in the publication.
 * @param publications how many editions were published
 */
export const isPeerReviewed = (
  { status }: { readonly status: 1 | 2 | 3 },
  reviews: readonly StoredReview[],
  publications: number,
): boolean => reviews.some(({ sent }) => sent && (status === 3 || sent.edition === publications + 1));

/** Those that were sent, in the order of their first sending: the numbers of the published names. */
export const inOrderOfSending = (reviews: readonly StoredReview[]): readonly StoredReview[] =>
  reviews.filter(({ sent }) => sent).toSorted((a, b) => Number(a.sent?.first) - Number(b.sent?.first));

const itemView = ({ guid, number, rev }: StoredItem, block: FieldBlock) => ({
  key: block.key,
  contentGuid: guid,
  contentId: number,
  rev,
  title: block.title,
  description: block.description ?? "",
  helpText: block.helpText ?? "",
  mandatory: block.mandatory ?? false,
  deactivateComments: true,
  hideWhenPublished: false,
  hiddenByRule: false,
  width: block.width ?? ("full" as const),
});

const inReview = (copy: WorkingCopy, { items }: StoredReview): WorkingCopy => ({ ...copy, items });

const authorBlock = (copy: WorkingCopy, review: StoredReview, block: FieldBlock): AuthorBlock[] => {
  const item = review.items.get(block.key);
  return item ? [{ ...itemView(item, block), ...authorView(heldIn(inReview(copy, review), block), copy) }] : [];
};

/**
 * The blocks that the caller may write in the review section. A reviewer may write in their own reviews (a browser may hold the
 * seats of two reviewers). Callers who may read reviews write the answers to reviews that were sent. A caller never gets the
 * blocks of another reviewer's review.
 */
export const writableReviewBlocks = (
  copy: WorkingCopy,
  reviews: readonly StoredReview[],
  { own, abilities }: ReviewReader,
  texts: ReviewTexts,
): ((section: SectionBlock) => AuthorBlock[]) => {
  const mine = reviews.filter(({ contributorId, isDeleted }) => own.has(contributorId) && !isDeleted);
  return (section) => {
    if (mine.length > 0)
      return mine.flatMap((each) => blocksOf(section).flatMap((block) => authorBlock(copy, each, block)));
    if (!abilities.includes("read-reviews")) return [];
    const answers = answersOfReview(copy.template, texts);
    return inOrderOfSending(reviews).flatMap((review) => answers.flatMap((block) => authorBlock(copy, review, block)));
  };
};

type Changed = ReviewView["changedSince"][number];

const isOwnOf = ({ own }: ReviewReader, { contributorId }: StoredReview): boolean => own.has(contributorId);
const writtenUpon = (review: StoredReview, reader: ReviewReader): Date | null =>
  review.sent?.at ?? (isOwnOf(reader, review) ? review.acceptedAt : null);

/** When a review that the caller may see was sent or begun, before publication; null when there is nothing to compare for the caller. */
export const comparedWith = (review: StoredReview, reader: ReviewReader): Date | null => {
  const isSeen = reader.abilities.includes("read-reviews") || isOwnOf(reader, review);
  return reader.isPublished || !isSeen ? null : writtenUpon(review, reader);
};

/** A field as plain text, as it would read with another value. */
export function plainField(copy: WorkingCopy, block: Block, value: StoredItem["value"]): string {
  const item = copy.items.get(block.key);
  if (!item) return "";
  const items = new Map(copy.items).set(block.key, { ...item, value });
  const view = readerView(heldIn({ ...copy, items }, block), copy);
  return view ? searchText(view).join("\n") : "";
}

/**
 * The reviews that the caller may see: published all of those that were sent, without names; before that a reviewer their own alone, and
 * who reads reviews all of them.
 * Of a review under way they see the declaration of interests.
 * @param changedSince what was written in the assessment after a moment
 */
export function reviewViews(
  copy: WorkingCopy,
  reviews: readonly StoredReview[],
  reader: ReviewReader,
  texts: ReviewTexts,
  changedSince: (since: Date) => Changed[],
): ReviewView[] {
  const { abilities, isPublished } = reader;
  const sent = inOrderOfSending(reviews);
  const isMine = (review: StoredReview) => isOwnOf(reader, review);
  const readsAll = abilities.includes("read-reviews");
  const rest = reviews.filter(({ isDeleted, ...review }) => review.sent === null && !isDeleted);
  const seen = isPublished ? sent : [...sent, ...rest].filter((review) => readsAll || isMine(review));
  return seen.map((review) => {
    const upon = writtenUpon(review, reader);
    const isNamed = !isPublished || isMine(review);
    return {
      name: isPublished ? texts.peer(sent.indexOf(review) + 1) : review.name,
      contributorId: isNamed ? review.contributorId : null,
      isMine: isMine(review),
      blocks: isMine(review) ? ownBlocks(review) : [],
      state: reviewState({ ...review, sentAt: review.sent?.at ?? null }),
      ...(readsAll || isMine(review)
        ? { due: review.due, reason: review.reason, suggestion: review.suggestion }
        : { due: null, reason: "", suggestion: "" }),
      upon: upon?.toISOString() ?? null,
      changedSince: upon && !isPublished ? changedSince(upon) : [],
      interests:
        abilities.includes("read-interests") && !isPublished && !isMine(review) ? interestsIn(copy, review) : [],
      sent: review.sent && {
        number: review.sent.number,
        edition: review.sent.edition,
        at: review.sent.at.toISOString(),
        questions: review.sent.content.questions,
      },
      answers: (readsAll && !isPublished ? answersIn(review) : isPublished ? answersToRead(review) : []).map(
        (answer) => ({ ...answer, callsForReply: asksAuthors(copy.template, review, answer.question) }),
      ),
      answersShown: shownAnswers(review, readsAll && !isPublished),
    };
  });
}

/** In one order whatever the rows came in: the same review is the same answer. */
const ownBlocks = ({ items }: StoredReview): string[] =>
  [...items].flatMap(([key, { guid }]) => (isAnswerKey(key) ? [] : [guid])).sort();

const textIn = ({ items }: StoredReview, key: string): string => {
  const value = items.get(key)?.value;
  return typeof value === "string" ? value : "";
};

const showsAnswers = ({ items }: StoredReview): boolean =>
  [items.get(ANSWERS_SHOWN)?.value ?? []].flat().includes(answersShownWhen);

type Answered = Omit<ReviewView["answers"][number], "callsForReply">;

const answersIn = (review: StoredReview): readonly Answered[] =>
  (review.sent?.content.questions ?? []).flatMap(({ key }) => {
    const item = review.items.get(answerKey(key));
    return item ? [{ question: key, contentGuid: item.guid, text: textIn(review, answerKey(key)) }] : [];
  });

/** The authors' answers that are published: those that were written, when they chose to show them. */
export const answersToRead = (review: StoredReview): readonly Answered[] =>
  showsAnswers(review) ? answersIn(review).filter(({ text }) => text.trim() !== "") : [];

/** Whether a question of a review asks something of the authors, as it was sent. */
function asksAuthors(template: Template, { sent }: StoredReview, key: string): boolean {
  const section = reviewSection(template);
  const question = questionsOf(section ? blocksOf(section) : []).find((each) => askedBy(each)?.key === key);
  const answered = sent?.content.questions.find((each) => each.key === key);
  return question === undefined || callsForReply(question, answered?.blocks ?? []);
}

const shownAnswers = (review: StoredReview, all: boolean): ReviewView["answersShown"] => {
  const item = review.items.get(ANSWERS_SHOWN);
  return item && all ? { contentGuid: item.guid, isShown: showsAnswers(review) } : null;
};

const readerBlock = (copy: WorkingCopy, items: StoredReview["items"], block: FieldBlock): ReaderBlock[] => {
  const item = items.get(block.key);
  const held = heldIn({ ...copy, items }, block);
  const view = isFilled(held) ? readerView(held, copy) : null;
  if (!item || !view) return [];
  const { contentGuid, contentId, title, width } = itemView(item, block);
  return [{ contentGuid, contentId, title, description: "", width, ...view }];
};

/** The declaration of a reviewer who writes; of one who has sent it stands in the review. */
function interestsIn(copy: WorkingCopy, review: StoredReview): ReaderBlock[] {
  const section = reviewSection(copy.template);
  if (!section || review.sent || review.declinedAt) return [];
  return blocksOf(section)
    .filter(({ key }) => isInterestKey(key))
    .flatMap((block) => readerBlock(copy, review.interests, block));
}

/** Freezes a review when it is sent: each question that has an answer. Empty if nothing was written. */
export const sentReviewOf = (
  copy: WorkingCopy,
  section: SectionBlock,
  items: ReadonlyMap<string, StoredItem>,
): SentReview => {
  const questions = questionsOf<Block & FieldBlock>(blocksOf(section)).flatMap((question) => {
    const asked = askedBy(question);
    const blocks = question.blocks.flatMap((block) => readerBlock(copy, items, block));
    const item = asked && items.get(asked.key);
    if (!asked || !item || blocks.length === 0) return [];
    return [{ key: asked.key, contentGuid: item.guid, contentId: item.number, title: asked.title, blocks }];
  });
  const language = guessLanguage(writtenBy(questions).join("\n"));
  return { questions, ...(language && { language }) };
};

/** The text of the reviewer. The words of a choice are the template's. */
const writtenBy = (questions: SentReview["questions"]): readonly string[] =>
  questions.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "Select" || block.kind === "RelationSelector" ? [] : searchText(block))),
  );
