import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import type { Language } from "../../../platform/pure/language/index.ts";
import { Accordion, Alert, Details, PageLoader } from "../../../platform/ui/index.ts";
import { RichText } from "../../../platform/ui/rich-text/rich-text.tsx";
import { lateKinds, loadViews, SectionView } from "../../kinds/views/index.ts";
import type { AssessmentView } from "../../reading/calls.ts";
import { RetractedStudies } from "../../retraction/views/retracted-mark.tsx";
import type { AdoptedEdition } from "../calls.ts";
import { adoptionScreenTexts as texts } from "../texts-screens.ts";
import { BuildsOn } from "../views/adoptions.tsx";
import styles from "./beside-original.module.css";

type OriginalProps = { readonly adopts: AdoptedEdition };

/** The edition that an adoption builds on, as its readers get it: the answer, the summaries, and each part of the text to open. */
export default function OriginalText({ adopts }: OriginalProps) {
  return (
    <>
      <header className={styles.head}>
        <h2>{texts.original}</h2>
        <BuildsOn original={adopts} />
      </header>
      {adopts.link === "" || adopts.number === null ? (
        <p>{texts.gone}</p>
      ) : (
        <Edition number={adopts.number} version={adopts.version} />
      )}
    </>
  );
}

function Edition({ number, version }: { readonly number: number; readonly version: number }) {
  const api = useApi();
  const [areViewsThere, setViewsThere] = useState(false);
  useEffect(() => {
    void loadViews(lateKinds).then(() => setViewsThere(true));
  }, []);
  const request = { params: { id: String(number) }, query: { version } };
  // An edition never changes, but it may be withdrawn.
  const { data, error } = useQuery(callQuery(api, "readAssessment", request));
  if (error && !data) return <Alert tone="warning">{error.problem.status === 410 ? texts.gone : texts.failed}</Alert>;
  if (!data || !areViewsThere) return <PageLoader />;
  return <Shown read={data} />;
}

const Shown = ({ read }: { readonly read: AssessmentView }) => (
  <RetractedStudies value={read.retractions}>
    <Answer read={read} />
    <Text title={texts.plainSummary} html={read.plainSummary} lang={read.language} />
    <Text title={texts.summary} html={read.summary} lang={read.language} />
    <Accordion>
      {read.fieldGroups.map(({ text, value }) => (
        <Details key={value} summary={text}>
          {read.sections
            .filter(({ fieldGroup }) => String(fieldGroup) === value)
            .map((section) => (
              <div key={section.contentGuid} className={styles.part}>
                <SectionView section={section} lang={read.language} as={3} />
              </div>
            ))}
        </Details>
      ))}
    </Accordion>
  </RetractedStudies>
);

const Answer = ({ read: { recommendation, conditions = "", confidence } }: { readonly read: AssessmentView }) => (
  <dl className={styles.answer}>
    {[
      [texts.recommendation, recommendation],
      [texts.confidence, confidence],
    ].map(([title, text]) =>
      text === "" ? null : (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ),
    )}
    {conditions === "" ? null : (
      <div>
        <dt>{texts.conditions}</dt>
        <dd>
          <RichText html={conditions} />
        </dd>
      </div>
    )}
  </dl>
);

type TextProps = { readonly title: string; readonly html: string; readonly lang: Language | undefined };

const Text = ({ title, html, lang }: TextProps) =>
  html === "" ? null : (
    <section className={styles.part}>
      <h3>{title}</h3>
      <RichText html={html} lang={lang} />
    </section>
  );
