import type { Problem } from "../../../core/contract/problem.ts";
import { authorTexts } from "../../../texts/author.ts";
import { Alert } from "../../ui/index.ts";
import { useEditing } from "../editing/index.ts";
import { ActionRow } from "./action-row.tsx";
import styles from "./editor.module.css";
import { Facts } from "./facts.tsx";
import { Heading } from "./heading.tsx";

/** Heading, facts and actions of the assessment. docs/spec/assessment.md, Editing page */
export function EditorHeader({ refused }: { refused: Problem | null }) {
  const { assessment, readOnly } = useEditing();
  return (
    <header className={styles.header}>
      <Heading />
      <Facts />
      {assessment.isPublished ? null : <ActionRow />}
      {refused ? (
        <Alert tone="danger" role="alert" heading={authorTexts.refused}>
          <p>{refused.title}</p>
        </Alert>
      ) : null}
      {assessment.returnMessage ? (
        <Alert tone="warning" heading={authorTexts.returned}>
          <p className={styles.lines}>{assessment.returnMessage}</p>
        </Alert>
      ) : null}
      {readOnly ? null : <p className={styles.reminder}>{authorTexts.noPatientData}</p>}
    </header>
  );
}
