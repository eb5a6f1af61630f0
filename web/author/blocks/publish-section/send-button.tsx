import { publishTexts } from "../../../../texts/author.ts";
import { useWrite } from "../../../api/use-write.ts";
import { Alert } from "../../../ui/index.ts";
import { useEditing } from "../../editing/index.ts";
import { useIsUnsent } from "../../saving/index.ts";
import { StepButton } from "./step-button.tsx";

/** Sends for publication. Missing fields are listed above the button. */
export function SendButton() {
  const { assessment, number, reload } = useEditing();
  const write = useWrite("sendApprovalRequest", reload);
  const isUnsent = useIsUnsent();
  return (
    <>
      {isUnsent ? <Alert tone="warning">{publishTexts.unsent}</Alert> : null}
      <p>{publishTexts.explain}</p>
      <StepButton
        question={publishTexts.confirm}
        write={write}
        take={() => write.run({ body: { assessmentId: number, rev: assessment.rev } })}
        done={publishTexts.statusUpdated}
        disabled={isUnsent}
      >
        {publishTexts.send}
      </StepButton>
    </>
  );
}
