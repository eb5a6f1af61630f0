import type { Problem } from "../../../core/contract/problem.ts";
import { deskActionTexts } from "../../../texts/desk-screens.ts";
import { Alert } from "../../ui/index.ts";
import styles from "./assessment.module.css";
import { MissingBlocks } from "./missing-blocks.tsx";
import { MoveDialog, type MoveProps } from "./move-dialog.tsx";

const texts = deskActionTexts.publish;
const NOTE_MAX = 1000;

/** Asks before publishing, with a note for the change log. Lists the missing fields when that is why it was refused. */
export const PublishDialog = (props: MoveProps) => {
  const { id } = props.assessment;
  return (
    <MoveDialog
      {...props}
      call="deskPublish"
      requestOf={(note) => ({ params: { id }, body: { note, rev: props.rev } })}
      texts={texts}
      field={{ name: "note", maxLength: NOTE_MAX }}
      explainRefusal={(problem) => missingIn(problem, id)}
    />
  );
};

const missingIn = ({ missing = [] }: Problem, number: number) =>
  missing.length > 0 ? (
    <Alert tone="danger" role="alert" heading={texts.missing} headingLevel={3}>
      <MissingBlocks number={number} missing={missing} />
      <p className={styles.lines}>{texts.missingHint}</p>
    </Alert>
  ) : null;
