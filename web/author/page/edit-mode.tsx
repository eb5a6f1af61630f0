import { addresses } from "../../../core/address/index.ts";
import { authorTexts } from "../../../texts/author.ts";
import { fieldHistoryTexts } from "../../../texts/field-history.ts";
import { Button } from "../../ui/index.ts";
import { useEditing } from "../editing.tsx";
import { useHistory } from "../history/index.ts";
import styles from "./editor-header.module.css";

/** What an editor of the desk is offered here: docs/spec/assessment.md, Editing page. */
export function EditMode() {
  const { assessment, number, role } = useEditing();
  const { show } = useHistory();
  if (role !== null || !assessment.abilities.includes("hide-card")) return null;
  return (
    <p className={styles.editMode} data-print="hide">
      {authorTexts.editMode.explain} <a href={addresses.deskAssessment(number)}>{authorTexts.editMode.desk}</a>
      <Button variant="tertiary" size="sm" onClick={() => show("all")}>
        {fieldHistoryTexts.title}
      </Button>
    </p>
  );
}
