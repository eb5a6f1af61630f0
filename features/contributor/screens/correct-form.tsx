import { type FormEvent, useEffect, useRef, useState } from "react";
import { fieldErrors, isFieldProblem, useWrite } from "../../../platform/browser/api/use-write.ts";
import { Alert, Button, focusWhenDrawn, TextArea, TextField, useToast } from "../../../platform/ui/index.ts";
import { problemTexts } from "../../api/texts-problems.ts";
import type { Contributor } from "../../assessment/calls.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { personLimits } from "../../intro/rules/index.ts";
import { checkMessage, messageLimits } from "../rules/index.ts";
import { contributorTexts } from "../texts.ts";
import styles from "./contributors.module.css";
import { correctionFaults, correctionOf } from "./invitation-form.ts";

type CorrectFormProps = { readonly person: Contributor; readonly onClose: () => void };

/** Name and, until the seat is opened, the address of somebody who is invited. */
export function CorrectForm({ person, onClose }: CorrectFormProps) {
  const toast = useToast();
  const { assessment, number, reload } = useEditing();
  const { run, running, refusal } = useWrite("updateContributor", reload);
  const [opened] = useState(person);
  const [name, setName] = useState(opened.name);
  const [email, setEmail] = useState(opened.email);
  const [message, setMessage] = useState("");
  const [checked, setChecked] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const focusWrong = () => focusWhenDrawn(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  useEffect(() => element.current?.querySelector<HTMLElement>("input")?.focus(), []);

  const others = assessment.contributors.filter(({ contributorId }) => contributorId !== person.contributorId);
  const corrected = correctionOf({ name, email }, opened);
  // Only a new link takes a message along.
  const isMailed = corrected.email !== undefined;
  const faults = [
    ...correctionFaults({ name, email }, others),
    ...(isMailed ? checkMessage(message).map(({ kind }) => ({ field: "message", kind }) as const) : []),
  ];
  const errorOf = (field: "name" | "email" | "message"): string | undefined => {
    const fault = checked ? faults.find((each) => each.field === field) : undefined;
    return fault ? problemTexts.field(fault.kind) : fieldErrors(refusal)[field];
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (faults.length > 0) return focusWrong();
    const { contributorId } = person;
    const mail = isMailed ? { message: message.trim() } : {};
    const answer = await run({ body: { id: number, contributorId, ...corrected, ...mail, rev: assessment.rev } });
    if (!answer?.ok) return focusWrong();
    const isMoved = isMailed && answer.value.email !== opened.email;
    toast(isMoved ? contributorTexts.linkSent(answer.value.email) : contributorTexts.corrected);
    onClose();
  };

  return (
    <form
      ref={element}
      className={styles.correct}
      aria-label={contributorTexts.correctNamed(person.name)}
      noValidate
      onSubmit={save}
    >
      <TextField
        label={contributorTexts.name}
        autoComplete="off"
        maxLength={personLimits.name}
        required
        value={name}
        error={errorOf("name")}
        onChange={({ target }) => setName(target.value)}
      />
      {person.redeemed ? (
        <p className={styles.about}>{contributorTexts.addressInUse}</p>
      ) : (
        <TextField
          label={contributorTexts.email}
          hint={contributorTexts.correctAddressHint}
          type="email"
          autoComplete="off"
          maxLength={personLimits.email}
          required
          value={email}
          error={errorOf("email")}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
      {isMailed ? (
        <TextArea
          label={contributorTexts.message}
          hint={contributorTexts.correctMessageHint}
          maxLength={messageLimits.characters}
          value={message}
          error={errorOf("message")}
          onChange={({ target }) => setMessage(target.value)}
        />
      ) : null}
      {refusal && !isFieldProblem(refusal) ? (
        <Alert tone="danger" role="alert">
          {refusal.title}
        </Alert>
      ) : null}
      <div className={styles.buttons}>
        <Button type="submit" size="sm" loading={running}>
          {contributorTexts.save}
        </Button>
        <Button variant="secondary" size="sm" onClick={onClose}>
          {contributorTexts.cancel}
        </Button>
      </div>
    </form>
  );
}
