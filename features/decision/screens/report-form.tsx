import { type FormEvent, useId, useState } from "react";
import { fieldErrors } from "../../../platform/browser/api/use-write.ts";
import { DayField } from "../../../platform/editing/day-field.tsx";
import type { Problem } from "../../../platform/pure/contract/problem.ts";
import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { Button, ErrorSummary, RadioGroup, TextArea } from "../../../platform/ui/index.ts";
import { problemTexts } from "../../api/texts-problems.ts";
import { checkReport, decisionLimits, followUpResults, monthsAfter, type ReportInput } from "../rules/index.ts";
import { decisionTexts } from "../texts.ts";
import { decisionFormTexts, reportTexts as texts } from "../texts-screens.ts";
import styles from "./decision.module.css";
import { RefusalAlert } from "./refusal-alert.tsx";

/** The form as it is written. `again`: it is followed up once more; null until chosen. */
export type ReportDraft = {
  readonly result: string;
  readonly finding: string;
  readonly again: boolean | null;
  /** Null until somebody changes the usual day. */
  readonly nextOn: string | null;
};

export const emptyReport: ReportDraft = { result: "", finding: "", again: null, nextOn: null };

/** Months to the next follow-up, unless another day is chosen. */
const USUAL_MONTHS = 12;

type ReportFormProps = {
  readonly draft: ReportDraft;
  readonly onChange: (change: Partial<ReportDraft>) => void;
  readonly running: boolean;
  readonly refusal: Problem | null;
  readonly onSend: (input: ReportInput) => void;
  readonly onCancel?: () => void;
};

/** The result of a follow-up, and the day of the next one. After «Som planlagt» and «Stanset» no next one is suggested. */
export function ReportForm({ draft, onChange, running, refusal, onSend, onCancel }: ReportFormProps) {
  const base = useId();
  const [tries, setTries] = useState(0);
  const today = norwegianIsoDay(new Date());
  const goesOn = draft.again ?? (draft.result === "partly" || draft.result === "not-done");
  const nextOn = draft.nextOn ?? monthsAfter(today, USUAL_MONTHS);
  const input = { result: draft.result, finding: draft.finding, nextOn: goesOn ? nextOn : "" };
  const faultsNow = () => {
    const checked = checkReport(input, { today });
    const broken = checked.ok || checked.because.kind !== "Invalid" ? [] : checked.because.fields;
    return [...broken, ...(goesOn && nextOn.trim() === "" ? [{ path: "nextOn", kind: "DateInvalid" }] : [])];
  };
  const broken = tries > 0 ? faultsNow() : [];
  const ofServer = fieldErrors(refusal);
  const errorOf = (field: string): string | undefined => {
    const fault = broken.find(({ path }) => path === field);
    return fault ? problemTexts.field(fault.kind) : ofServer[field];
  };
  const shown = [...new Set([...broken.map(({ path }) => path), ...Object.keys(ofServer)])];
  const faults = shown.map((field) => ({ fieldId: `${base}-${field}`, text: errorOf(field) ?? "" }));

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (running) return;
    setTries((before) => before + 1);
    if (faultsNow().length === 0) onSend(input);
  };

  return (
    <form className={styles.form} noValidate onSubmit={send} aria-label={texts.heading}>
      {faults.length > 0 ? <ErrorSummary key={`${tries} ${refusal?.title ?? ""}`} faults={faults} /> : null}
      <RadioGroup
        id={`${base}-result`}
        label={decisionTexts.fields.result}
        required
        value={draft.result}
        error={errorOf("result")}
        options={followUpResults.map((value) => ({ value, text: decisionTexts.results[value] }))}
        onChange={(result) => onChange({ result })}
      />
      <TextArea
        id={`${base}-finding`}
        label={decisionFormTexts.optional(decisionTexts.fields.finding)}
        hint={decisionTexts.hints.noPersons}
        maxLength={decisionLimits.text}
        value={draft.finding}
        error={errorOf("finding")}
        onChange={({ target }) => onChange({ finding: target.value })}
      />
      {draft.result === "" ? null : (
        <>
          <RadioGroup
            label={texts.more}
            value={goesOn ? "again" : "no-more"}
            options={[
              { value: "again", text: texts.again },
              { value: "no-more", text: texts.noMore },
            ]}
            onChange={(value) => onChange({ again: value === "again" })}
          />
          {goesOn ? (
            <DayField
              id={`${base}-nextOn`}
              label={texts.next}
              required
              value={nextOn}
              error={errorOf("nextOn")}
              onWrite={(day) => onChange({ nextOn: day })}
            />
          ) : null}
        </>
      )}
      <RefusalAlert refusal={refusal} />
      <div className={styles.buttons}>
        <Button type="submit" loading={running}>
          {texts.send}
        </Button>
        {onCancel ? (
          <Button variant="secondary" onClick={onCancel}>
            {decisionFormTexts.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
