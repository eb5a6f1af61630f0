import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../platform/browser/api/api.ts";
import { Button, Dialog, PageLoader, SelectField, TextField, TopicPicture } from "../../../platform/ui/index.ts";
import { contentAddresses, deskAddresses } from "../../address/rules/index.ts";
import { contentScreenTexts } from "../../content/texts-desk-screens.ts";
import { ProblemAlert } from "../../desk/screens/problem-alert.tsx";
import { useClose } from "../../desk/screens/use-close.ts";
import type { EditedTerm } from "../calls.ts";
import { comparedName, type EditedTermKind, editedTermKinds, kindsWithIcon, parentKinds } from "../rules/index.ts";
import { termKindTexts, termTexts as texts } from "../texts.ts";
import { TermForm } from "./term-form.tsx";
import { termsQuery } from "./term-queries.ts";
import styles from "./terms.module.css";
import { WholeTerm } from "./whole-term.tsx";

const isKind = (kind: string): kind is EditedTermKind => editedTermKinds.some((each) => each === kind);

/** `/redaksjon/innhold/begreper/`: the terms by their kinds. */
export function TermsScreen() {
  const { data, error } = useQuery(termsQuery(useApi()));
  const [kind, setKind] = useState<EditedTermKind>("topic");
  const [words, setWords] = useState("");
  // The term whose dialog is open, or that of a new one.
  const [chosen, setChosen] = useState<number | "new" | null>(null);
  const terms = data ?? [];
  const wanted = comparedName(words);
  const shown = terms.filter((term) => term.kind === kind && comparedName(term.name).includes(wanted));
  const term = terms.find(({ id }) => id === chosen);
  const done = () => setChosen(null);
  const close = useClose(chosen !== null, done, true);
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <nav aria-label={contentScreenTexts.places}>
          <a href={contentAddresses.pages}>{contentScreenTexts.page.back}</a>
        </nav>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      {error ? <ProblemAlert problem={error.problem} here={deskAddresses.terms} /> : null}
      <div className={styles.row}>
        <SelectField
          label={texts.kind}
          placeholder={null}
          options={editedTermKinds.map((each) => ({ value: each, text: termKindTexts[each] }))}
          value={kind}
          onChange={({ target }) => isKind(target.value) && setKind(target.value)}
        />
        <TextField label={texts.find} value={words} onChange={({ target }) => setWords(target.value)} />
        <Button variant="secondary" onClick={() => setChosen("new")}>
          {texts.add}
        </Button>
      </div>
      {data || error ? null : <PageLoader />}
      {data ? <p aria-live="polite">{shown.length === 0 ? texts.none : texts.count(shown.length)}</p> : null}
      {shown.length === 0 ? null : <TermTable terms={terms} shown={shown} kind={kind} onChoose={setChosen} />}
      <Dialog
        open={chosen === "new"}
        onClose={close}
        title={`${texts.add}: ${termKindTexts[kind].toLocaleLowerCase("nb")}`}
      >
        {chosen === "new" ? <TermForm terms={terms} kind={kind} term={null} onDone={done} onCancel={close} /> : null}
      </Dialog>
      <Dialog open={term !== undefined} onClose={close} title={texts.changeOne(term?.name ?? "")}>
        {term ? <WholeTerm key={term.id} terms={terms} term={term} onDone={done} onCancel={close} /> : null}
      </Dialog>
    </div>
  );
}

type TermTableProps = {
  readonly terms: readonly EditedTerm[];
  readonly shown: readonly EditedTerm[];
  readonly kind: EditedTermKind;
  readonly onChoose: (id: number) => void;
};

function TermTable({ terms, shown, kind, onChoose }: TermTableProps) {
  const nameOf = (id: number | null) => terms.find((each) => each.id === id)?.name ?? "";
  const { name, under, uses, more } = texts.columns;
  const hasIcon = kindsWithIcon.includes(kind);
  const hasParent = parentKinds[kind] !== undefined;
  return (
    <div className={styles.scrolled}>
      <table className="ds-table" aria-label={texts.table}>
        <thead>
          <tr>
            {[name, ...(hasParent ? [under] : []), uses, more].map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((term) => (
            <tr key={term.id}>
              <th scope="row">
                <span className={styles.named}>
                  {hasIcon ? <TopicPicture icon={term.icon} /> : null}
                  {term.name}
                </span>
              </th>
              {hasParent ? <td>{nameOf(term.parent)}</td> : null}
              <td>
                {term.mergedInto === null ? texts.uses(term.uses) : texts.merged(nameOf(term.mergedInto))}
                {term.retired ? `, ${texts.retired}` : null}
              </td>
              <td>
                {term.mergedInto === null ? (
                  <Button
                    size="sm"
                    variant="tertiary"
                    aria-label={texts.changeOne(term.name)}
                    onClick={() => onChoose(term.id)}
                  >
                    {texts.change}
                  </Button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
