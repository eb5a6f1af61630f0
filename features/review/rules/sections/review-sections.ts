import type { WorkingCopy } from "../../../assessment/rules/working-copy/index.ts";
import type { ReaderBlock, ReaderSection, SectionBlock } from "../../../kinds/rules/index.ts";
import { ANSWERS_SHOWN, answerKey } from "../index.ts";
import { answersToRead, inOrderOfSending, type ReviewTexts, type StoredReview } from "./reviews.ts";

/** The data that a reading page needs to show reviews. */
export type ShownReviews = {
  /** All that were sent: their order gives the published names. */
  readonly all: readonly StoredReview[];
  readonly isPeerReviewed: boolean;
  /** The edition that is shown. */
  readonly edition: number;
  readonly texts: ReviewTexts;
  /** In the preview: which of them the caller may see, by their own names. Null: published, all of them without names. */
  readonly seen: ((review: StoredReview) => boolean) | null;
  /** Whether what the authors answered is shown beside them, where they publish it: before publication to who reads all reviews. */
  readonly withAnswers: boolean;
};

const plain = (title: string, text: string, contentGuid: string, contentId: number): ReaderBlock => ({
  kind: "Text",
  contentGuid,
  contentId,
  title,
  description: "",
  width: "full",
  text,
  isDate: false,
});

/** The questions of a review under each other, each with its answers and what the authors answered, if they publish that. */
const blocksOfReview = (
  review: StoredReview,
  { texts, withAnswers }: Pick<ShownReviews, "texts" | "withAnswers">,
): ReaderBlock[] => {
  const answers = new Map((withAnswers ? answersToRead(review) : []).map((answer) => [answer.question, answer]));
  return (review.sent?.content.questions ?? []).flatMap(({ key, contentGuid, contentId, title, blocks }) => {
    const heading = {
      kind: "Heading" as const,
      contentGuid,
      contentId,
      title,
      description: "",
      width: "full" as const,
    };
    const answer = answers.get(key);
    const item = review.items.get(answerKey(key));
    return [
      { ...heading, level: 3 as const },
      ...blocks,
      ...(answer && item ? [plain(texts.answer, answer.text, item.guid, item.number)] : []),
    ];
  });
};

/**
 * The sections that readers see in place of the review section: a notice that no review exists, one review, or an introduction
 * and several reviews. Readers never see the section's own blocks.
 */
export function reviewSections(
  copy: WorkingCopy,
  section: SectionBlock,
  fieldGroup: number,
  { all, isPeerReviewed, edition, texts, seen, withAnswers }: ShownReviews,
): ReaderSection[] {
  const item = copy.items.get(section.key);
  if (!item) return [];
  const sent = inOrderOfSending(all);
  const shown = seen ? sent.filter(seen) : sent;
  const frame = {
    kind: "Section" as const,
    contentGuid: item.guid,
    contentId: item.number,
    title: texts.title(shown.length),
    description: "",
    width: "full" as const,
    fieldGroup,
    showInLeftMenu: true,
    isSecondLevelSection: false,
  };
  if (shown.length === 0) {
    const { title, text } = isPeerReviewed ? texts.later : texts.none;
    return [{ ...frame, review: "none", blocks: [plain(title, text, `${item.guid}-ingen`, item.number)] }];
  }
  const single = shown.length === 1;
  const sections = shown.map((review): ReaderSection => {
    const name = seen ? review.name : texts.peer(sent.indexOf(review) + 1);
    const written = review.sent?.edition ?? edition;
    const title = written === edition ? name : texts.ofEdition(name, written);
    const own = review.items.get(ANSWERS_SHOWN);
    return {
      ...frame,
      ...(single
        ? {}
        : { contentGuid: own?.guid ?? name, contentId: own?.number ?? item.number, isSecondLevelSection: true, title }),
      review: {
        ...{ name, edition: written, sentAt: (review.sent?.at ?? new Date(0)).toISOString() },
        ...(review.sent?.content.language && { language: review.sent.content.language }),
      },
      blocks: [
        ...(single ? [plain(texts.writtenBy, title, `${item.guid}-navn`, item.number)] : []),
        ...blocksOfReview(review, { texts, withAnswers }),
      ],
    };
  });
  if (single) return sections;
  const count = plain(texts.several.title, texts.several.text(shown.length), `${item.guid}-flere`, item.number);
  return [{ ...frame, review: "several", blocks: [count] }, ...sections];
}
