import { type FormEvent, useRef, useState } from "react";
import { Alert, Button, Details, focusWhenDrawn, useToast } from "../../../../platform/ui/index.ts";
import { contentAddresses } from "../../../address/rules/index.ts";
import { ProblemAlert } from "../../../desk/screens/problem-alert.tsx";
import { Time } from "../../../desk/screens/time.tsx";
import type { EditedPage } from "../../calls-desk.ts";
import type { PageDefinition } from "../../rules/index.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import styles from "./content.module.css";
import { usePageWrite } from "./content-queries.ts";
import { focusPageName } from "./focus-field.ts";
import { MomentFields, noMoment, toldMoment } from "./moment-fields.tsx";

const texts = contentScreenTexts.times;

/** The planned publication of the page, and the end of its publication. */
export function Times({ page }: { page: EditedPage }) {
  const { plan, ends } = page;
  const cancel = usePageWrite("deskCancelPlan");
  const showAgain = usePageWrite("deskEndPage");
  const toast = useToast();
  const params = { id: page.id };
  const done = (said: string) => {
    toast(said);
    focusPageName();
  };
  const onCancel = async () => {
    if ((await cancel.run({ params, body: { rev: page.rev } }))?.ok) done(texts.cancelled);
  };
  const onShowAgain = async () => {
    if ((await showAgain.run({ params, body: { rev: page.rev, at: null } }))?.ok) done(texts.endGone);
  };
  const refusal = cancel.refusal ?? showAgain.refusal;
  const hasNewer = page.versions.some(({ state }) => state === "draft");
  return (
    <>
      {plan ? (
        <Alert tone={plan.at === null ? "danger" : "info"}>
          <div className={styles.notice}>
            <p>
              {plan.at === null ? (
                texts.missed(plan.no)
              ) : (
                <>
                  {texts.planned(plan.no)} <Time at={plan.at} />. {texts.plannedBy(plan.by)}
                </>
              )}
            </p>
            {hasNewer ? <p>{texts.newer}</p> : null}
            <Button size="sm" variant="secondary" loading={cancel.running} onClick={() => void onCancel()}>
              {texts.cancel}
            </Button>
          </div>
        </Alert>
      ) : null}
      {ends !== null && isPast(ends) ? (
        <Alert tone="warning">
          <div className={styles.notice}>
            <p>
              {texts.ended} <Time at={ends} />.
            </p>
            <Button size="sm" variant="secondary" loading={showAgain.running} onClick={() => void onShowAgain()}>
              {texts.showAgain}
            </Button>
          </div>
        </Alert>
      ) : null}
      {refusal ? <ProblemAlert problem={refusal} here={contentAddresses.page(page.id)} /> : null}
    </>
  );
}

export const isPast = (instant: string): boolean => Date.parse(instant) <= Date.now();

/** From when on readers do not get the page. */
export function End({ page, definition }: { page: EditedPage; definition: PageDefinition }) {
  const { run, running, refusal } = usePageWrite("deskEndPage");
  const [moment, setMoment] = useState(noMoment);
  const [isTried, setTried] = useState(false);
  const toast = useToast();
  const told = toldMoment(moment);
  const form = useRef<HTMLFormElement>(null);
  const set = async (at: string | null) => {
    if (!(await run({ params: { id: page.id }, body: { rev: page.rev, at } }))?.ok) return;
    setMoment(noMoment);
    setTried(false);
    toast(at === null ? texts.endGone : texts.endSet);
    if (at === null) focusWhenDrawn(() => form.current?.querySelector("input"));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if ("at" in told) void set(told.at);
  };
  if (page.parent === null || definition.single === true) return null;
  return (
    <Details summary={texts.end}>
      {page.ends === null ? null : (
        <div className={styles.inline}>
          <span>
            {texts.ends} <Time at={page.ends} />
          </span>
          <Button size="sm" variant="tertiary" onClick={() => void set(null)}>
            {texts.removeEnd}
          </Button>
        </div>
      )}
      <form ref={form} className={styles.sections} onSubmit={onSubmit} noValidate>
        <p className={styles.quiet}>{texts.endHint}</p>
        <MomentFields value={moment} errors={isTried && "errors" in told ? told.errors : {}} onChange={setMoment} />
        <div>
          <Button type="submit" size="sm" variant="secondary" loading={running}>
            {texts.setEnd}
          </Button>
        </div>
      </form>
      {refusal ? <ProblemAlert problem={refusal} here={contentAddresses.page(page.id)} /> : null}
    </Details>
  );
}
