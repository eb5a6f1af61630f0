import type { ReactNode } from "react";
import { Tag } from "../../../../platform/ui/index.ts";
import { addresses } from "../../../address/rules/index.ts";
import { statusTexts } from "../../../assessment/texts-status.ts";
import { assessmentTypeTexts } from "../../../assessment/texts-type.ts";
import { usePlaced } from "../../../site/views/shell/use-site.ts";
import type { DeskAssessment } from "../../calls.ts";
import { deskAssessmentTexts } from "../../texts-screens.ts";
import { Time } from "../time.tsx";
import styles from "./assessment.module.css";

const texts = deskAssessmentTexts;

const cardState = ({ cardHidden, opened, publishedVersions }: DeskAssessment): string => {
  if (publishedVersions > 0) return texts.cardState.published;
  if (cardHidden) return texts.cardState.hidden;
  return opened ? texts.cardState.shown : texts.cardState.notYet;
};

/** Facts of the assessment. */
export const Facts = ({ assessment }: { assessment: DeskAssessment }) => (
  <section aria-labelledby="desk-facts">
    <h2 id="desk-facts">{texts.facts}</h2>
    <dl className={styles.facts}>
      <Fact name={texts.type}>{assessmentTypeTexts[assessment.assessmentType]}</Fact>
      <Fact name={texts.organization}>{assessment.organization}</Fact>
      <Fact name={texts.initiator}>{assessment.initiator}</Fact>
      <Fact name={texts.started}>
        <Time at={assessment.started} />
      </Fact>
      <Fact name={texts.opened}>{assessment.opened ? <Time at={assessment.opened} /> : texts.notOpened}</Fact>
      <Fact name={texts.changed}>
        <Time at={assessment.changed} />
      </Fact>
      <Fact name={texts.card}>{cardState(assessment)}</Fact>
    </dl>
  </section>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** The published versions, newest first. Readers see the newest. */
export const Publications = ({ assessment }: { assessment: DeskAssessment }) => {
  const placed = usePlaced();
  return (
    <section aria-labelledby="desk-publications">
      <h2 id="desk-publications">{texts.publications}</h2>
      {assessment.publications.length === 0 ? (
        <p>{texts.noPublications}</p>
      ) : (
        <ol reversed className={styles.publications}>
          {assessment.publications.map(({ version, at, note, documents }, index) => (
            <li key={version}>
              <p className={styles.publication}>
                <strong>{texts.version(version)}</strong>
                <Time at={at} />
                {index === 0 ? <Tag tone="success">{texts.newest}</Tag> : null}
              </p>
              <p className={styles.note}>{note || texts.noNote}</p>
              {documents.map(({ format, state }) =>
                state === "made" ? null : (
                  <p key={format} className={styles.note}>
                    {texts.documents[state][format]}
                  </p>
                ),
              )}
              {index === 0 ? <a href={placed(addresses.assessment(assessment.id))}>{texts.readingPage}</a> : null}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

/** The assessments that were started from this one. Each must be redacted separately. features/redaction/README.md */
export const Copies = ({ copies }: Pick<DeskAssessment, "copies">) =>
  copies.length === 0 ? null : (
    <section aria-labelledby="desk-copies">
      <h2 id="desk-copies">{texts.copies}</h2>
      <p className={styles.hint}>{texts.copiesHint}</p>
      <ul className={styles.publications}>
        {copies.map(({ id, title, assessmentStatus }) => (
          <li key={id} className={styles.copy}>
            <a href={addresses.deskAssessment(id)}>{title}</a>{" "}
            <small>{texts.copyIs(id, statusTexts[assessmentStatus])}</small>
          </li>
        ))}
      </ul>
    </section>
  );
