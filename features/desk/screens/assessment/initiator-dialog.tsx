import { useEffect, useId } from "react";
import { fieldErrors, isFieldProblem } from "../../../../platform/browser/api/use-write.ts";
import { Alert, TextField, useToast } from "../../../../platform/ui/index.ts";
import type { DeskAssessment } from "../../calls.ts";
import { deskActionTexts } from "../../texts-screens.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import styles from "./assessment.module.css";
import { focusFirst, StepDialog, type StepProps } from "./step-dialog.tsx";
import { useDeskWrite } from "./use-desk-write.ts";

type InitiatorDialogProps = StepProps & {
  readonly assessment: DeskAssessment;
  readonly rev: number;
  readonly here: string;
};

const texts = deskActionTexts.initiator;
const fields = ["name", "email", "organization"] as const;
const NAME_MAX = 500;

/** Gives the assessment to another initiator, with a warning that the present one loses access. */
export function InitiatorDialog({ open, onClose, assessment, rev, here }: InitiatorDialogProps) {
  const { running, refusal: problem, run, forget } = useDeskWrite("deskChangeInitiator");
  const base = useId();
  const toast = useToast();
  const errors = fieldErrors(problem);
  const close = () => {
    forget();
    onClose();
  };
  useEffect(() => {
    const wrong = fields.filter((field) => fieldErrors(problem)[field] !== undefined);
    focusFirst(wrong.map((field) => `${base}-${field}`));
  }, [problem, base]);
  const change = async (form: FormData) => {
    const [name, email, organization] = fields.map((field) => String(form.get(field) ?? ""));
    const body = { name: name ?? "", email: email ?? "", organization: organization ?? "", rev };
    if (!(await run({ params: { id: assessment.id }, body }))?.ok) return;
    toast(texts.done(body.name.trim()));
    close();
  };
  const field = (name: (typeof fields)[number]) => ({ id: `${base}-${name}`, name, error: errors[name] });
  return (
    <StepDialog
      open={open}
      onClose={close}
      title={texts.title}
      button={texts.button}
      running={running}
      onSubmit={change}
    >
      {assessment.initiator ? (
        <Alert tone="warning" heading={texts.warningTitle(assessment.initiator)} headingLevel={3}>
          <p className={styles.lines}>{texts.warning}</p>
        </Alert>
      ) : null}
      <TextField {...field("name")} label={texts.name} autoComplete="off" maxLength={NAME_MAX} required />
      <TextField
        {...field("email")}
        label={texts.email}
        type="email"
        autoComplete="off"
        maxLength={NAME_MAX}
        required
      />
      <TextField
        {...field("organization")}
        label={texts.organization}
        hint={texts.organizationHint(assessment.organization)}
        autoComplete="off"
        maxLength={NAME_MAX}
      />
      {problem && !isFieldProblem(problem) ? <ProblemAlert problem={problem} here={here} /> : null}
    </StepDialog>
  );
}
