import { CheckmarkIcon, ExclamationmarkTriangleIcon } from "../../../../platform/ui/index.ts";
import { status } from "../../../assessment/rules/index.ts";
import type { DeskAssessment } from "../../calls.ts";
import { checksBeforePublishing } from "../../rules/index.ts";
import { deskAssessmentTexts as texts } from "../../texts-screens.ts";
import styles from "./assessment.module.css";

/** The checks of an assessment that was sent, before an editor publishes it. */
export const BeforePublishing = ({ assessment }: { assessment: DeskAssessment }) =>
  assessment.assessmentStatus === status.sent ? (
    <section aria-labelledby="desk-before">
      <h2 id="desk-before">{texts.beforePublishing}</h2>
      <ul className={styles.checks}>
        {checksBeforePublishing(assessment).map(({ kind, isFine, names }) => (
          <li key={kind} data-fine={isFine}>
            {isFine ? <CheckmarkIcon aria-hidden /> : <ExclamationmarkTriangleIcon aria-hidden />}
            <span>{texts.checks[kind](names)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{texts.checkedAtPublishing}</p>
    </section>
  ) : null;
