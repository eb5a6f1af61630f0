import { useId, useState } from "react";
import type { DeskAssessment } from "../../../core/contract/desk.ts";
import { deskActionTexts } from "../../../texts/desk-screens.ts";
import { TextArea, useToast } from "../../ui/index.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import { fieldErrors, focusFirst, isFieldProblem } from "./field-errors.ts";
import { StepDialog, type StepProps } from "./step-dialog.tsx";
import { useDeskAction } from "./use-desk-action.ts";

type ReturnDialogProps = StepProps & {
  readonly assessment: DeskAssessment;
  readonly here: string;
  readonly onMoved: () => void;
};

const texts = deskActionTexts.return;
const MESSAGE_MAX = 5000;

/** Asks what the authors are to change, and sends the assessment back to them. */
export function ReturnDialog({ open, onClose, onMoved, assessment, here }: ReturnDialogProps) {
  const { state, run, forget } = useDeskAction("deskReturn");
  // Kept when the dialog is closed by a slip: what was written is there when it opens again.
  const [message, setMessage] = useState("");
  const [lacksMessage, setLacksMessage] = useState(false);
  const fieldId = useId();
  const toast = useToast();
  const close = () => {
    forget();
    setLacksMessage(false);
    onClose();
  };
  const sendBack = async () => {
    const isEmpty = message.trim() === "";
    setLacksMessage(isEmpty);
    if (isEmpty) return focusFirst([fieldId]);
    if (!(await run({ params: { id: assessment.id }, body: { message } }))) return;
    toast(texts.done);
    setMessage("");
    close();
    onMoved();
  };
  const problem = state.at === "refused" ? state.problem : null;
  const error = lacksMessage ? deskActionTexts.required : fieldErrors(problem).message;
  return (
    <StepDialog
      open={open}
      onClose={close}
      title={texts.title}
      button={texts.button}
      running={state.at === "running"}
      onSubmit={sendBack}
    >
      <p>{texts.explain}</p>
      <TextArea
        id={fieldId}
        name="message"
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        label={texts.message}
        hint={texts.messageHint}
        error={error}
        maxLength={MESSAGE_MAX}
        required
      />
      {problem && !isFieldProblem(problem) ? <ProblemAlert problem={problem} here={here} /> : null}
    </StepDialog>
  );
}
