import { useState } from "react";
import { type ContentAccess, contentAccesses } from "../../../core/access/index.ts";
import { contentAddresses } from "../../../core/address/index.ts";
import type { EditedPage } from "../../../core/contract/content-desk.ts";
import { contentScreenTexts } from "../../../texts/content-desk-screens.ts";
import { Button, Details, RadioGroup, useToast } from "../../ui/index.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import styles from "./content.module.css";
import { usePageWrite } from "./content-queries.ts";

const texts = contentScreenTexts.readers;

const isAccess = (value: string): value is ContentAccess => contentAccesses.some((each) => each === value);

/** Who may read the page and those under it. Administrators change it; it holds at once. */
export function Readers({ page }: { page: EditedPage }) {
  const { own, above, mayChange } = page.access;
  // Null: as it is.
  const [chosen, setChosen] = useState<ContentAccess | null>(null);
  const { run, running, refusal } = usePageWrite("deskSetAccess");
  const toast = useToast();
  const set = async () => {
    if (!(await run({ params: { id: page.id }, body: { rev: page.rev, access: chosen ?? own } }))?.ok) return;
    setChosen(null);
    toast(texts.done);
  };
  return (
    <Details summary={texts.heading(own)}>
      {above ? <p>{texts.above(above.name, above.access)}</p> : null}
      {mayChange ? (
        <div className={styles.sections}>
          <RadioGroup
            label={texts.label}
            options={contentAccesses.map((access) => ({ value: access, text: texts.of[access] }))}
            value={chosen ?? own}
            onChange={(value) => isAccess(value) && setChosen(value)}
          />
          <p className={styles.quiet}>{texts.hint}</p>
          <div>
            <Button size="sm" variant="secondary" loading={running} onClick={() => void set()}>
              {texts.save}
            </Button>
          </div>
        </div>
      ) : (
        <p>{texts.byAdmin}</p>
      )}
      {refusal ? <ProblemAlert problem={refusal} here={contentAddresses.page(page.id)} /> : null}
    </Details>
  );
}
