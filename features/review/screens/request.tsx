import { type FormEvent, useRef, useState } from "react";
import { fieldErrors, isFieldProblem, useWrite } from "../../../platform/browser/api/use-write.ts";
import { norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import { Alert, Button, TextArea, TextField, useToast } from "../../../platform/ui/index.ts";
import { PlaceLink, useEditing } from "../../editor/screens/editing.tsx";
import { focusIn } from "../../row/screens/index.ts";
import type { ReviewView } from "../calls.ts";
import { reviewWritingTexts } from "../texts-writing.ts";
import styles from "./peer-review.module.css";
import { partsToRead } from "./text-side.tsx";
import { useFocusWhenGone } from "./use-focus-when-gone.ts";
import { WhoSees } from "./who-sees.tsx";

const texts = reviewWritingTexts.request;

/** Asks the reviewer to accept or decline the review. A reviewer who has accepted may still decline. */
export function Request({ review }: { review: ReviewView }) {
  const { number, reload, assessment } = useEditing();
  const [part] = partsToRead(assessment);
  const first = part ? { tab: part.tab } : null;
  const [isRefusing, setRefusing] = useState(false);
  const { run, running, refusal } = useWrite("answerReviewRequest", reload);
  const isAsked = review.state === "asked";
  useFocusWhenGone();
  if (isRefusing) return <Refusal contributorId={review.contributorId} onCancel={() => setRefusing(false)} />;
  if (!isAsked)
    return (
      <div>
        <Button variant="tertiary" onClick={() => setRefusing(true)}>
          {texts.refuseAfterAll}
        </Button>
      </div>
    );
  return (
    <section className={styles.request} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <p>{texts.explain(review.due && norwegianDay(review.due))}</p>
      {refusal ? (
        <Alert tone="danger" role="alert">
          {refusal.title}
        </Alert>
      ) : null}
      <div className={styles.buttons}>
        <Button
          loading={running}
          onClick={() => run({ body: { assessmentId: number, contributorId: review.contributorId, accept: true } })}
        >
          {texts.accept}
        </Button>
        <Button variant="secondary" onClick={() => setRefusing(true)}>
          {texts.refuse}
        </Button>
        {first ? (
          <PlaceLink className="ds-button" data-variant="tertiary" place={first}>
            {texts.readFirst}
          </PlaceLink>
        ) : null}
      </div>
      <WhoSees />
    </section>
  );
}

function Refusal({ contributorId, onCancel }: Pick<ReviewView, "contributorId"> & { onCancel: () => void }) {
  const { number, reload } = useEditing();
  const toast = useToast();
  const [reason, setReason] = useState("");
  const [suggestion, setSuggestion] = useState("");
  const { run, running, refusal } = useWrite("answerReviewRequest", reload);
  const errors = fieldErrors(refusal);
  const form = useRef<HTMLFormElement>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await run({ body: { assessmentId: number, contributorId, accept: false, reason, suggestion } });
    if (answer?.ok) return toast(texts.refused);
    const elsewhere = answer?.problem.fields?.find(({ path }) => path !== "reason" && path !== "suggestion");
    // This form goes with what was found in the meantime, such as that the review was sent in another tab.
    if (elsewhere) toast(elsewhere.message, "error");
    focusIn(form, "[aria-invalid=true]");
  };
  return (
    <form ref={form} className={styles.request} noValidate onSubmit={send} aria-label={texts.refuse}>
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        required
        autoFocus
        value={reason}
        error={errors.reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <TextField
        label={texts.suggestion}
        value={suggestion}
        error={errors.suggestion}
        onChange={({ target }) => setSuggestion(target.value)}
      />
      {refusal && !isFieldProblem(refusal) ? (
        <Alert tone="danger" role="alert">
          {refusal.title}
        </Alert>
      ) : null}
      <div className={styles.buttons}>
        <Button type="submit" loading={running}>
          {texts.sendRefusal}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
