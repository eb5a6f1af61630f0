import { useState } from "react";
import { Button, SelectField, useConfirm, useToast } from "../../../platform/ui/index.ts";
import { deskAddresses } from "../../address/rules/index.ts";
import { ProblemAlert } from "../../desk/screens/problem-alert.tsx";
import type { EditedTerm } from "../calls.ts";
import { termTexts as texts } from "../texts.ts";
import { TermForm } from "./term-form.tsx";
import { useTermWrite } from "./term-queries.ts";
import styles from "./terms.module.css";

type WholeTermProps = {
  readonly terms: readonly EditedTerm[];
  readonly term: EditedTerm;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

/** Everything that can be done with a term. */
export const WholeTerm = ({ terms, term, onDone, onCancel }: WholeTermProps) => (
  <>
    <TermForm terms={terms} kind={term.kind} term={term} onDone={onDone} onCancel={onCancel} />
    {term.retired ? null : <Merge terms={terms} term={term} onDone={onDone} />}
    <Retire term={term} onDone={onDone} />
  </>
);

function Merge({ terms, term, onDone }: Omit<WholeTermProps, "onCancel">) {
  const [into, setInto] = useState("");
  const { run, running, refusal } = useTermWrite("deskMergeTerm");
  const confirm = useConfirm();
  const toast = useToast();
  const isOther = (each: EditedTerm) =>
    each.kind === term.kind && each.id !== term.id && each.mergedInto === null && !each.retired;
  const others = terms.filter(isOther);
  const other = others.find(({ id }) => String(id) === into);
  if (others.length === 0) return null;
  const onMerge = async () => {
    if (!other || !(await confirm(texts.merge.confirm(term.name, other.name)))) return;
    const answer = await run({ params: { id: term.id }, body: { rev: term.rev, into: other.id } });
    if (!answer?.ok) return;
    toast(texts.merge.done);
    onDone();
  };
  return (
    <section className={styles.form}>
      <h3>{texts.merge.heading}</h3>
      <p>{texts.merge.explain(term.name)}</p>
      <SelectField
        label={texts.merge.into}
        placeholder={texts.choose}
        options={others.map(({ id, name }) => ({ value: String(id), text: name }))}
        value={into}
        onChange={({ target }) => setInto(target.value)}
      />
      {refusal ? <ProblemAlert problem={refusal} here={deskAddresses.terms} /> : null}
      <div className={styles.row}>
        <Button
          variant="secondary"
          aria-disabled={!other || undefined}
          loading={running}
          onClick={() => void onMerge()}
        >
          {texts.merge.button}
        </Button>
      </div>
    </section>
  );
}

function Retire({ term, onDone }: Pick<WholeTermProps, "term" | "onDone">) {
  const { run, running, refusal } = useTermWrite("deskRetireTerm");
  const toast = useToast();
  const { retire } = texts;
  const onRetire = async () => {
    const body = { rev: term.rev, retired: !term.retired };
    if (!(await run({ params: { id: term.id }, body }))?.ok) return;
    toast(term.retired ? retire.restored : retire.done);
    onDone();
  };
  if (term.uses > 0 && !term.retired) return <p className={styles.quiet}>{retire.inUse}</p>;
  return (
    <section className={styles.form}>
      {term.retired ? null : <p className={styles.quiet}>{retire.explain}</p>}
      {refusal ? <ProblemAlert problem={refusal} here={deskAddresses.terms} /> : null}
      <div className={styles.row}>
        <Button variant="tertiary" loading={running} onClick={() => void onRetire()}>
          {term.retired ? retire.restore : retire.button}
        </Button>
      </div>
    </section>
  );
}
