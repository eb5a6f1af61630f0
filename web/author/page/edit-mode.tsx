import { addresses } from "../../../core/address/index.ts";
import { authorTexts } from "../../../texts/author.ts";
import { Alert } from "../../ui/index.ts";
import { useEditing } from "../editing.tsx";

/** What an editor of the desk is offered here: docs/spec/assessment.md, Editing page. */
export function EditMode() {
  const { assessment, number, role } = useEditing();
  if (role !== null || !assessment.abilities.includes("hide-card")) return null;
  return (
    <Alert>
      <p>
        {authorTexts.editMode.explain} <a href={addresses.deskAssessment(number)}>{authorTexts.editMode.desk}</a>
      </p>
    </Alert>
  );
}
