import { type ReactNode, useId, useState } from "react";
import type { CallRequest } from "../../../core/contract/calls.ts";
import type { DeskAssessment } from "../../../core/contract/desk.ts";
import type { Problem } from "../../../core/contract/problem.ts";
import { deskActionTexts } from "../../../texts/desk-screens.ts";
import { fieldErrors, isFieldProblem } from "../../api/use-write.ts";
import { TextArea, useToast } from "../../ui/index.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import { focusFirst } from "./focus-first.ts";
import { StepDialog, type StepProps } from "./step-dialog.tsx";
import { useDeskWrite } from "./use-desk-write.ts";

/** What the dialogs that change the status are given. */
export type MoveProps = StepProps & {
  readonly assessment: DeskAssessment;
  /** The revision that was read. */
  readonly rev: number;
  readonly here: string;
  readonly onMoved: () => void;
};

type Move = "deskPublish" | "deskReturn";

type MoveDialogProps<K extends Move> = MoveProps & {
  readonly call: K;
  readonly requestOf: (text: string) => CallRequest<K>;
  readonly texts: Readonly<Record<"title" | "button" | "explain" | "label" | "hint" | "done", string>>;
  /** The one text that goes with the step, by its name in the call. */
  readonly field: { readonly name: string; readonly maxLength: number; readonly required?: boolean };
  /** Says a refusal better than its title does; null when it cannot. */
  readonly explainRefusal?: (problem: Problem) => ReactNode;
};

/** Asks before the assessment gets another status, with a text that goes with it. */
export function MoveDialog<K extends Move>({
  open,
  onClose,
  onMoved,
  here,
  call,
  requestOf,
  texts,
  field,
  explainRefusal,
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
        error={isLacking ? deskActionTexts.required : fieldErrors(problem)[field.name]}
      />
      {problem && !isFieldProblem(problem)
        ? (explainRefusal?.(problem) ?? <ProblemAlert problem={problem} here={here} />)
        : null}
    </StepDialog>
  );
}
