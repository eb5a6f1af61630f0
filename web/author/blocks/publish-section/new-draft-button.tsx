import { publishTexts } from "../../../../texts/author.ts";
import { useApi } from "../../../api/index.ts";
import { useEditing } from "../../editing/index.ts";
import { StepButton } from "./step-button.tsx";

/** Starts a new draft of what is published, which stays public meanwhile: "Life of an assessment" in docs. */
export function NewDraftButton() {
  const api = useApi();
  const { assessment, number } = useEditing();
  const { button, question, done } = publishTexts.newDraft;
  return (
    <StepButton
      question={question}
      take={() => api.call("deskReopen", { params: { id: String(number) }, query: { rev: assessment.rev } })}
      done={done}
    >
      {button}
    </StepButton>
  );
}
