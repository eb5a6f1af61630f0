import type { AssessmentView, TextLink } from "../../../core/contract/reading.ts";
import { assessmentTypeTexts } from "../../../texts/assessment-type.ts";
import { readingTexts } from "../../../texts/reading.ts";
import styles from "./reading.module.css";

const relatedKeys = [
  "relatedTopics",
  "relatedMethodTypes",
  "relatedOrganizations",
  "relatedPublishers",
  "relatedSubjects",
  "relatedMunicipalities",
] as const;

/** The related terms, each as a link to the search that it narrows. docs/spec/publication.md, Details of a page */
export const DetailList = ({ read }: { read: AssessmentView }) => (
  <section aria-labelledby="detaljer" className={styles.details}>
    <h2 id="detaljer">{readingTexts.details}</h2>
    <dl>
      <div>
        <dt>{readingTexts.assessmentType}</dt>
        <dd>{assessmentTypeTexts[read.assessmentType]}</dd>
      </div>
      {relatedKeys.map((key) => (
        <Related key={key} title={readingTexts.related[key]} links={read[key]} />
      ))}
      {read.year === null ? null : (
        <div>
          <dt>{readingTexts.year}</dt>
          <dd>{read.year}</dd>
        </div>
      )}
    </dl>
  </section>
);

const Related = ({ title, links }: { title: string; links: readonly TextLink[] }) =>
  links.length === 0 ? null : (
    <div>
      <dt>{title}</dt>
      {links.map(({ text, link }) => (
        <dd key={link}>
          <a href={link}>{text}</a>
        </dd>
      ))}
    </div>
  );
