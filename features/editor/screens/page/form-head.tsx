import { ExclamationmarkTriangleIcon } from "../../../../platform/ui/index.ts";
import { taskPlace } from "../../rules/index.ts";
import { authorTexts } from "../../texts.ts";
import { canWrite, PlaceLink, useEditing } from "../editing.tsx";
import styles from "./form-head.module.css";

/** Rules for all fields, shown once at the head of the form, and the task that the person was invited for. */
export function FormHead() {
  const { readOnly } = useEditing();
  return (
    <>
      <Task />
      {readOnly ? null : (
        <p className={styles.head}>
          <ExclamationmarkTriangleIcon aria-hidden />
          <span>{authorTexts.noPatientData}.</span> <span>{authorTexts.asterisk}.</span>
        </p>
      )}
    </>
  );
}

/** For the roles that were invited for one part of the form, while they can write. */
function Task() {
  const editing = useEditing();
  const { assessment, role } = editing;
  if (role === null || role === "initiator" || role === "other" || !canWrite(editing)) return null;
  const place = taskPlace(role, assessment);
  return place ? (
    <p className={styles.task}>
      {authorTexts.yourTask} <PlaceLink place={place}>{authorTexts.tasks[role]}</PlaceLink>
    </p>
  ) : null;
}
