import type { ReactNode } from "react";
import { Details } from "../../../platform/ui/index.ts";
import { RichText } from "../../../platform/ui/rich-text/rich-text.tsx";
import { assessmentTypeTexts } from "../../assessment/texts-type.ts";
import { Mark } from "../../block/views/marks.tsx";
import type { AssessmentView, TextLink } from "../calls.ts";
import { readingTexts } from "../texts.ts";
import styles from "./reading.module.css";

/** The answer first: what is recommended and how sure that is; each only where there is one. */
export function Answer({ read, children }: { read: AssessmentView; children?: ReactNode }) {
  const { recommendation, confidence, answer, conditions, language } = read;
  if (recommendation === "" && confidence === "" && !children) return null;
  return (
    <section aria-label={readingTexts.conclusion}>
      <dl>
        {recommendation === "" ? null : (
          <div>
            <dt>{readingTexts.recommendation}</dt>
            <dd lang={language}>
              <Mark value={answer?.recommendation} />
              {recommendation}
            </dd>
            {conditions ? (
              <dd className={styles.conditions}>
                <b>{readingTexts.conditions}</b>
                <RichText html={conditions} lang={language} />
              </dd>
            ) : null}
          </div>
        )}
        {confidence === "" ? null : (
          <div>
            <dt>{readingTexts.confidence}</dt>
            <dd lang={language}>
              <Mark value={answer?.certainty} />
              {confidence}
            </dd>
            {answer?.certainty ? <dd>{readingTexts.certainties[answer.certainty]}</dd> : null}
          </div>
        )}
      </dl>
      {children}
    </section>
  );
}

/** «Kort fortalt», for those who read nothing else. */
export const PlainSummary = ({ read: { plainSummary, language } }: { read: AssessmentView }) =>
  plainSummary === "" ? null : (
    <section aria-label={readingTexts.plainSummary}>
      <h2>{readingTexts.plainSummary}</h2>
      <RichText html={plainSummary} lang={language} />
    </section>
  );

const Fact = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <div>
    <dt>{title}</dt>
    <dd>{text}</dd>
  </div>
);

/** Where the list of parts leads before its first part. */
export const SUMMARY_ID = "sammendrag";

/** The summary with its links. A card without one says so; a published page without one leaves it out. */
export function Summary({ read: { summary, linkList, shows, language } }: { read: AssessmentView }) {
  if (summary === "" && linkList.length === 0 && shows !== "card") return null;
  return (
    <div>
      <h2 id={SUMMARY_ID}>{readingTexts.summary}</h2>
      {summary === "" ? (
        <p className={styles.empty}>{readingTexts.noSummary}</p>
      ) : (
        <RichText html={summary} lang={language} />
      )}
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

/** The related terms, each as a link to the search that it narrows. */
export const DetailList = ({ read }: { read: AssessmentView }) => (
  <section aria-labelledby="detaljer" className={styles.details}>
    <h2 id="detaljer">{readingTexts.details}</h2>
    <Details summary={readingTexts.details}>
      <dl>
        <Fact title={readingTexts.assessmentType} text={assessmentTypeTexts[read.assessmentType]} />
        {relatedKeys.map((key) => (
          <Related key={key} title={readingTexts.related[key]} links={read[key]} />
        ))}
        {(["financialResponsibility", "orderRecommendation"] as const).map((key) =>
          read[key] === "" ? null : <Fact key={key} title={readingTexts.related[key]} text={read[key]} />,
        )}
        {read.contributorRoles.length === 0 ? null : (
          <Fact
            title={readingTexts.contributors.label}
            text={readingTexts.contributors.inWords(read.contributorRoles)}
          />
        )}
        {read.year === null ? null : <Fact title={readingTexts.year} text={String(read.year)} />}
        {read.startedFrom === undefined ? null : read.startedFrom.link === "" ? (
          <Fact title={readingTexts.startedFrom.label} text={read.startedFrom.text} />
        ) : (
          <Related title={readingTexts.startedFrom.label} links={[read.startedFrom]} />
        )}
      </dl>
      {read.starts ? (
        <p data-print="hide">
          {readingTexts.startedFrom.question}
          {read.starts.map(({ text, link }) => (
            <a key={link} href={link}>
              {text}
            </a>
          ))}
        </p>
      ) : null}
    </Details>
  </section>
);

type RelatedProps = { readonly title: string; readonly links: readonly TextLink[] };

const Related = ({ title, links }: RelatedProps) =>
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
