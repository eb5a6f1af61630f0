import { type FormEvent, useState } from "react";
import { useWrite } from "../../../platform/browser/api/use-write.ts";
import { Alert, Button, TextField, useHydrated } from "../../../platform/ui/index.ts";
import { authorTexts } from "../../editor/texts.ts";
import { useEntered } from "./use-entered.ts";

const texts = authorTexts.access;

/** Opens a seat with the code of a mail. An address without the seat's id asks whose code it is. */
export function CodeForm({ number, seat }: { readonly number: string; readonly seat: string | null }) {
  const { run, running, refusal } = useWrite("redeemCode", useEntered(number));
  const [email, setEmail] = useState("");
  const [code, setCode] = useState("");
  const [isChecked, setChecked] = useState(false);
  const waitsForScript = !useHydrated();
  const lacks = { email: seat === null && email.trim() === "", code: code.trim() === "" };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (lacks.email || lacks.code) return;
    void run({ body: { assessmentId: number, ...(seat === null ? { email } : { id: seat }), code } });
  };
  return (
    <form noValidate onSubmit={submit}>
      {seat === null ? (
        <TextField
          type="email"
          label={texts.codeEmail}
          value={email}
          required
          autoComplete="email"
          maxLength={254}
          error={isChecked && lacks.email ? texts.emailMissing : undefined}
          onChange={({ target }) => setEmail(target.value)}
        />
      ) : null}
      <TextField
        label={texts.codeLabel}
        value={code}
        required
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={isChecked && lacks.code ? texts.codeMissing : undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" loading={running} disabled={waitsForScript}>
        {texts.open}
      </Button>
      <div role="status">{refusal ? <Alert tone="danger">{refusal.title}</Alert> : null}</div>
    </form>
  );
}
