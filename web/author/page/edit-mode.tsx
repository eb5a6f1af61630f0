import { addresses } from "../../../core/address/index.ts";
import { authorTexts } from "../../../texts/author.ts";
import { useEditing } from "../editing.tsx";
import styles from "./editor-header.module.css";

/** What an editor of the desk is offered here: docs/spec/assessment.md, Editing page. */
export function EditMode() {
  const { assessment, number, role } = useEditing();
  if (role !== null || !assessment.abilities.includes("hide-card")) return null;
  return (
    <p className={styles.editMode} data-print="hide">
      {authorTexts.editMode.explain} <a href={addresses.deskAssessment(number)}>{authorTexts.editMode.desk}</a>
    </p>
  );
}
