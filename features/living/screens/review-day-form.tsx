import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { fieldErrors, reloadAll, useWrite } from "../../../platform/browser/api/use-write.ts";
import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { Button, focusWhenDrawn, TextArea, useToast } from "../../../platform/ui/index.ts";
import { problemTexts } from "../../api/texts-problems.ts";
import { RefusalAlert } from "../../decision/screens/refusal-alert.tsx";
import type { ReviewDay } from "../calls.ts";
import { checkReviewDay, NO_REVIEW_DAY, reviewLimits } from "../rules/index.ts";
import { reviewDayTexts as texts } from "../texts.ts";
import styles from "./living.module.css";
import { ReviewDayField } from "./review-day-field.tsx";

type ReviewDayFormProps = {
  readonly number: number;
  readonly review: ReviewDay;
  readonly onClose: () => void;
};

/** Changes the review day, with a reason. */
export function ReviewDayForm({ number, review, onClose }: ReviewDayFormProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { run, running, refusal } = useWrite("setReviewDay", () => reloadAll(client));
  const [chosen, setChosen] = useState({
    day: review.isPassed ? review.suggested : (review.dueOn ?? review.suggested),
    isNone: false,
  });
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const focusWrong = () => focusWhenDrawn(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  useEffect(() => element.current?.querySelector<HTMLElement>("input")?.focus(), []);

  const dueOn = chosen.isNone ? NO_REVIEW_DAY : chosen.day;
  const day = checkReviewDay(dueOn, norwegianIsoDay(new Date()), "dueOn");
  const dayFault = day.ok || day.because.kind !== "Invalid" ? undefined : day.because.fields[0]?.kind;
  const reasonFault = reason.trim() === "" ? "ReviewReasonRequired" : undefined;
  const said = fieldErrors(refusal);
  const errorOf = (field: "dueOn" | "reason", fault: string | undefined) =>
    isChecked && fault ? problemTexts.field(fault) : said[field];
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (dayFault || reasonFault) return focusWrong();
    const answer = await run({ params: { id: String(number) }, body: { rev: review.rev, dueOn, reason } });
    if (!answer?.ok) return focusWrong();
    toast(texts.saved);
    onClose();
  };
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={send} aria-label={texts.change}>
      <ReviewDayField chosen={chosen} error={errorOf("dueOn", dayFault)} onChange={setChosen} />
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        required
        maxLength={reviewLimits.reason}
        value={reason}
        error={errorOf("reason", reasonFault)}
        onChange={({ target }) => setReason(target.value)}
      />
      <RefusalAlert refusal={refusal} />
      <div className={styles.buttons}>
        <Button type="submit" loading={running}>
          {texts.save}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
