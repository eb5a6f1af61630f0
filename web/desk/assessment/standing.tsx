import type { RefObject } from "react";
import { status } from "../../../core/assessment/index.ts";
import type { DeskAssessment } from "../../../core/contract/desk.ts";
import { deskAssessmentTexts, waitsForTexts, workListTexts } from "../../../texts/desk-screens.ts";
import { Alert } from "../../ui/index.ts";
import { StatusTag } from "../status-tag.tsx";
import { Time } from "../time.tsx";
import styles from "./assessment.module.css";

type StandingProps = { readonly assessment: DeskAssessment; readonly focusRef: RefObject<HTMLParagraphElement | null> };

const texts = deskAssessmentTexts;

/** How it stands: the status, who it waits for and since when. Takes the focus when the status has changed. */
export const Standing = ({ assessment, focusRef }: StandingProps) => (
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
