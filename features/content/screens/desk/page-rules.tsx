import { useState } from "react";
import { fieldErrors, isFieldProblem } from "../../../../platform/browser/api/use-write.ts";
import { Button, Details, RadioGroup, useToast } from "../../../../platform/ui/index.ts";
import { type PageRight, pageRights, type RightHolders, rightHolders } from "../../../access/rules/index.ts";
import { type FoundPerson, PeopleField } from "../../../account/screens/index.ts";
import { contentAddresses } from "../../../address/rules/index.ts";
import { ProblemAlert } from "../../../desk/screens/problem-alert.tsx";
import type { EditedPage } from "../../calls-desk.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import styles from "./content.module.css";
import { usePageWrite } from "./content-queries.ts";

const texts = contentScreenTexts.rules;

const holdersOf = (value: string): RightHolders | null => rightHolders.find((each) => each === value) ?? null;

/** The rules for editing and publishing the page. Administrators change them; a change applies at once. */
export function PageRulesForm({ page }: { page: EditedPage }) {
  const { edit, publish } = page.access;
  const isOpen = edit.holds === "editors" && publish.holds === "editors";
  return (
    <Details summary={isOpen ? texts.headingOpen : texts.heading}>
      <div className={styles.sections}>
        {pageRights.map((right) => (
          <Rule key={right} page={page} right={right} />
        ))}
      </div>
    </Details>
  );
}

/** One right: the rule that holds, and a form for those who may give it. */
function Rule({ page, right }: { readonly page: EditedPage; readonly right: PageRight }) {
  const { own, accounts, holds, from } = page.access[right];
  // Undefined: as it is.
  const [chosen, setChosen] = useState<RightHolders | null>();
  const [named, setNamed] = useState<readonly FoundPerson[] | null>(null);
  const { run, running, refusal } = usePageWrite("deskSetAccess");
  const toast = useToast();
  const who = chosen === undefined ? own : chosen;
  const people = named ?? accounts;
  const set = async () => {
    const rule = { who, accounts: who === "chosen" ? people.map(({ id }) => id) : [] };
    if (!(await run({ params: { id: page.id }, body: { rev: page.rev, [right]: rule } }))?.ok) return;
    setChosen(undefined);
    setNamed(null);
    toast(texts.done);
  };
  const told = texts.holds[right](holds, holds === "chosen" && own !== null ? accounts.map(({ name }) => name) : []);
  if (!page.access.mayChange)
    return (
      <p>
        {told} {from === null ? null : texts.from(from)}
      </p>
    );
  return (
    <div className={styles.sections}>
      <RadioGroup
        label={texts.label[right]}
        options={[
          { value: "inherits", text: texts.inherits },
          ...rightHolders.map((value) => ({ value, text: texts.of[value] })),
        ]}
        value={who ?? "inherits"}
        onChange={(value) => setChosen(holdersOf(value))}
      />
      {own === null && from !== null ? <p className={styles.quiet}>{`${told} ${texts.from(from)}`}</p> : null}
      {who === "chosen" ? (
        <PeopleField people={people} among="desk" error={fieldErrors(refusal)[right]} onChange={setNamed} />
      ) : null}
      <div>
        <Button size="sm" variant="secondary" loading={running} onClick={() => void set()}>
          {texts.save[right]}
        </Button>
      </div>
      {refusal && !isFieldProblem(refusal) ? (
        <ProblemAlert problem={refusal} here={contentAddresses.page(page.id)} />
      ) : null}
    </div>
  );
}
