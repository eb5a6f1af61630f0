import { publishTexts } from "../../../../texts/author.ts";
import { useApi } from "../../../api/index.ts";
import { Alert } from "../../../ui/index.ts";
import { useUnsentDrafts } from "../../drafts/index.ts";
import { useEditing } from "../../editing/index.ts";
import { useUnsent } from "../../saving/index.ts";
import { StepButton } from "./step-button.tsx";

/** Sends for publication. What is missing is listed above. */
export function SendButton() {
  const api = useApi();
  const { assessment, number } = useEditing();
  const unsentFields = useUnsent();
  const isUnsent = useUnsentDrafts() || unsentFields.length > 0;
  return (
    <>
      {isUnsent ? <Alert tone="warning">{publishTexts.unsent}</Alert> : null}
      <p>{publishTexts.explain}</p>
      <StepButton
        question={publishTexts.confirm}
        take={() => api.call("sendApprovalRequest", { body: { assessmentId: number, rev: assessment.rev } })}
        done={publishTexts.statusUpdated}
        disabled={isUnsent}
      >
        {publishTexts.send}
      </StepButton>
    </>
  );
}
