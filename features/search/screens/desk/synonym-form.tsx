import { type FormEvent, useEffect, useRef, useState } from "react";
import { fieldErrors, isFieldProblem } from "../../../../platform/browser/api/use-write.ts";
import { Button, focusFieldIn, RadioGroup, TextField, useToast } from "../../../../platform/ui/index.ts";
import { contentAddresses } from "../../../address/rules/index.ts";
import { ProblemAlert } from "../../../desk/screens/problem-alert.tsx";
import { searchDeskTexts } from "../../texts-desk.ts";
import styles from "./search-desk.module.css";
import { useSearchWrite } from "./use-search-write.ts";

export type SynonymDraft = {
  readonly words: string;
  readonly oneWay: boolean;
  /** The rule that this one takes the place of. */
  readonly replaces: number | null;
};

const texts = searchDeskTexts.synonyms;
const directions = [
  { value: "both", text: texts.bothWays },
  { value: "one", text: texts.oneWay },
];

/** Words that mean the same: a new rule, or one in place of another. */
export function SynonymForm({ draft, onDone }: { readonly draft: SynonymDraft; readonly onDone: () => void }) {
  const [words, setWords] = useState(draft.words);
  const [oneWay, setOneWay] = useState(draft.oneWay);
  const { run, running, refusal } = useSearchWrite("deskSaveSynonyms");
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current && draft.words !== "") focusFieldIn(form.current);
  }, [draft]);
  const isNew = draft.replaces === null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await run({ body: { words, oneWay, replaces: draft.replaces } }))?.ok) return;
    toast(isNew ? texts.added : texts.saved);
    onDone();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={texts.words}
        hint={texts.wordsHint}
        error={fieldErrors(refusal).words}
        value={words}
        maxLength={2_000}
        autoComplete="off"
        onChange={({ target }) => setWords(target.value)}
      />
      <RadioGroup
        label={texts.direction}
        options={directions}
        value={oneWay ? "one" : "both"}
        onChange={(value) => setOneWay(value === "one")}
      />
      {refusal && !isFieldProblem(refusal) ? <ProblemAlert problem={refusal} here={contentAddresses.search} /> : null}
      <div className={styles.buttons}>
        <Button type="submit" loading={running}>
          {isNew ? texts.add : texts.save}
        </Button>
        {isNew ? null : (
          <Button variant="secondary" onClick={onDone}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
