import { useState } from "react";
import { fieldErrors, isFieldProblem } from "../../../../platform/browser/api/use-write.ts";
import { Button, Details, RadioGroup, useToast } from "../../../../platform/ui/index.ts";
import { type ContentAccess, contentAccesses } from "../../../access/rules/index.ts";
import { type FoundPerson, PeopleField } from "../../../account/screens/index.ts";
import { contentAddresses } from "../../../address/rules/index.ts";
import { ProblemAlert } from "../../../desk/screens/problem-alert.tsx";
import type { EditedPage } from "../../calls-desk.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import styles from "./content.module.css";
import { usePageWrite } from "./content-queries.ts";

const texts = contentScreenTexts.readers;

const isAccess = (value: string): value is ContentAccess => contentAccesses.some((each) => each === value);

/** The readers of the page and of those under it. Administrators change them; a change applies at once. */
export function Readers({ page }: { page: EditedPage }) {
  const { own, above, mayChange, isForAll, readers } = page.access;
  return (
    <Details summary={texts.heading(own)}>
      {above ? <p>{texts.above(above.name, above.access)}</p> : null}
      {isForAll ? <p>{texts.forAll}</p> : null}
      {own === "chosen" ? <p>{texts.named(readers.map(({ name }) => name))}</p> : null}
      {isForAll ? null : mayChange ? <ReadersForm page={page} /> : <p>{texts.byAdmin}</p>}
    </Details>
  );
}

function ReadersForm({ page }: { page: EditedPage }) {
  // Null: as it is.
  const [chosen, setChosen] = useState<ContentAccess | null>(null);
  const [named, setNamed] = useState<readonly FoundPerson[] | null>(null);
  const { run, running, refusal } = usePageWrite("deskSetAccess");
  const toast = useToast();
  const access = chosen ?? page.access.own;
  const people = named ?? page.access.readers;
  const set = async () => {
    const readers = access === "chosen" ? people.map(({ id }) => id) : [];
    if (!(await run({ params: { id: page.id }, body: { rev: page.rev, access, readers } }))?.ok) return;
    setChosen(null);
    setNamed(null);
    toast(texts.done);
  };
  return (
    <div className={styles.sections}>
      <RadioGroup
        label={texts.label}
        options={contentAccesses.map((value) => ({ value, text: texts.of[value] }))}
        value={access}
        onChange={(value) => isAccess(value) && setChosen(value)}
      />
      {access === "chosen" ? (
        <PeopleField people={people} among="everybody" error={fieldErrors(refusal).readers} onChange={setNamed} />
      ) : null}
      <p className={styles.quiet}>{texts.hint}</p>
      <div>
        <Button size="sm" variant="secondary" loading={running} onClick={() => void set()}>
          {texts.save}
        </Button>
      </div>
      {refusal && !isFieldProblem(refusal) ? (
        <ProblemAlert problem={refusal} here={contentAddresses.page(page.id)} />
      ) : null}
    </div>
  );
}
