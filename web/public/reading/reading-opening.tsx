import type { AssessmentView, TextLink } from "../../../core/contract/reading.ts";
import { assessmentTypeTexts } from "../../../texts/assessment-type.ts";
import { readingTexts } from "../../../texts/reading.ts";
import { RichText } from "../../content/rich-text/rich-text.tsx";
import styles from "./reading.module.css";

/** The summary with its links. A card without one says so; a published page without one leaves it out. */
export function Summary({ read: { summary, linkList, shows } }: { read: AssessmentView }) {
  if (summary === "" && linkList.length === 0 && shows !== "card") return null;
  return (
    <div className={styles.summary}>
      <h2>{readingTexts.summary}</h2>
      {summary === "" ? <p className={styles.empty}>{readingTexts.noSummary}</p> : <RichText html={summary} />}
      {linkList.length === 0 ? null : (
        <>
          <h3>{readingTexts.links}</h3>
          <ul>
            {linkList.map(({ url, text }) => (
              <li key={`${url} ${text}`}>
                <a href={url} rel="noopener">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

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
