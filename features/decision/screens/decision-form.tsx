import { type FormEvent, useId, useState } from "react";
import { fieldErrors } from "../../../platform/browser/api/use-write.ts";
import { DayField } from "../../../platform/editing/day-field.tsx";
import type { Problem } from "../../../platform/pure/contract/problem.ts";
import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import type { FieldRefusal } from "../../../platform/pure/refusal/index.ts";
import { Button, Checkbox, ErrorSummary, RadioGroup, TextArea, TextField } from "../../../platform/ui/index.ts";
import { problemTexts } from "../../api/texts-problems.ts";
import type { DecisionView } from "../calls.ts";
import { asksFor, checkDecision, type DecisionInput, decisionLimits, outcomes } from "../rules/index.ts";
import { decisionTexts } from "../texts.ts";
import { decisionFormTexts as texts } from "../texts-screens.ts";
import styles from "./decision.module.css";
import { type DecisionDraft, followUpOf, hasField, inputOf } from "./decision-draft.ts";
import { RefusalAlert } from "./refusal-alert.tsx";

const { fields, hints } = decisionTexts;

type DecisionFormProps = {
  readonly draft: DecisionDraft;
  readonly onChange: (change: Partial<DecisionDraft>) => void;
  /** The decision that is corrected; null when it is given for the first time. */
  readonly given: DecisionView["given"];
  /** The latest report says when the decision is followed up again. */
  readonly isReported: boolean;
  readonly emailHint: string;
  readonly running: boolean;
  readonly refusal: Problem | null;
  readonly onSend: (input: DecisionInput) => void;
  readonly onCancel?: () => void;
};

/** The rules that the form breaks. A day that was emptied is a fault here: the server would take the usual day without a word. */
function faultsIn(draft: DecisionDraft, given: DecisionView["given"]): readonly FieldRefusal[] {
  const { outcome } = draft;
  const today = norwegianIsoDay(new Date());
  const checked = checkDecision(inputOf(draft, given), { today, deciderRole: draft.deciderRole });
  const broken = checked.ok || checked.because.kind !== "Invalid" ? [] : checked.because.fields;
  const isEmptied = outcome !== null && asksFor(outcome, "followUpOn") && followUpOf(draft).trim() === "";
  return [
    ...broken,
    ...(draft.decidedOn.trim() === "" ? [{ path: "decidedOn", kind: "DateInvalid" }] : []),
    ...(isEmptied && draft.decidedOn.trim() !== "" ? [{ path: "followUpOn", kind: "FollowUpRequired" }] : []),
  ];
}

/** The choice, and the fields that it asks for. A text under another choice stays until the form is sent. */
export function DecisionForm(props: DecisionFormProps) {
  const { draft, onChange, given, isReported, emailHint, running, refusal, onSend, onCancel } = props;
  const { outcome } = draft;
  const base = useId();
  const [tries, setTries] = useState(0);
  const broken = tries > 0 ? faultsIn(draft, given) : [];
  const ofServer = fieldErrors(refusal);
  const errorOf = (field: string): string | undefined => {
    const fault = broken.find(({ path }) => path === field);
    return fault ? problemTexts.field(fault.kind) : ofServer[field];
  };
  const idOf = (field: string) => `${base}-${field}`;
  const shown = [...new Set([...broken.map(({ path }) => path), ...Object.keys(ofServer)])];
  const faults = shown.map((field) => ({ fieldId: idOf(field), text: errorOf(field) ?? "" }));

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (running) return;
    setTries((before) => before + 1);
    if (faultsIn(draft, given).length === 0) onSend(inputOf(draft, given));
  };
  const text = (field: "conditions" | "reason" | "measure" | "responsible" | "deciderRole" | "responsibleEmail") => ({
    id: idOf(field),
    value: draft[field],
    error: errorOf(field),
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  const asked = (field: "conditions" | "reason" | "measure") => {
    const isRequired = outcome !== null && asksFor(outcome, field);
    const label = isRequired ? fields[field] : texts.optional(fields[field]);
    const hint = field === "measure" ? texts.measureHint(hints.noPersons) : hints.noPersons;
    return { ...text(field), label, hint, required: isRequired };
  };
  const has = (field: Parameters<typeof hasField>[0]) => outcome !== null && hasField(field, outcome, given);

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {faults.length > 0 ? <ErrorSummary key={`${tries} ${refusal?.title ?? ""}`} faults={faults} /> : null}
      <p className="quiet">{texts.requiredNote}</p>
      <RadioGroup
        id={idOf("outcome")}
        label={fields.outcome}
        required
        value={outcome ?? ""}
        error={errorOf("outcome")}
        options={outcomes.map((value) => ({ value, text: decisionTexts.outcomes[value] }))}
        onChange={(value) => {
          // The fields of another choice were not there to be filled in.
          setTries(0);
          onChange({ outcome: outcomes.find((each) => each === value) ?? null });
        }}
      />
      {has("conditions") ? <TextArea {...asked("conditions")} maxLength={decisionLimits.text} /> : null}
      {has("reason") ? <TextArea {...asked("reason")} maxLength={decisionLimits.text} /> : null}
      {has("responsible") ? (
        <TextField
          {...text("responsible")}
          label={fields.responsible}
          hint={hints.responsible}
          maxLength={decisionLimits.line}
          autoComplete="off"
          required={outcome !== null && asksFor(outcome, "responsible")}
        />
      ) : null}
      {has("measure") ? <TextArea {...asked("measure")} maxLength={decisionLimits.text} /> : null}
      {has("followUpOn") && !isReported ? (
        <DayField
          id={idOf("followUpOn")}
          label={outcome === "postponed" ? texts.until : texts.followUpBy}
          value={followUpOf(draft)}
          error={errorOf("followUpOn")}
          required
          onWrite={(followUpOn) => onChange({ followUpOn })}
        />
      ) : null}
      {has("responsible") ? (
        <TextField
          {...text("responsibleEmail")}
          type="email"
          label={texts.optional(fields.responsibleEmail)}
          hint={emailHint}
          maxLength={254}
          autoComplete="off"
        />
      ) : null}
      {given && has("responsible") && draft.responsibleEmail.trim() === "" ? (
        <Checkbox
          label={texts.responsibleEmail.forget}
          checked={draft.forgetsEmail}
          onChange={(event) => onChange({ forgetsEmail: event.target.checked })}
        />
      ) : null}
      {outcome === null ? null : (
        <>
          <DayField
            id={idOf("decidedOn")}
            label={texts.decidedOn}
            value={draft.decidedOn}
            error={errorOf("decidedOn")}
            required
            onWrite={(decidedOn) => onChange({ decidedOn })}
          />
          <TextField
            {...text("deciderRole")}
            label={fields.deciderRole}
            hint={hints.noPersons}
            maxLength={decisionLimits.line}
            autoComplete="off"
          />
          <Checkbox
            label={fields.mayBeShown}
            checked={draft.mayBeShown}
            onChange={({ target }) => onChange({ mayBeShown: target.checked })}
          />
        </>
      )}
      <RefusalAlert refusal={refusal} />
      <div className={styles.buttons}>
        <Button type="submit" loading={running}>
          {given ? texts.save : texts.give}
        </Button>
        {onCancel ? (
          <Button variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
