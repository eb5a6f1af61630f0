import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { callQuery, useApi } from "../../../../platform/browser/api/api.ts";
import { useWrite } from "../../../../platform/browser/api/use-write.ts";
import { norwegianDay } from "../../../../platform/pure/norwegian-date/index.ts";
import { Button, PageLoader, useConfirm, useToast } from "../../../../platform/ui/index.ts";
import { addresses, deskAddresses } from "../../../address/rules/index.ts";
import { ProblemAlert } from "../../../desk/screens/problem-alert.tsx";
import { Time } from "../../../desk/screens/time.tsx";
import type { DeskRetraction } from "../../calls.ts";
import { retractionDeskTexts as texts } from "../../texts-desk.ts";
import { ListUpload } from "./list-upload.tsx";
import styles from "./retractions.module.css";

/** `/redaksjon/tilbaketrukne/`: the list that holds now, and the assessments that rest on one of its papers. */
export function RetractionsScreen() {
  const { data, error } = useQuery(callQuery(useApi(), "deskRetractions", {}));
  return (
    <div className={styles.screen}>
      <header className={styles.section}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      {error ? <ProblemAlert problem={error.problem} here={deskAddresses.retractions} /> : null}
      {data || error ? null : <PageLoader />}
      {data ? (
        <>
          <section className={styles.section} aria-labelledby="listen">
            <h2 id="listen">{texts.list}</h2>
            {data.list ? (
              <p>
                {texts.listOf(data.list.rows)} <Time at={data.list.at} /> · {data.list.by || texts.byJob}
              </p>
            ) : (
              <p>{texts.noList}</p>
            )}
            {data.mayLoad ? <ListUpload /> : null}
          </section>
          <section className={styles.section} aria-labelledby="studier">
            <h2 id="studier">{texts.studies}</h2>
            {data.studies.length === 0 ? <p>{texts.none}</p> : <Studies studies={data.studies} />}
          </section>
        </>
      ) : null}
    </div>
  );
}

function Studies({ studies }: { readonly studies: readonly DeskRetraction[] }) {
  const client = useQueryClient();
  const toast = useToast();
  const confirm = useConfirm();
  const write = useWrite("deskNotSameStudy", () => client.invalidateQueries({ queryKey: ["deskRetractions"] }));
  const setAside = async ({ assessment, record, name }: DeskRetraction) => {
    if (!(await confirm(texts.confirmNotSame(name || texts.unnamed)))) return;
    const answer = await write.run({ params: { id: String(assessment) }, body: { record } });
    if (answer?.ok) toast(texts.saved);
  };
  return (
    <>
      {write.refusal ? <ProblemAlert problem={write.refusal} here={deskAddresses.retractions} /> : null}
      <ul className={styles.studies} aria-label={texts.studies}>
        {studies.map((study) => (
          <li key={`${study.assessment} ${study.record}`} data-aside={study.notSame !== null}>
            <Study study={study} onNotSame={() => void setAside(study)} />
          </li>
        ))}
      </ul>
    </>
  );
}

type StudyProps = { readonly study: DeskRetraction; readonly onNotSame: () => void };

function Study({ study, onNotSame }: StudyProps) {
  const { assessment, title, text, notice, since, editions, inDraft, told, notSame } = study;
  const name = study.name || texts.unnamed;
  return (
    <>
      <h3>
        <a href={addresses.deskAssessment(assessment)}>{title}</a>
      </h3>
      <dl>
        <Fact label={texts.columns.study}>{name}</Fact>
        <Fact label={texts.columns.state}>{notice ? <a href={notice}>{text}</a> : text}</Fact>
        {since ? <Fact label={texts.columns.since}>{norwegianDay(since)}</Fact> : null}
        <Fact label={texts.columns.where}>{texts.where(editions, inDraft)}</Fact>
        <Fact label={texts.columns.told}>{told ? <Time at={told} /> : texts.notTold}</Fact>
      </dl>
      {notSame ? (
        <p className="quiet">
          {texts.saidBy(notSame.by)} <Time at={notSame.at} />
        </p>
      ) : (
        <Button size="sm" variant="secondary" aria-label={texts.notSameNamed(name)} onClick={onNotSame}>
          {texts.notSame}
        </Button>
      )}
    </>
  );
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
