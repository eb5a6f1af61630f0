import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef, useState } from "react";
import { deskAssessmentQuery } from "../../../../apps/browser/routes/wing-loaders.ts";
import { useApi } from "../../../../platform/browser/api/api.ts";
import { Alert, PageLoader } from "../../../../platform/ui/index.ts";
import { addresses, routePaths } from "../../../address/rules/index.ts";
import { status } from "../../../assessment/rules/index.ts";
import { StatusTag } from "../../../assessment/views/status-tag.tsx";
import { DeskDecisions } from "../../../decision/screens/desk-decisions.tsx";
import { DeskReview } from "../../../living/screens/desk-review.tsx";
import type { DeskAssessment } from "../../calls.ts";
import { deskAssessmentTexts, waitsForTexts, workListTexts } from "../../texts-screens.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import { Time } from "../time.tsx";
import { useActions } from "./actions.tsx";
import styles from "./assessment.module.css";
import { BeforePublishing } from "./before-publishing.tsx";
import { Copies, Facts, Publications } from "./facts.tsx";
import { AssessmentLog } from "./log.tsx";
import { People } from "./people.tsx";

const route = getRouteApi(`/screen/wing/desk${routePaths.deskAssessment}`);

/** `/redaksjon/<number>/`: one assessment, who takes part, what was done, and what an editor can do now. */
export function AssessmentScreen() {
  const { number } = route.useParams();
  const { data: assessment, error, isPending } = useQuery(deskAssessmentQuery(useApi(), number));
  const here = addresses.deskAssessment(number);
  return (
    <>
      {error ? <ProblemAlert problem={error.problem} here={here} /> : null}
      {assessment ? <Assessment key={assessment.id} assessment={assessment} here={here} /> : null}
      {isPending ? <PageLoader /> : null}
    </>
  );
}

function Assessment({ assessment, here }: { assessment: DeskAssessment; here: string }) {
  const standing = useRef<HTMLParagraphElement>(null);
  const [moves, setMoves] = useState(0);
  const { daily, rest } = useActions({ assessment, here, onMoved: () => setMoves((count) => count + 1) });
  // After the dialog has closed and returned the focus: moves it to the new status, so that it is read.
  useEffect(() => {
    if (moves > 0) standing.current?.focus();
  }, [moves]);
  return (
    <article className={styles.screen}>
      <header className={styles.header}>
        <a href={addresses.desk}>{deskAssessmentTexts.backToList}</a>
        <h1>{assessment.title}</h1>
        <Standing assessment={assessment} focusRef={standing} />
      </header>
      <div className={styles.columns}>
        {daily}
        <div className={styles.main}>
          <BeforePublishing assessment={assessment} />
          <Facts assessment={assessment} />
          <People assessment={assessment} here={here} />
          <Publications assessment={assessment} />
          <DeskReview assessment={assessment} />
          <DeskDecisions assessment={assessment} />
          <Copies copies={assessment.copies} />
          <AssessmentLog log={assessment.log} />
        </div>
        {rest}
      </div>
    </article>
  );
}

type StandingProps = { readonly assessment: DeskAssessment; readonly focusRef: RefObject<HTMLParagraphElement | null> };

const texts = deskAssessmentTexts;

/** How it stands: the status, who it waits for and since when. Takes the focus when the status has changed. */
const Standing = ({ assessment, focusRef }: StandingProps) => (
  <div className={styles.standing}>
    <p ref={focusRef} tabIndex={-1} className={styles.badges}>
      <StatusTag status={assessment.assessmentStatus} />
      <span>
        {texts.waitsFor(waitsForTexts[assessment.waitsFor])}
        {assessment.waitingSince ? (
          <>
            {` ${workListTexts.since("")}`}
            <Time at={assessment.waitingSince} />
          </>
        ) : null}
      </span>
      <span className={styles.quiet}>{texts.number(assessment.id)}</span>
    </p>
    {assessment.returnMessage ? (
      <Alert tone="warning" heading={texts.returned}>
        <p className={styles.lines}>{assessment.returnMessage}</p>
      </Alert>
    ) : null}
    {assessment.publishedVersions > 0 && assessment.assessmentStatus !== status.published ? (
      <Alert>
        <p className={styles.lines}>{texts.newDraft}</p>
      </Alert>
    ) : null}
  </div>
);
