import { useState } from "react";
import { type ContentAccess, contentAccesses } from "../../../core/access/index.ts";
import { contentAddresses } from "../../../core/address/index.ts";
import type { EditedPage } from "../../../core/contract/content-desk.ts";
import { contentScreenTexts } from "../../../texts/content-desk-screens.ts";
import { fieldErrors, isFieldProblem } from "../../api/use-write.ts";
import { Button, Details, RadioGroup, useToast } from "../../ui/index.ts";
import { PeopleField, type Person } from "../accounts/index.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import styles from "./content.module.css";
import { usePageWrite } from "./content-queries.ts";

const texts = contentScreenTexts.readers;

const isAccess = (value: string): value is ContentAccess => contentAccesses.some((each) => each === value);

/** Who may read the page and those under it. Administrators change it; it holds at once. */
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
  const [named, setNamed] = useState<readonly Person[] | null>(null);
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
