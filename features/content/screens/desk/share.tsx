import { useState } from "react";
import { norwegianDate } from "../../../../platform/pure/norwegian-date/index.ts";
import { Button, CopyButton, Details, TextField, useToast } from "../../../../platform/ui/index.ts";
import { focusBeside } from "../../../desk/screens/focus-beside.ts";
import { ProblemAlert } from "../../../desk/screens/problem-alert.tsx";
import type { EditedPage } from "../../calls-desk.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import styles from "./content.module.css";
import { usePageWrite } from "./content-queries.ts";

const texts = contentScreenTexts.share;

/** Links to the draft for people without an account: made, copied once, and ended. */
export function Share({ page }: { page: EditedPage }) {
  const make = usePageWrite("deskShareDraft");
  const end = usePageWrite("deskEndSharing");
  const toast = useToast();
  const [made, setMade] = useState<string | null>(null);
  const params = { id: page.id };
  const onMake = async () => {
    const answer = await make.run({ params });
    if (answer?.ok) setMade(answer.value.url);
  };
  const onEnd = async (link: string, button: Element) => {
    const moveFocus = focusBeside(button);
    if (!(await end.run({ params, body: { link } }))?.ok) return;
    setMade(null);
    toast(texts.ended);
    moveFocus();
  };
  const refusal = make.refusal ?? end.refusal;
  return (
    <Details summary={texts.heading}>
      <p>{texts.explain}</p>
      <Button size="sm" variant="secondary" loading={make.running} onClick={() => void onMake()}>
        {texts.make}
      </Button>
      {made === null ? null : (
        <div className={styles.inline} role="status">
          <TextField label={texts.once} value={made} readOnly />
          <CopyButton text={made} label={texts.copy} />
        </div>
      )}
      <ul className={styles.versions}>
        {page.links.map(({ id, by, expires }) => (
          <li key={id}>
            <span>{texts.live(by, norwegianDate(expires))}</span>
            <Button
              size="sm"
              variant="tertiary"
              aria-label={texts.endLabel(norwegianDate(expires))}
              onClick={({ currentTarget }) => void onEnd(id, currentTarget)}
            >
              {texts.end}
            </Button>
          </li>
        ))}
      </ul>
      {refusal ? <ProblemAlert problem={refusal} here={page.url} /> : null}
    </Details>
  );
}
