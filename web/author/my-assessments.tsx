import { useQuery } from "@tanstack/react-query";
import { addresses } from "../../core/address/index.ts";
import type { MyAssessment } from "../../core/contract/session.ts";
import { norwegianMoment } from "../../core/norwegian-date/index.ts";
import { myAssessmentsTexts as texts } from "../../texts/author.ts";
import { roleLabels } from "../../texts/roles.ts";
import { callQuery, useApi } from "../api/api.ts";
import { StatusTag } from "../content/status-tag.tsx";
import { LinkButton, PageLoader } from "../ui/index.ts";
import styles from "./my-assessments.module.css";

/** `/rediger/`: the way back to what one writes. docs/spec/assessment.md, My assessments */
export function MyAssessmentsScreen() {
  const { data } = useQuery({ ...callQuery(useApi(), "myAssessments", {}), staleTime: 0 });
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      {data === undefined ? <PageLoader /> : data.length > 0 ? <List assessments={data} /> : <HowToGetIn />}
    </div>
  );
}

const List = ({ assessments }: { assessments: readonly MyAssessment[] }) => (
  <ul className={styles.list}>
    {assessments.map((each) => (
      <li key={each.contributorId}>
        <h2 className={styles.title}>
          <a href={addresses.editAs(each.assessmentId, { id: each.contributorId, role: each.role }, each.task)}>
            {each.title}
          </a>
        </h2>
        <p className={styles.facts}>
          <StatusTag status={each.status} />
          <span>{texts.yourRole(roleLabels[each.role])}</span>
          {each.missing === null ? null : (
            <span data-missing={each.missing > 0 || undefined}>
              {each.missing > 0 ? texts.missing(each.missing) : texts.complete}
            </span>
          )}
          <time dateTime={each.changed}>{texts.lastSaved(norwegianMoment(each.changed))}</time>
        </p>
      </li>
    ))}
  </ul>
);

/** Without a seat. The page is the same for everybody who has none, and tells nothing of any assessment. */
function HowToGetIn() {
  const api = useApi();
  const { data: session } = useQuery(callQuery(api, "getSession", {}));
  const { data: contact } = useQuery(callQuery(api, "getContactAddress", {}));
  return (
    <>
      <p>{texts.none}</p>
      <h2 className={styles.title}>{texts.howTitle}</h2>
      <ul className={styles.how}>
        <li>{texts.how.link}</li>
        <li>{texts.how.spent}</li>
        <li>
          {texts.how.lost}{" "}
          {contact ? (
            <>
              {texts.how.contact} <a href={`mailto:${contact}`}>{contact}</a>.
            </>
          ) : null}
        </li>
        {session?.user ? null : <li>{texts.signInExplain}</li>}
      </ul>
      <div className={styles.ways}>
        {session?.user ? null : (
          <LinkButton variant="primary" href={addresses.login(addresses.myAssessments)}>
            {texts.signIn}
          </LinkButton>
        )}
        <LinkButton variant="secondary" href={addresses.startChoice}>
          {texts.start}
        </LinkButton>
      </div>
    </>
  );
}
