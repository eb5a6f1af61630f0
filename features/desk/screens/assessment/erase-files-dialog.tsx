import { useId, useState } from "react";
import { fieldErrors, isFieldProblem } from "../../../../platform/browser/api/use-write.ts";
import { TextArea, useToast } from "../../../../platform/ui/index.ts";
import { eraseTexts as texts } from "../../../redaction/texts.ts";
import type { DeskAssessment } from "../../calls.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import { focusFirst, StepDialog, type StepProps } from "./step-dialog.tsx";
import { useDeskWrite } from "./use-desk-write.ts";

type EraseFilesDialogProps = StepProps & { readonly assessment: DeskAssessment; readonly here: string };

const REASON_MAX = 500;

/** Lists the files that can be deleted for good, and asks why. features/redaction/README.md */
export function EraseFilesDialog({ open, onClose, assessment: { id, erasableFiles }, here }: EraseFilesDialogProps) {
  const { run, running, refusal: problem, forget } = useDeskWrite("deskEraseFiles");
  const [reason, setReason] = useState("");
  const fieldId = useId();
  const toast = useToast();
  const close = () => {
    forget();
    setReason("");
    onClose();
  };
  const erase = async () => {
    const files = erasableFiles.map((file) => file.id);
    const answer = await run({ params: { id }, body: { files, reason } });
    if (!answer?.ok) return answer ? focusFirst([fieldId]) : undefined;
    toast(answer.value.count > 0 ? texts.done(answer.value.count) : texts.gone);
    close();
  };
  return (
    <StepDialog
      open={open}
      onClose={close}
      title={texts.title}
      button={texts.submit(erasableFiles.length)}
      running={running}
      onSubmit={erase}
    >
      <p>{texts.explain}</p>
      <ul>
        {erasableFiles.map((file) => (
          <li key={file.id}>{file.name}</li>
        ))}
      </ul>
      <TextArea
        id={fieldId}
        value={reason}
        maxLength={REASON_MAX}
        required
        onChange={(event) => setReason(event.target.value)}
        label={texts.reason}
        hint={texts.reasonHint}
        error={fieldErrors(problem).reason}
      />
      {problem && !isFieldProblem(problem) ? <ProblemAlert problem={problem} here={here} /> : null}
    </StepDialog>
  );
}
