import { type FormEvent, useState } from "react";
import { fieldErrors, isFieldProblem, useWrite } from "../../../platform/browser/api/use-write.ts";
import { Alert, Button, TextField, useToast } from "../../../platform/ui/index.ts";
import { problemTexts } from "../../api/texts-problems.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { acceptVersionName } from "../../version/rules/index.ts";
import { versionTexts as texts } from "../../version/texts.ts";
import styles from "./history.module.css";

/** Keeps what is stored now as a version with a name. features/version/README.md */
export function NameVersion({ onNamed }: { readonly onNamed: () => Promise<unknown> }) {
  const { number } = useEditing();
  const toast = useToast();
  const { run, running, refusal } = useWrite("nameVersion", onNamed);
  const [name, setName] = useState("");
  const [checked, setChecked] = useState(false);
  const accepted = acceptVersionName(name);
  const broken = accepted.ok || accepted.because.kind !== "Invalid" ? undefined : accepted.because.fields[0];
  const error = checked && broken ? problemTexts.field(broken.kind) : fieldErrors(refusal).name;

  const keep = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!accepted.ok) return;
    const answer = await run({ params: { id: String(number) }, body: { name: accepted.value } });
    if (!answer?.ok) return;
    toast(texts.kept(accepted.value));
    setName("");
    setChecked(false);
  };

  return (
    <form className={styles.naming} noValidate onSubmit={keep}>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        maxLength={100}
        value={name}
        error={error}
        onChange={({ target }) => setName(target.value)}
      />
      {refusal && !isFieldProblem(refusal) ? (
        <Alert tone="danger" role="alert">
          {refusal.title}
        </Alert>
      ) : null}
      <Button type="submit" size="sm" loading={running}>
        {texts.keep}
      </Button>
    </form>
  );
}
