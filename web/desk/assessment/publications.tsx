import { addresses } from "../../../core/address/index.ts";
import type { DeskAssessment } from "../../../core/contract/desk.ts";
import { deskAssessmentTexts } from "../../../texts/desk-screens.ts";
import { Tag } from "../../ui/index.ts";
import { Time } from "../time.tsx";
import styles from "./assessment.module.css";

const texts = deskAssessmentTexts;

/** The published versions, newest first. Readers see the newest. */
export const Publications = ({ assessment }: { assessment: DeskAssessment }) => (
  <section aria-labelledby="desk-publications">
    <h2 id="desk-publications">{texts.publications}</h2>
    {assessment.publications.length === 0 ? (
      <p>{texts.noPublications}</p>
    ) : (
      <ol reversed className={styles.publications}>
        {assessment.publications.map(({ version, at, note }, index) => (
          <li key={version}>
            <p className={styles.publication}>
              <strong>{texts.version(version)}</strong>
              <Time at={at} />
              {index === 0 ? <Tag tone="success">{texts.newest}</Tag> : null}
            </p>
            <p className={styles.note}>{note || texts.noNote}</p>
            {index === 0 ? <a href={addresses.assessment(assessment.id)}>{texts.readingPage}</a> : null}
          </li>
        ))}
      </ol>
    )}
  </section>
);
