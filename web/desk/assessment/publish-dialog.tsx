import { useState } from "react";
import type { DeskAssessment } from "../../../core/contract/desk.ts";
import type { Problem } from "../../../core/contract/problem.ts";
import { deskActionTexts } from "../../../texts/desk-screens.ts";
import { Alert, TextArea, useToast } from "../../ui/index.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import styles from "./assessment.module.css";
import { MissingBlocks } from "./missing-blocks.tsx";
import { StepDialog, type StepProps } from "./step-dialog.tsx";
import { useDeskAction } from "./use-desk-action.ts";

type PublishDialogProps = StepProps & {
  readonly assessment: DeskAssessment;
  readonly here: string;
  readonly onMoved: () => void;
};

const texts = deskActionTexts.publish;
const NOTE_MAX = 1000;

/** Asks before publishing, with a note for the change log. Names what is missing when it is refused for that. */
export function PublishDialog({ open, onClose, onMoved, assessment, here }: PublishDialogProps) {
  const { state, run, forget } = useDeskAction("deskPublish");
  // Kept when the dialog is closed by a slip: what was written is there when it opens again.
  const [note, setNote] = useState("");
  const toast = useToast();
  const close = () => {
    forget();
    onClose();
  };
  const publish = async () => {
    if (!(await run({ params: { id: assessment.id }, body: { note } }))) return;
    toast(texts.done);
    setNote("");
    close();
    onMoved();
  };
  return (
    <StepDialog
      open={open}
      onClose={close}
      title={texts.title}
      button={texts.button}
      running={state.at === "running"}
      onSubmit={publish}
    >
      <p>{texts.explain}</p>
      <TextArea
        name="note"
        value={note}
        onChange={(event) => setNote(event.target.value)}
        label={texts.note}
        hint={texts.noteHint}
        maxLength={NOTE_MAX}
      />
      {state.at === "refused" ? <Refused problem={state.problem} assessment={assessment} here={here} /> : null}
    </StepDialog>
  );
}

type RefusedProps = { readonly problem: Problem; readonly assessment: DeskAssessment; readonly here: string };

const Refused = ({ problem, assessment, here }: RefusedProps) =>
  problem.missing && problem.missing.length > 0 ? (
    <Alert tone="danger" role="alert" heading={texts.missing} headingLevel={3}>
      <MissingBlocks number={assessment.id} missing={problem.missing} />
      <p className={styles.lines}>{texts.missingHint}</p>
    </Alert>
  ) : (
    <ProblemAlert problem={problem} here={here} />
  );
