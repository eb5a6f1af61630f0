import { type FormEvent, useState } from "react";
import type { CallAnswer } from "../../../../platform/pure/contract/call.ts";
import { Button, Details, LiveRegion, TextArea } from "../../../../platform/ui/index.ts";
import { contentAddresses } from "../../../address/rules/index.ts";
import { ProblemAlert } from "../../../desk/screens/problem-alert.tsx";
import type { SynonymRule } from "../../calls-desk.ts";
import { writeSynonymList } from "../../rules/index.ts";
import { searchDeskTexts } from "../../texts-desk.ts";
import styles from "./search-desk.module.css";
import { useSearchWrite } from "./use-search-write.ts";

const texts = searchDeskTexts.synonyms.list;

/** All rules as one text, to be kept elsewhere, and many rules at once from one. */
export function SynonymList({ rules }: { readonly rules: readonly SynonymRule[] }) {
  const [written, setWritten] = useState<string | null>(null);
  const [answer, setAnswer] = useState<CallAnswer<"deskAddSynonymList"> | null>(null);
  const { run, running, refusal } = useSearchWrite("deskAddSynonymList");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await run({ body: { list: written ?? "" } });
    if (!result?.ok) return;
    setAnswer(result.value);
    if (result.value.refused.length === 0) setWritten(null);
  };
  return (
    <Details summary={texts.heading}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextArea
          label={texts.label}
          hint={texts.explain}
          value={written ?? writeSynonymList(rules)}
          onChange={({ target }) => setWritten(target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="secondary" loading={running} disabled={written === null}>
            {texts.add}
          </Button>
        </div>
        <LiveRegion visible>{answer ? texts.done(answer.added, answer.known) : ""}</LiveRegion>
        {answer && answer.refused.length > 0 ? (
          <>
            <p>{texts.refused}</p>
            <ul>
              {answer.refused.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        ) : null}
        {refusal ? <ProblemAlert problem={refusal} here={contentAddresses.search} /> : null}
      </form>
    </Details>
  );
}
