import { type FormEvent, useState } from "react";
import { fieldErrors, isFieldProblem } from "../../../platform/browser/api/use-write.ts";
import { Button, SelectField, TextField, useToast } from "../../../platform/ui/index.ts";
import { deskAddresses } from "../../address/rules/index.ts";
import { ProblemAlert } from "../../desk/screens/problem-alert.tsx";
import type { EditedTerm } from "../calls.ts";
import {
  type EditedTermKind,
  kindsWithAddress,
  kindsWithForm,
  kindsWithIcon,
  parentKinds,
  TERM_NAME_MAX,
  writtenForms,
} from "../rules/index.ts";
import { termTexts as texts } from "../texts.ts";
import { IconField } from "./icon-field.tsx";
import { useTermWrite } from "./term-queries.ts";
import styles from "./terms.module.css";

type TermFormProps = {
  readonly terms: readonly EditedTerm[];
  readonly kind: EditedTermKind;
  /** Null for a new one. */
  readonly term: EditedTerm | null;
  readonly onDone: () => void;
  /** Closes it without saving, unless a call is under way. */
  readonly onCancel: () => void;
};

const formIn = (text: string) => writtenForms.find((each) => each === text) ?? null;

/** Name, place, address, icon and written form of a term. */
export function TermForm({ terms, kind, term, onDone, onCancel }: TermFormProps) {
  const [name, setName] = useState(term?.name ?? "");
  const [parent, setParent] = useState(term?.parent ? String(term.parent) : "");
  const [url, setUrl] = useState(term?.url ?? "");
  const [form, setForm] = useState<string>(term?.form ?? "");
  const [icon, setIcon] = useState<string>(term?.icon ?? "");
  const add = useTermWrite("deskAddTerm");
  const save = useTermWrite("deskSaveTerm");
  const toast = useToast();
  const refusal = term ? save.refusal : add.refusal;
  const errors = fieldErrors(refusal);
  const above = parentKinds[kind];
  const parents = terms.filter((each) => each.kind === above && each.mergedInto === null && !each.retired);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const written = {
      name,
      parent: parent === "" ? null : Number(parent),
      url,
      icon: icon === "" ? null : icon,
      form: formIn(form),
    };
    const answer = term
      ? await save.run({ params: { id: term.id }, body: { rev: term.rev, ...written } })
      : await add.run({ body: { kind, ...written } });
    if (!answer?.ok) return;
    toast(term ? texts.saved : texts.added);
    onDone();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={texts.name}
        error={errors.name}
        value={name}
        maxLength={TERM_NAME_MAX}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      {above === undefined ? null : (
        <SelectField
          label={texts.parent}
          placeholder={texts.choose}
          error={errors.parent}
          options={parents.map((each) => ({ value: String(each.id), text: each.name }))}
          value={parent}
          onChange={({ target }) => setParent(target.value)}
        />
      )}
      {kindsWithAddress.includes(kind) ? (
        <TextField
          label={texts.url}
          hint={texts.urlHint}
          error={errors.url}
          value={url}
          maxLength={2_000}
          autoComplete="off"
          onChange={({ target }) => setUrl(target.value)}
        />
      ) : null}
      {kindsWithForm.includes(kind) ? (
        <SelectField
          label={texts.form}
          hint={texts.formHint}
          placeholder={null}
          error={errors.form}
          options={[
            { value: "", text: texts.forms.unknown },
            ...writtenForms.map((each) => ({ value: each, text: texts.forms[each] })),
          ]}
          value={form}
          onChange={({ target }) => setForm(target.value)}
        />
      ) : null}
      {kindsWithIcon.includes(kind) ? <IconField value={icon} error={errors.icon} onChange={setIcon} /> : null}
      {refusal && !isFieldProblem(refusal) ? <ProblemAlert problem={refusal} here={deskAddresses.terms} /> : null}
      <div className={styles.row}>
        <Button type="submit" loading={add.running || save.running}>
          {texts.save}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
