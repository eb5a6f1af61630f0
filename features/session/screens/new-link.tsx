import { type FormEvent, useState } from "react";
import { useWrite, type Write } from "../../../platform/browser/api/use-write.ts";
import { Alert, Button, type ButtonProps, TextField, useHydrated } from "../../../platform/ui/index.ts";
import { authorTexts } from "../../editor/texts.ts";

const texts = authorTexts.access;

type Asking = { readonly number: string; readonly variant: NonNullable<ButtonProps["variant"]> };

/** 'Send ny lenke': to the seat's own address. The answer is the same whether the seat exists or not. */
export function NewLinkButton({ number, seat, variant }: Asking & { readonly seat: string }) {
  const asking = useWrite("resendLink");
  const waitsForScript = !useHydrated();
  const ask = () => void asking.run({ body: { assessmentId: number, id: seat } });
  return (
    <>
      <Button variant={variant} loading={asking.running} disabled={waitsForScript} onClick={ask}>
        {texts.sendNewLink}
      </Button>
      <Outcome asking={asking} />
    </>
  );
}

/** The same for somebody who has only the assessment's address. */
export function NewLinkForm({ number, variant }: Asking) {
  const asking = useWrite("resendLink");
  const [email, setEmail] = useState("");
  const [isMissing, setMissing] = useState(false);
  const waitsForScript = !useHydrated();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(email.trim() === "");
    if (email.trim() !== "") void asking.run({ body: { assessmentId: number, email } });
  };
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        type="email"
        label={texts.email}
        value={email}
        required
        autoComplete="email"
        maxLength={254}
        error={isMissing ? texts.emailMissing : undefined}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" variant={variant} loading={asking.running} disabled={waitsForScript}>
        {texts.sendNewLink}
      </Button>
      <Outcome asking={asking} />
    </form>
  );
}

const Outcome = ({ asking: { done, refusal } }: { asking: Write<"resendLink"> }) => (
  <div role="status">
    {done ? <Alert tone="success">{texts.newLinkSent}</Alert> : null}
    {refusal ? <Alert tone="danger">{refusal.title}</Alert> : null}
  </div>
);
