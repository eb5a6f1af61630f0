import { authorTexts } from "../../../texts/author.ts";
import { ExclamationmarkTriangleIcon } from "../../ui/index.ts";
import { useEditing } from "../editing.tsx";
import styles from "./form-head.module.css";

/** What holds for every field, said once at the head of the form. docs/spec/assessment.md, Editing page */
export function FormHead() {
  const { readOnly } = useEditing();
  if (readOnly) return null;
  return (
    <p className={styles.head}>
      <ExclamationmarkTriangleIcon aria-hidden />
      <span>{authorTexts.noPatientData}.</span> <span>{authorTexts.asterisk}.</span>
    </p>
  );
}
