import { type FormEvent, useState } from "react";
import { fieldErrors, useWrite } from "../../../platform/browser/api/use-write.ts";
import { DayField } from "../../../platform/editing/day-field.tsx";
import { norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import { Alert, Button, useToast } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { BlockView } from "../../kinds/views/index.ts";
import type { ReviewView } from "../calls.ts";
import { reviewWritingTexts } from "../texts-writing.ts";
import styles from "./peer-review.module.css";

const { read, dueField } = reviewWritingTexts;

/** The reviewers who have not sent a review: the progress of each, and the due date, which the initiator may set. */
export const AskedPeople = ({ reviews }: { readonly reviews: readonly ReviewView[] }) => (
  <section aria-label={read.people} className={styles.asked}>
    <h3>{read.people}</h3>
    <ul>
      {reviews.map((review) => (
        <li key={review.contributorId}>
          <Asked review={review} />
        </li>
      ))}
    </ul>
  </section>
);

function Asked({ review }: { readonly review: ReviewView }) {
  const { assessment } = useEditing();
  const { name, state, due, reason, suggestion, interests } = review;
  const maySet = assessment.abilities.includes("set-review-due") && state !== "declined";
  return (
    <>
      <p>
        <strong>{name}</strong> {read.states[state]}
        {due && !maySet ? `. ${reviewWritingTexts.due(norwegianDay(due))}` : null}
      </p>
      {reason === "" ? null : <p className={styles.said}>{read.reason(reason)}</p>}
      {suggestion === "" ? null : <p>{read.suggestion(suggestion)}</p>}
      {interests.length > 0 ? (
        <section aria-label={read.interestsOf(name)}>
          {interests.map((block) => (
            <BlockView key={block.contentGuid} block={block} level={4} />
          ))}
        </section>
      ) : null}
      {maySet ? <Due key={due} review={review} /> : null}
    </>
  );
}

function Due({ review: { contributorId, name, due } }: { readonly review: ReviewView }) {
  const { number, reload } = useEditing();
  const toast = useToast();
  const [value, setValue] = useState(due ?? "");
  const { run, running, refusal } = useWrite("setReviewDue", reload);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { assessmentId: number, contributorId: contributorId ?? "", due: value === "" ? null : value };
    if ((await run({ body }))?.ok) toast(dueField.saved);
  };
  const error = fieldErrors(refusal).due;
  return (
    <form className={styles.due} noValidate onSubmit={save}>
      <DayField label={dueField.of(name)} value={value} error={error} onWrite={setValue} />
      {refusal && !error ? (
        <Alert tone="danger" role="alert">
          {refusal.title}
        </Alert>
      ) : null}
      <Button type="submit" variant="secondary" size="sm" loading={running}>
        {dueField.save}
      </Button>
    </form>
  );
}
