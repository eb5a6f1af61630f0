import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { fieldErrors, reloadAll, useWrite } from "../../../platform/browser/api/use-write.ts";
import { DayField } from "../../../platform/editing/day-field.tsx";
import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { Button, focusWhenDrawn, useToast } from "../../../platform/ui/index.ts";
import { problemTexts } from "../../api/texts-problems.ts";
import { RefusalAlert } from "../../decision/screens/refusal-alert.tsx";
import type { ReviewDay } from "../calls.ts";
import { checkConfirmation } from "../rules/index.ts";
import { confirmationScreenTexts as texts } from "../texts.ts";
import styles from "./living.module.css";

type ConfirmFormProps = {
  readonly number: number;
  readonly review: ReviewDay;
  readonly onClose: () => void;
};

/** Says that nothing has changed: the day of the new search, and the next review day. Both have a value from the start. */
export function ConfirmForm({ number, review, onClose }: ConfirmFormProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { run, running, refusal } = useWrite("confirmUnchanged", () => reloadAll(client));
  const today = norwegianIsoDay(new Date());
  const { waiting } = review;
  const [days, setDays] = useState({
    searchedOn: waiting?.searchedOn ?? today,
    dueOn: waiting?.dueOn ?? review.usual,
  });
  const [isChecked, setChecked] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const focusWrong = () => focusWhenDrawn(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  useEffect(() => element.current?.querySelector<HTMLElement>("input")?.focus(), []);

  const checked = checkConfirmation(days, today);
  const faults = checked.ok || checked.because.kind !== "Invalid" ? [] : checked.because.fields;
  const said = fieldErrors(refusal);
  const errorOf = (field: keyof typeof days) => {
    const fault = isChecked ? faults.find(({ path }) => path === field) : undefined;
    return fault ? problemTexts.field(fault.kind) : said[field];
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (faults.length > 0) return focusWrong();
    const answer = await run({ params: { id: String(number) }, body: { rev: review.rev, ...days } });
    if (!answer?.ok) return focusWrong();
    toast(answer.value.version === null ? texts.sent : texts.confirmed);
    onClose();
  };
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={send} aria-label={texts.open}>
      <p>{texts.explain}</p>
      <DayField
        label={texts.searchedOn}
        hint={texts.searchedHint}
        required
        value={days.searchedOn}
        error={errorOf("searchedOn")}
        onWrite={(searchedOn) => setDays((now) => ({ ...now, searchedOn }))}
      />
      <DayField
        label={texts.dueOn}
        required
        value={days.dueOn}
        error={errorOf("dueOn")}
        onWrite={(dueOn) => setDays((now) => ({ ...now, dueOn }))}
      />
      {said.id ? <p role="alert">{said.id}</p> : null}
      <RefusalAlert refusal={refusal} />
      <div className={styles.buttons}>
        <Button type="submit" loading={running}>
          {texts.confirm}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
