import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { fieldErrors, reloadAll, useWrite } from "../../../platform/browser/api/use-write.ts";
import type { Language } from "../../../platform/pure/language/index.ts";
import { Button, type Choice, focusWhenDrawn, SelectField, TextArea, TextField } from "../../../platform/ui/index.ts";
import { problemTexts } from "../../api/texts-problems.ts";
import { checkMessage, messageLimits } from "../../contributor/rules/index.ts";
import { MailLanguageField } from "../../contributor/screens/mail-language-field.tsx";
import { checkEmail, checkName, personLimits } from "../../intro/rules/index.ts";
import { decisionFormTexts, askTexts as texts } from "../texts-screens.ts";
import styles from "./decision.module.css";
import { RefusalAlert } from "./refusal-alert.tsx";

/** The person to ask. `organization` is the key of a choice, or empty for the assessment's own organisation. */
export type Asked = { readonly organization: string; readonly name: string; readonly email: string };

type AskFormProps = {
  readonly number: number;
  /** The first is the assessment's own, with an empty value. */
  readonly choices: readonly Choice[];
  readonly start: Asked;
  /** Somebody is asked again: the organisation stays. */
  readonly isAgain: boolean;
  readonly onAsked: (name: string) => void;
  readonly onCancel: () => void;
};

const fields = ["organization", "name", "email", "message"] as const;
type Field = (typeof fields)[number];

/** Asks somebody by mail what an organisation has decided. */
export function AskForm({ number, choices, start, isAgain, onAsked, onCancel }: AskFormProps) {
  const client = useQueryClient();
  const { run, running, refusal } = useWrite("askForDecision", () => reloadAll(client));
  const [asked, setAsked] = useState({ ...start, message: "" });
  const [language, setLanguage] = useState<Language | "">("");
  const [isChecked, setChecked] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const focusWrong = () => focusWhenDrawn(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  useEffect(() => element.current?.querySelector<HTMLElement>("select, input")?.focus(), []);

  const faults: readonly { readonly field: Field; readonly kind: string }[] = [
    ...checkName(asked.name, "NameRequired").map(({ kind }) => ({ field: "name", kind }) as const),
    ...checkEmail(asked.email).map(({ kind }) => ({ field: "email", kind }) as const),
    ...checkMessage(asked.message).map(({ kind }) => ({ field: "message", kind }) as const),
  ];
  const errorOf = (field: Field): string | undefined => {
    const fault = isChecked ? faults.find((each) => each.field === field) : undefined;
    return fault ? problemTexts.field(fault.kind) : fieldErrors(refusal)[field];
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (faults.length > 0) return focusWrong();
    const { organization, ...body } = asked;
    const named = { ...(organization === "" ? {} : { organization }), ...(language === "" ? {} : { language }) };
    const answer = await run({ params: { id: String(number) }, body: { ...body, ...named } });
    if (!answer?.ok) return focusWrong();
    onAsked(asked.name.trim());
  };
  const field = (name: Field) => ({
    value: asked[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => setAsked((now) => ({ ...now, [name]: event.target.value })),
  });

  return (
    <form ref={element} className={styles.ask} noValidate onSubmit={send} aria-label={texts.form}>
      {isAgain ? null : (
        <SelectField {...field("organization")} label={texts.organization} options={choices} placeholder={null} />
      )}
      <TextField {...field("name")} label={texts.name} autoComplete="off" maxLength={personLimits.name} required />
      <TextField
        {...field("email")}
        label={texts.email}
        type="email"
        autoComplete="off"
        maxLength={personLimits.email}
        required
      />
      <TextArea
        {...field("message")}
        label={texts.message}
        hint={texts.messageHint}
        maxLength={messageLimits.characters}
      />
      <MailLanguageField value={language} onChange={setLanguage} />
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
