import { type ReactNode, useId, useState } from "react";
import { fieldErrors, isFieldProblem } from "../../../../platform/browser/api/use-write.ts";
import type { CallRequest } from "../../../../platform/pure/contract/call.ts";
import type { Problem } from "../../../../platform/pure/contract/problem.ts";
import { Alert, TextArea, useToast } from "../../../../platform/ui/index.ts";
import { addresses } from "../../../address/rules/index.ts";
import { problemTexts } from "../../../api/texts-problems.ts";
import { usePublishingDay } from "../../../living/screens/use-publishing-day.tsx";
import { usePlaced } from "../../../site/views/shell/use-site.ts";
import type { DeskAssessment } from "../../calls.ts";
import { deskActionTexts } from "../../texts-screens.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import styles from "./assessment.module.css";
import { focusFirst, StepDialog, type StepProps } from "./step-dialog.tsx";
import { useDeskWrite } from "./use-desk-write.ts";

/** The properties of the dialogs that change the status. */
type MoveProps = StepProps & {
  readonly assessment: DeskAssessment;
  /** The revision that was read. */
  readonly rev: number;
  readonly here: string;
  readonly onMoved: () => void;
};

type Move = "deskPublish" | "deskReturn" | "deskWithdraw";

type MoveDialogProps<K extends Move> = MoveProps & {
  readonly call: K;
  readonly requestOf: (text: string) => CallRequest<K>;
  readonly texts: Readonly<Record<"title" | "button" | "explain" | "label" | "hint" | "done", string>>;
  /** The one text that goes with the step, by its name in the call. */
  readonly field: { readonly name: string; readonly maxLength: number; readonly required?: boolean };
  /** Says a refusal better than its title does; null when it cannot. */
  readonly explainRefusal?: (problem: Problem) => ReactNode;
  /** Another field of the call. @param errors by the field's name */
  readonly more?: (errors: ReturnType<typeof fieldErrors>) => ReactNode;
};

/** Asks before the assessment gets another status, with a text that goes with it. */
function MoveDialog<K extends Move>({
  open,
  onClose,
  onMoved,
  here,
  call,
  requestOf,
  texts,
  field,
  explainRefusal,
  more,
}: MoveDialogProps<K>) {
  const { running, refusal: problem, run, forget } = useDeskWrite(call);
  // Kept when the dialog is closed, so that the text is there when it opens again.
  const [text, setText] = useState("");
  const [isLacking, setIsLacking] = useState(false);
  const fieldId = useId();
  const toast = useToast();
  const close = () => {
    forget();
    setIsLacking(false);
    onClose();
  };
  const move = async () => {
    const lacks = field.required === true && text.trim() === "";
    setIsLacking(lacks);
    if (lacks) return focusFirst([fieldId]);
    if (!(await run(requestOf(text)))?.ok) return;
    toast(texts.done);
    setText("");
    close();
    onMoved();
  };
  return (
    <StepDialog open={open} onClose={close} title={texts.title} button={texts.button} running={running} onSubmit={move}>
      <p>{texts.explain}</p>
      <TextArea
        {...field}
        id={fieldId}
        value={text}
        onChange={(event) => setText(event.target.value)}
        label={texts.label}
        hint={texts.hint}
        error={isLacking ? problemTexts.field("MessageRequired") : fieldErrors(problem)[field.name]}
      />
      {more?.(fieldErrors(problem))}
      {problem && !isFieldProblem(problem)
        ? (explainRefusal?.(problem) ?? <ProblemAlert problem={problem} here={here} />)
        : null}
    </StepDialog>
  );
}

const MESSAGE_MAX = 5000;

/** Asks what the authors are to change, and sends the assessment back to them. */
export const ReturnDialog = (props: MoveProps) => {
  const { id } = props.assessment;
  return (
    <MoveDialog
      {...props}
      call="deskReturn"
      requestOf={(message) => ({ params: { id }, body: { message, rev: props.rev } })}
      texts={deskActionTexts.return}
      field={{ name: "message", maxLength: MESSAGE_MAX, required: true }}
    />
  );
};

/** Asks for the message to readers, and withdraws the publication. */
export const WithdrawDialog = (props: MoveProps) => {
  const { id } = props.assessment;
  return (
    <MoveDialog
      {...props}
      call="deskWithdraw"
      requestOf={(message) => ({ params: { id }, body: { message, rev: props.rev } })}
      texts={deskActionTexts.withdraw}
      field={{ name: "message", maxLength: MESSAGE_MAX, required: true }}
    />
  );
};

const texts = deskActionTexts.publish;
const NOTE_MAX = 1000;

/**
 * Asks before publishing, with a note for the change log and the day by which it is looked at again. Lists the missing fields when that is why
 * it was refused.
 */
export function PublishAssessmentDialog(props: MoveProps) {
  const { id } = props.assessment;
  const reviewDay = usePublishingDay(id, props.open);
  return (
    <MoveDialog
      {...props}
      call="deskPublish"
      requestOf={(note) => ({ params: { id }, body: { note, rev: props.rev, ...reviewDay.body } })}
      more={({ reviewOn }) => reviewDay.field(reviewOn)}
      texts={texts}
      field={{ name: "note", maxLength: NOTE_MAX }}
      explainRefusal={(problem) => missingIn(problem, id)}
    />
  );
}

const missingIn = ({ missing = [] }: Problem, number: number) =>
  missing.length > 0 ? (
    <Alert tone="danger" role="alert" heading={texts.missing} headingLevel={3}>
      <MissingBlocks number={number} missing={missing} />
      <p className={styles.lines}>{texts.missingHint}</p>
    </Alert>
  ) : null;

type MissingBlocksProps = { readonly number: number; readonly missing: NonNullable<Problem["missing"]> };

/** Mandatory blocks that are empty, each with a link to where it stands in the working copy. */
const MissingBlocks = ({ number, missing }: MissingBlocksProps) => {
  const placed = usePlaced();
  return (
    <ul>
      {missing.map(({ contentGuid, title, tab, section }) => (
        <li key={contentGuid}>
          <a href={`${placed(addresses.edit(number))}?${new URLSearchParams({ tab: String(tab), section })}`}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
};
