import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { fieldErrors, reloadAll, useWrite } from "../../../platform/browser/api/use-write.ts";
import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { Button, focusWhenDrawn, TextArea, useToast } from "../../../platform/ui/index.ts";
import { problemTexts } from "../../api/texts-problems.ts";
import type { AskedDecision } from "../calls.ts";
import type { DecisionInput, ReportInput } from "../rules/index.ts";
import { decisionFormTexts, deskDecisionTexts as texts } from "../texts-screens.ts";
import styles from "./decision.module.css";
import { type DecisionDraft, draftOf } from "./decision-draft.ts";
import { DecisionForm } from "./decision-form.tsx";
import { RefusalAlert } from "./refusal-alert.tsx";
import { emptyReport, ReportForm } from "./report-form.tsx";

type OnDecision = { readonly number: number; readonly decision: AskedDecision };
type FormProps = OnDecision & { readonly onClose: () => void };
type Action = "give" | "correct" | "report" | "remove";

const actionsIn: Readonly<Record<AskedDecision["state"], readonly Action[]>> = {
  asked: ["give", "remove"],
  declined: ["give", "remove"],
  decided: ["correct", "report", "remove"],
  removed: [],
};

/** The desk's buttons on a decision: give it as the organisation's, correct it, report on it, remove it. */
export function DeskActions({ number, decision }: OnDecision) {
  const [open, setOpen] = useState<Action | null>(null);
  const actions = actionsIn[decision.state];
  const form = { number, decision, onClose: () => setOpen(null) };
  // Somebody else may have changed it meanwhile.
  if (open === null || !actions.includes(open))
    return (
      <div className={styles.buttons}>
        {actions.map((action) => (
          <Button
            key={action}
            variant="tertiary"
            size="sm"
            {...(action === "remove" ? { color: "danger" } : {})}
            aria-label={texts.named(texts[action], decision.organization)}
            onClick={() => setOpen(action)}
          >
            {texts[action]}
          </Button>
        ))}
      </div>
    );
  switch (open) {
    case "give":
      return <WriteForm {...form} call="deskGiveDecision" done={texts.given} />;
    case "correct":
      return <WriteForm {...form} call="deskCorrectDecision" done={texts.corrected} />;
    case "report":
      return <Report {...form} />;
    case "remove":
      return <Remove {...form} />;
  }
}

type WriteFormProps = FormProps & { readonly call: "deskGiveDecision" | "deskCorrectDecision"; readonly done: string };

function WriteForm({ number, decision, call, done, onClose }: WriteFormProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { run, running, refusal } = useWrite(call, () => reloadAll(client));
  const [draft, setDraft] = useState<DecisionDraft>(() =>
    draftOf(decision, { conditions: "", decidedOn: norwegianIsoDay(new Date()), deciderRole: "" }),
  );
  const send = async (input: DecisionInput) => {
    const params = { id: String(number), no: decision.no };
    if (!(await run({ params, body: { ...input, rev: decision.rev } }))?.ok) return;
    toast(done);
    onClose();
  };
  return (
    <DecisionForm
      draft={draft}
      onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      given={decision.given}
      isReported={decision.followUps.length > 0}
      emailHint={decisionFormTexts.responsibleEmail.atDesk}
      running={running}
      refusal={refusal}
      onSend={(input) => void send(input)}
      onCancel={onClose}
    />
  );
}

function Report({ number, decision, onClose }: FormProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { run, running, refusal } = useWrite("deskReportFollowUp", () => reloadAll(client));
  const [draft, setDraft] = useState(emptyReport);
  const send = async (input: ReportInput) => {
    const params = { id: String(number), no: decision.no };
    if (!(await run({ params, body: { ...input, rev: decision.rev } }))?.ok) return;
    toast(texts.reported);
    onClose();
  };
  return (
    <ReportForm
      draft={draft}
      onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      running={running}
      refusal={refusal}
      onSend={(input) => void send(input)}
      onCancel={onClose}
    />
  );
}

const REASON_MAX = 1000;

function Remove({ number, decision, onClose }: FormProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { run, running, refusal } = useWrite("deskRemoveDecision", () => reloadAll(client));
  const [reason, setReason] = useState("");
  const [isLacking, setLacking] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const focusReason = () => element.current?.querySelector<HTMLElement>("textarea")?.focus();
  useEffect(focusReason, []);
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    const lacks = reason.trim() === "";
    setLacking(lacks);
    if (lacks) return focusWhenDrawn(() => element.current?.querySelector<HTMLElement>("textarea"));
    const params = { id: String(number), no: decision.no };
    if (!(await run({ params, body: { reason, rev: decision.rev } }))?.ok) return;
    toast(texts.removed);
    onClose();
  };
  return (
    <form ref={element} className={styles.ask} noValidate onSubmit={remove} aria-label={texts.removeTitle}>
      <p>{texts.removeExplain}</p>
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        required
        maxLength={REASON_MAX}
        value={reason}
        error={isLacking ? problemTexts.field("ReasonRequired") : fieldErrors(refusal).reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <RefusalAlert refusal={refusal} />
      <div className={styles.buttons}>
        <Button type="submit" color="danger" loading={running}>
          {texts.removeTitle}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {decisionFormTexts.cancel}
        </Button>
      </div>
    </form>
  );
}
