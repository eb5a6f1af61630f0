import { type FormEvent, useState } from "react";
import { fieldErrors, isFieldProblem } from "../../../../platform/browser/api/use-write.ts";
import { Button, TextField, useToast } from "../../../../platform/ui/index.ts";
import { contentAddresses } from "../../../address/rules/index.ts";
import { ProblemAlert } from "../../../desk/screens/problem-alert.tsx";
import { Time } from "../../../desk/screens/time.tsx";
import type { Promotion } from "../../calls-desk.ts";
import { searchDeskTexts } from "../../texts-desk.ts";
import { DeskTable } from "./desk-table.tsx";
import styles from "./search-desk.module.css";
import { useSearchWrite } from "./use-search-write.ts";

const texts = searchDeskTexts.promotions;
const empty = { words: "", address: "" };

/** The documents that come first for some words: a form for a new one, and the current ones. */
export function Promotions({ promotions }: { readonly promotions: readonly Promotion[] }) {
  const [draft, setDraft] = useState(empty);
  const { run, running, refusal } = useSearchWrite("deskPromote");
  const end = useSearchWrite("deskEndPromotion");
  const toast = useToast();
  const errors = fieldErrors(refusal);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await run({ body: draft }))?.ok) return;
    toast(texts.added);
    setDraft(empty);
  };
  const onRemove = async ({ id }: Promotion) => {
    if ((await end.run({ params: { id } }))?.ok) toast(texts.removed);
  };
  const other = [refusal && !isFieldProblem(refusal) ? refusal : null, end.refusal].find((each) => each !== null);
  return (
    <>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={texts.words}
          hint={texts.wordsHint}
          error={errors.words}
          value={draft.words}
          maxLength={2_000}
          autoComplete="off"
          onChange={({ target }) => setDraft({ ...draft, words: target.value })}
        />
        <TextField
          label={texts.address}
          hint={texts.addressHint}
          error={errors.address}
          value={draft.address}
          maxLength={2_000}
          autoComplete="off"
          onChange={({ target }) => setDraft({ ...draft, address: target.value })}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="secondary" loading={running}>
            {texts.add}
          </Button>
        </div>
      </form>
      {other ? <ProblemAlert problem={other} here={contentAddresses.search} /> : null}
      {promotions.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <DeskTable label={texts.table} columns={texts.columns}>
          {promotions.map((each) => (
            <tr key={each.id}>
              <th scope="row">{each.words.join(", ")}</th>
              <td>{each.isPublic ? each.title : texts.notPublic(each.title)}</td>
              <td>
                <Time at={each.at} /> · {each.by}
              </td>
              <td>
                <Button
                  size="sm"
                  variant="tertiary"
                  aria-label={texts.removeThis(each.title, each.words.join(", "))}
                  onClick={() => void onRemove(each)}
                >
                  {texts.remove}
                </Button>
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
    </>
  );
}
