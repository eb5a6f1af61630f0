import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useApi } from "../../../platform/browser/api/api.ts";
import { Button, Dialog, PageLoader, SelectField, TabSet, TextField } from "../../../platform/ui/index.ts";
import { contentAddresses, deskAddresses } from "../../address/rules/index.ts";
import { contentScreenTexts } from "../../content/texts-desk-screens.ts";
import { BesideList, useSteadyMedia } from "../../desk/screens/beside-list.tsx";
import { ProblemAlert } from "../../desk/screens/problem-alert.tsx";
import { useCloseThen } from "../../desk/screens/use-close.ts";
import type { EditedTerm } from "../calls.ts";
import { comparedName, type EditedTermKind, editedTermKinds } from "../rules/index.ts";
import { termKindTexts, termTexts as texts } from "../texts.ts";
import { TermForm } from "./term-form.tsx";
import { termsQuery } from "./term-queries.ts";
import { TermTable } from "./term-table.tsx";
import styles from "./terms.module.css";
import { WholeTerm } from "./whole-term.tsx";

const isKind = (kind: string): kind is EditedTermKind => editedTermKinds.some((each) => each === kind);

/** `/redaksjon/innhold/begreper/`: the terms by their kinds, and the chosen one beside them. */
export function TermsScreen() {
  const { data, error } = useQuery(termsQuery(useApi()));
  const [kind, setKind] = useState<EditedTermKind>("topic");
  const [words, setWords] = useState("");
  // The term that is open, or a new one.
  const [chosen, setChosen] = useState<number | "new" | null>(null);
  const terms = data ?? [];
  const wanted = comparedName(words);
  const shown = terms.filter((term) => term.kind === kind && comparedName(term.name).includes(wanted));
  const term = terms.find(({ id }) => id === chosen);
  const done = () => setChosen(null);
  const close = useCloseThen(chosen !== null, done, true);
  const onClose = () => close();
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <nav aria-label={contentScreenTexts.places}>
          <a href={contentAddresses.pages}>{contentScreenTexts.page.back}</a>
        </nav>
        <div className={styles.title}>
          <h1>{texts.title}</h1>
          <Button variant="secondary" onClick={() => close(() => setChosen("new"))}>
            {texts.add}
          </Button>
        </div>
        <p>{texts.lead}</p>
      </header>
      {error ? <ProblemAlert problem={error.problem} here={deskAddresses.terms} /> : null}
      {data || error ? null : <PageLoader />}
      {data ? (
        <Kinds terms={terms} kind={kind} isOpen={chosen !== null} onKind={(next) => close(() => setKind(next))}>
          <BesideList
            chosen={term?.id ?? null}
            title={texts.changeOne(term?.name ?? "")}
            nothing={texts.chooseOne}
            onClose={onClose}
            list={
              <div className={styles.list}>
                <TextField label={texts.find} value={words} onChange={({ target }) => setWords(target.value)} />
                <p aria-live="polite">{shown.length === 0 ? texts.none : texts.count(shown.length)}</p>
                {shown.length === 0 ? null : (
                  <TermTable
                    terms={terms}
                    shown={shown}
                    kind={kind}
                    chosen={term?.id}
                    onChoose={(id) => close(() => setChosen(id))}
                  />
                )}
              </div>
            }
          >
            {term ? <WholeTerm key={term.id} terms={terms} term={term} onDone={done} onCancel={onClose} /> : null}
          </BesideList>
        </Kinds>
      ) : null}
      <Dialog
        open={chosen === "new"}
        onClose={onClose}
        title={`${texts.add}: ${termKindTexts[kind].toLocaleLowerCase("nb")}`}
      >
        {chosen === "new" ? <TermForm terms={terms} kind={kind} term={null} onDone={done} onCancel={onClose} /> : null}
      </Dialog>
    </div>
  );
}

type KindsProps = {
  readonly terms: readonly EditedTerm[];
  readonly kind: EditedTermKind;
  /** Whether a term is open in the children. */
  readonly isOpen: boolean;
  readonly onKind: (kind: EditedTermKind) => void;
  readonly children: ReactNode;
};

/** The kinds as tabs. On a narrow screen, where twelve tabs would take the whole of it, they are a choice. */
function Kinds({ terms, kind, isOpen, onKind, children }: KindsProps) {
  const isWide = useSteadyMedia("(width >= 64rem)", isOpen);
  const choose = (next: string) => {
    if (isKind(next)) onKind(next);
  };
  if (!isWide)
    return (
      <>
        <SelectField
          label={texts.kind}
          placeholder={null}
          options={editedTermKinds.map((each) => ({ value: each, text: termKindTexts[each] }))}
          value={kind}
          onChange={({ target }) => choose(target.value)}
        />
        {children}
      </>
    );
  const tabs = editedTermKinds.map((each) => ({
    key: each,
    name: (
      <>
        {termKindTexts[each]} <span className={styles.quiet}>{terms.filter((term) => term.kind === each).length}</span>
      </>
    ),
  }));
  return (
    <TabSet label={texts.kind} tabs={tabs} active={kind} onChange={choose}>
      {children}
    </TabSet>
  );
}
