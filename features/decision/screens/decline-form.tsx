import { type FormEvent, useEffect, useRef, useState } from "react";
import { fieldErrors, useWrite } from "../../../platform/browser/api/use-write.ts";
import { Button, focusWhenDrawn, TextField } from "../../../platform/ui/index.ts";
import { personLimits } from "../../intro/rules/index.ts";
import { decisionFormTexts, decisionPageTexts } from "../texts-screens.ts";
import styles from "./decision.module.css";
import { RefusalAlert } from "./refusal-alert.tsx";

const texts = decisionPageTexts.notMine;

type DeclineFormProps = {
  readonly token: string;
  readonly rev: number;
  readonly onDeclined: () => void;
  readonly onCancel: () => void;
};

/** «Ikke mitt bord», and perhaps who decides. */
export function DeclineForm({ token, rev, onDeclined, onCancel }: DeclineFormProps) {
  const { run, running, refusal } = useWrite("declineDecision");
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector<HTMLElement>("input")?.focus(), []);
  const errors = fieldErrors(refusal);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await run({ body: { token, rev, name: name.trim(), email: email.trim() } });
    if (answer?.ok) onDeclined();
    else focusWhenDrawn(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  };

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={send} aria-label={texts.heading}>
      <h2>{texts.heading}</h2>
      <p>{texts.explain}</p>
      <TextField
        label={texts.name}
        autoComplete="off"
        maxLength={personLimits.name}
        value={name}
        error={errors.name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={texts.email}
        type="email"
        autoComplete="off"
        maxLength={personLimits.email}
        value={email}
        error={errors.email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <RefusalAlert refusal={refusal} />
      <div className={styles.buttons}>
        <Button type="submit" loading={running}>
          {texts.send}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {decisionFormTexts.cancel}
        </Button>
      </div>
    </form>
  );
}
