import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useWrite } from "../../../platform/browser/api/use-write.ts";
import { fieldKey, useFieldStore, useIsUnsent, useKnownField } from "../../../platform/editing/saving/index.ts";
import { isOutcomeUnknown } from "../../../platform/pure/contract/outcome.ts";
import { norwegianDay, norwegianMoment } from "../../../platform/pure/norwegian-date/index.ts";
import { Alert, Button, useConfirm, useToast } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { type AuthorBlock, fieldValue } from "../../kinds/rules/index.ts";
import { BlockSlot } from "../../kinds/screens/block-slot.tsx";
import type { ReviewView } from "../calls.ts";
import { isOpenForWriting, partToRead, questionsOf, type ReviewQuestion } from "../rules/index.ts";
import { reviewWritingTexts } from "../texts-writing.ts";
import { ChangedSince } from "./changed-since.tsx";
import styles from "./peer-review.module.css";
import { Request } from "./request.tsx";
import { type Part, partsToRead } from "./text-side.tsx";
import { useFocusWhenGone } from "./use-focus-when-gone.ts";
import { WhoSees } from "./who-sees.tsx";

type Reading = {
  /** Shows a part of the text beside the review. */
  readonly read: (tab: number) => void;
};
type Own = { readonly review: ReviewView; readonly blocks: readonly AuthorBlock[] };

/** A reviewer's own review, from the question whether they will to what was sent. */
export function MyReview({ review, blocks, read }: Own & Reading) {
  const { readOnly } = useEditing();
  const questions = questionsOf(blocks);
  const open = useOpenQuestions(blocks);
  if (review.state === "declined") return <Alert>{reviewWritingTexts.request.declined}</Alert>;
  if (review.state === "asked" && readOnly === null) return <Request review={review} />;
  return (
    <div className={styles.mine}>
      <div className={styles.facts}>
        {review.due && review.state !== "sent" && readOnly === null ? (
          <p>{reviewWritingTexts.due(norwegianDay(review.due))}</p>
        ) : null}
        <p>{reviewWritingTexts.sides.answered(questions.length - open.length, questions.length)}</p>
        <ChangedSince review={review} />
      </div>
      <Questions blocks={blocks} read={read} />
      {readOnly === null ? (
        <>
          <Send review={review} blocks={blocks} />
          {review.state === "accepted" ? <Request review={review} /> : null}
        </>
      ) : null}
    </div>
  );
}

/** The reviewer's own interests first; the others when something is answered there. */
function Questions({ blocks, read }: Pick<Own, "blocks"> & Reading) {
  const { readOnly, assessment } = useEditing();
  const parts = partsToRead(assessment);
  const questions = questionsOf(blocks);
  const [first] = questions;
  const answered = useAnswered(first?.blocks ?? []);
  const isOpen = readOnly !== null || isOpenForWriting(questions, (block) => answered.has(block.contentGuid));
  return (
    <div className={styles.questions}>
      {(isOpen ? questions : questions.slice(0, 1)).map((question) => (
        <Question
          key={(question.heading ?? question.blocks[0])?.contentGuid}
          {...question}
          part={partToRead(question.heading?.title ?? "", parts)}
          read={read}
        />
      ))}
      {isOpen ? null : <Alert>{reviewWritingTexts.interestsFirst}</Alert>}
    </div>
  );
}

type QuestionProps = ReviewQuestion<AuthorBlock> & Reading & { readonly part: Part | null };

const Question = ({ heading, blocks, part, read }: QuestionProps) => (
  <section className={styles.question} aria-label={heading?.title}>
    <div className={styles.questionHead}>
      {heading ? <h3>{heading.title}</h3> : null}
      {part ? (
        <Button variant="tertiary" size="sm" data-print="hide" onClick={() => read(part.tab)}>
          {reviewWritingTexts.sides.readPart(part.number)}
          <span className="ds-sr-only">: {part.name}</span>
          <span aria-hidden>→</span>
        </Button>
      ) : null}
    </div>
    {blocks.map((block) => (
      <BlockSlot key={block.contentGuid} block={block} />
    ))}
  </section>
);

