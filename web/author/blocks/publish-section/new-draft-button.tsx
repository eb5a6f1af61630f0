import { publishTexts } from "../../../../texts/author.ts";
import { useWrite } from "../../../api/use-write.ts";
import { useEditing } from "../../editing/index.ts";
import { StepButton } from "./step-button.tsx";

/** Starts a new draft; the publication stays public. docs/spec/assessment.md, Life of an assessment */
export function NewDraftButton() {
  const { assessment, number, reload } = useEditing();
  const write = useWrite("deskReopen", reload);
  const { button, question, done } = publishTexts.newDraft;
  return (
    <StepButton
      question={question}
      write={write}
      take={() => write.run({ params: { id: String(number) }, query: { rev: assessment.rev } })}
      done={done}
    >
      {button}
    </StepButton>
  );
}
