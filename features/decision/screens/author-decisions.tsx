import { useEditing } from "../../editor/screens/editing.tsx";
import { decisionTexts } from "../texts.ts";
import { choicesFor } from "./ask-choices.ts";
import { AskedDecisions } from "./asked-decisions.tsx";

/** The initiator's list of decisions on the published editions, and the form that asks for one. */
export default function AuthorDecisions() {
  const { assessment, number } = useEditing();
  const place = {
    number,
    organization: assessment.organization,
    isPublished: assessment.publicUrl !== null,
    choices: choicesFor(assessment),
  };
  return (
    <section aria-labelledby="decisions">
      <h3 id="decisions">{decisionTexts.title}</h3>
      <AskedDecisions place={place} />
    </section>
  );
}