/** The blocks with something in them, as they stand on the screen. */
function useAnswered(blocks: readonly AuthorBlock[]): ReadonlySet<string> {
  const [first, second] = blocks;
  const held = [useShown(first), useShown(second)];
  return new Set(blocks.flatMap(({ contentGuid }, at) => (isWritten(held[at]) ? [contentGuid] : [])));
}

const isWritten = (value: string | readonly string[] | undefined): boolean =>
  [value ?? ""].flat().some((text) => text.trim() !== "");

const useShown = (block: AuthorBlock | undefined) => {
  const known = useKnownField({ block: block?.contentGuid ?? "" });
  return known?.text ?? (block ? fieldValue(block) : undefined);
};

/** The titles of the questions that nothing is answered to, as they stand on the screen. */
export function useOpenQuestions(blocks: readonly AuthorBlock[]): readonly string[] {
  const fields = useFieldStore();
  const readOpen = () =>
    JSON.stringify(
      questionsOf(blocks).flatMap(({ heading, blocks: asked }) => {
        const isAnswered = asked.some((block) =>
          isWritten(fields.peek(fieldKey({ block: block.contentGuid }))?.text ?? fieldValue(block)),
        );
        return isAnswered ? [] : [heading?.title ?? asked[0]?.title ?? ""];
      }),
    );
  const open: readonly string[] = JSON.parse(useSyncExternalStore(fields.onStep, readOpen, readOpen));
  return open;
}

function Send({ review, blocks }: Own) {
  const fields = useFieldStore();
  const { number, reload } = useEditing();
  const confirm = useConfirm();
  const toast = useToast();
  const isUnsent = useIsUnsent();
  const open = useOpenQuestions(blocks);
  const place = useRef<HTMLElement>(null);
  const focusHeading = useFocusWhenGone();
  const shown = (block: AuthorBlock) => fields.peek(fieldKey({ block: block.contentGuid }))?.text ?? fieldValue(block);
  // The call names no text: what was written since a try without an answer must not be taken for sent.
  const write = useWrite("setPeerReviewStatus", reload, JSON.stringify(blocks.map(shown)));
  const texts = reviewWritingTexts.send;
  const times = review.sent?.number ?? 0;
  const [timesBefore, setTimesBefore] = useState(times);
  // The answer was lost, and the review that was loaded since says that it was sent.
  const hasArrived = write.refusal !== null && isOutcomeUnknown(write.refusal) && times > timesBefore;
  useEffect(() => {
    if (hasArrived) toast(texts.sent);
  }, [hasArrived, toast]);
  const send = async () => {
    if (isUnsent || !(await confirm(texts.confirm(open.length, questionsOf(blocks).length)))) return;
    const { contributorId } = review;
    setTimesBefore(times);
    const answer = await write.run({ body: { assessmentId: number, isPeerReviewed: true, contributorId } });
    if (answer?.ok) return toast(texts.sent);
    // This goes while the question stands, when the editors take the assessment or it was declined in another tab.
    if (!answer || place.current !== null) return;
    toast(texts.notSent(answer.problem.title), "error");
    focusHeading();
  };
  const refused = hasArrived ? undefined : (write.refusal?.fields?.[0]?.message ?? write.refusal?.title);
  return (
    <section ref={place} className={styles.send} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {review.sent ? (
        <Alert tone="success">{texts.sentAt(norwegianMoment(review.sent.at), review.sent.number)}</Alert>
      ) : null}
      <WhoSees />
      <p>{texts.again}</p>
      {open.length > 0 ? <p>{texts.open(open)}</p> : null}
      {isUnsent ? <Alert tone="warning">{texts.unsent}</Alert> : null}
      {refused ? (
        <Alert tone="danger" role="alert">
          {refused}
        </Alert>
      ) : null}
      <div>
        <Button loading={write.running} aria-disabled={isUnsent} onClick={send}>
          {review.sent ? texts.buttonAgain : texts.button}
        </Button>
      </div>
    </section>
  );
}
