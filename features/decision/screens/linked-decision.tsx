import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Problem } from "../../../platform/pure/contract/problem.ts";
import { norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import { Alert, Button, PageHeading } from "../../../platform/ui/index.ts";
import { usePlaced } from "../../site/views/shell/use-site.ts";
import type { DecisionView } from "../calls.ts";
import type { DecisionInput } from "../rules/index.ts";
import { decisionPageTexts as texts } from "../texts-screens.ts";
import { AssessmentSheet } from "./assessment-sheet.tsx";
import styles from "./decision.module.css";
import type { Inspected } from "./decision-draft.ts";
import { DeclineForm } from "./decline-form.tsx";
import { LinkedForm } from "./linked-form.tsx";
import { LinkedReport } from "./linked-report.tsx";
import { Standing } from "./standing.tsx";
import { TypedText } from "./typed-text.tsx";

type LinkedDecisionProps = {
  readonly secret: string;
  readonly opened: Inspected;
  /** Asks again what the link leads to. */
  readonly reload: () => Promise<unknown>;
};

/** The change that was just made on this page. */
type Did = { readonly what: "given" | "corrected" | "reported"; readonly decision: DecisionView };
/** A text that was refused because somebody else was first. */
type Refused = { readonly input: DecisionInput; readonly problem: Problem };
type Open = "correct" | "report" | "decline" | null;

const isDue = ({ due }: DecisionView): boolean => due === "due" || due === "overdue";

/** The edition that is decided on, and what the link may do with the decision now: give it, correct it, report on it. */
export function LinkedDecision({ secret, opened, reload }: LinkedDecisionProps) {
  const { assessment, abilities } = opened;
  const mayReport = abilities.includes("report-follow-up");
  const [did, setDid] = useState<Did | null>(null);
  const [hasDeclined, setDeclined] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [open, setOpen] = useState<Open>(() => (mayReport && isDue(opened.decision) ? "report" : null));
  // The answer of the call is newer than what could not be asked again.
  const decision = did && did.decision.rev > opened.decision.rev ? did.decision : opened.decision;
  const link = { secret, opened: { ...opened, decision }, reload };
  const done = (what: Did["what"]) => (changed: DecisionView) => {
    setDid({ what, decision: changed });
    setRefused(null);
    setOpen(null);
  };
  const refuse = (input: DecisionInput, problem: Problem) => setRefused({ input, problem });
  const isOpen = decision.state === "asked" && abilities.includes("decide") && !hasDeclined;
  const mayCorrect = decision.state === "decided" && abilities.includes("correct-decision");
  return (
    <article className={styles.page} data-narrow-page>
      <header className={styles.header}>
        <p className="quiet">{texts.title}</p>
        <PageHeading>{assessment.heading}</PageHeading>
        <p className="quiet">{texts.edition(assessment.organization, assessment.edition)}</p>
      </header>
      <AssessmentSheet assessment={assessment} />
      <div className={styles.main}>
        {did ? <Done key={did.decision.rev} did={did} url={assessment.url} /> : null}
        {hasDeclined ? <Said heading={texts.notMine.done} /> : null}
        {refused && !isOpen ? <TypedText input={refused.input} problem={refused.problem} /> : null}
        {isOpen && open !== "decline" ? (
          <>
            <h2>{texts.form(decision.organization)}</h2>
            <LinkedForm {...link} call="giveDecision" onDone={done("given")} onRefused={refuse} />
            {abilities.includes("decline-decision") ? (
              <Button variant="secondary" onClick={() => setOpen("decline")}>
                {texts.notMine.button}
              </Button>
            ) : null}
          </>
        ) : null}
        {isOpen && open === "decline" ? (
          <DeclineForm
            token={secret}
            rev={decision.rev}
            onDeclined={() => setDeclined(true)}
            onCancel={() => setOpen(null)}
          />
        ) : null}
        {decision.state === "declined" && !hasDeclined ? <Alert tone="info">{texts.declined}</Alert> : null}
        {decision.state === "decided" && open !== "correct" ? (
          <>
            <h2>{texts.stands(decision.organization)}</h2>
            <Standing decision={decision} />
          </>
        ) : null}
        {mayCorrect && open !== "correct" ? (
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={() => setOpen("correct")}>
              {texts.correctButton}
            </Button>
            {opened.correctableUntil ? (
              <span className="quiet">{texts.correctUntil(norwegianDay(opened.correctableUntil))}</span>
            ) : null}
          </div>
        ) : null}
        {mayCorrect && open === "correct" ? (
          <>
            <h2>{texts.correct}</h2>
            <LinkedForm
              {...link}
              call="correctDecision"
              onDone={done("corrected")}
              onRefused={refuse}
              onCancel={() => setOpen(null)}
            />
          </>
        ) : null}
        {decision.state === "decided" && mayReport && open !== "correct" ? (
          <LinkedReport
            {...link}
            isOpen={open === "report"}
            onOpen={() => setOpen("report")}
            onDone={done("reported")}
            onCancel={() => setOpen(null)}
          />
        ) : null}
      </div>
    </article>
  );
}

/** A message about what was done. Takes the focus, because the form is gone. */
function Said({ heading, children }: { readonly heading: string; readonly children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Alert tone="success" heading={heading}>
        {children}
      </Alert>
    </div>
  );
}

/** The change that was made, with the receipt that follows and a link to the page. */
function Done({ did: { what, decision }, url }: { readonly did: Did; readonly url: string }) {
  const placed = usePlaced();
  const isShown = decision.given?.mayBeShown === true;
  return (
    <Said heading={what === "given" && !isShown ? texts.givenUnshown : texts[what]}>
      {what === "reported" ? null : <p>{texts.receipt}</p>}
      {isShown ? <a href={placed(url)}>{texts.toPage}</a> : null}
    </Said>
  );
}
