import { useQuery } from "@tanstack/react-query";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { norwegianDay, norwegianMoment } from "../../../platform/pure/norwegian-date/index.ts";
import { LinkButton, PageLoader } from "../../../platform/ui/index.ts";
import { roleLabels } from "../../access/texts.ts";
import { addresses } from "../../address/rules/index.ts";
import { myAssessmentsTexts as texts } from "../../editor/texts.ts";
import type { MyAssessment } from "../../session/calls.ts";
import { usePlaced } from "../../site/views/shell/use-site.ts";
import { leftTexts } from "../../warning/texts.ts";
import { StatusTag } from "../views/status-tag.tsx";
import styles from "./my-assessments.module.css";

/** `/rediger/`: the way back to what one writes. */
export function MyAssessmentsScreen() {
  const { data } = useQuery({ ...callQuery(useApi(), "myAssessments", {}), staleTime: 0 });
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      {data === undefined ? <PageLoader /> : data.length > 0 ? <Mine assessments={data} /> : <HowToGetIn />}
      <LanguageOfMine />
    </div>
  );
}

/** The language that is kept with the account and the seats. The link in the footer does the same. */
const LanguageOfMine = () => {
  const { title, now, other } = texts.language;
  return (
    <section>
      <h2>{title}</h2>
      <p>
        {now}{" "}
        <a href={`?sprak=${other.language}`} target="_self" lang={other.language} hrefLang={other.language}>
          {other.choose}
        </a>
      </p>
    </section>
  );
};

/** The assessments with a task for the reader of the page, and below them those without one. */
function Mine({ assessments }: { assessments: readonly MyAssessment[] }) {
  const [waiting, still] = [
    assessments.filter((each) => each.waiting.length > 0),
    assessments.filter((each) => each.waiting.length === 0),
  ];
  return (
    <>
      {waiting.length > 0 ? (
        <section>
          <h2>{texts.waiting.title}</h2>
          <p className={styles.explain}>{texts.waiting.explain}</p>
          <List assessments={waiting.toSorted(byDue)} />
        </section>
      ) : null}
      {still.length > 0 ? (
        <section>
          <h2>{texts.waiting.nothing}</h2>
          <List assessments={still} />
        </section>
      ) : null}
    </>
  );
}

/** Earliest due date first; those without a date last, in their present order. */
const byDue = (one: MyAssessment, other: MyAssessment): number => (one.due ?? "9").localeCompare(other.due ?? "9");

const List = ({ assessments }: { assessments: readonly MyAssessment[] }) => {
  const placed = usePlaced();
  return (
    <ul className={styles.list}>
      {assessments.map((each) => (
        <li key={each.contributorId}>
          <h3 className={styles.title}>
            <a href={placed(addressOf(each, each.task))}>{each.title}</a>
          </h3>
          <p className={styles.facts}>
            <StatusTag status={each.status} />
            <span>{texts.yourRole(roleLabels[each.role])}</span>
            {each.missing === 0 ? <span>{texts.complete}</span> : null}
            <time dateTime={each.changed}>{texts.lastSaved(norwegianMoment(each.changed))}</time>
          </p>
          {each.waiting.length > 0 ? (
            <ul className={styles.waiting}>
              {each.waiting.map((one) => (
                <li key={JSON.stringify(one)}>
                  <a href={placed(addressOf(each, one.place ?? each.task))}>{wordsOf(one, each)}</a>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
};

const addressOf = ({ assessmentId, contributorId: id, role }: MyAssessment, place: MyAssessment["task"]): string =>
  addresses.editAs(assessmentId, { id, role }, place);

function wordsOf(one: MyAssessment["waiting"][number], { due }: MyAssessment): string {
  const { waiting } = texts;
  switch (one.kind) {
    case "mandatory":
      return texts.missing(one);
    case "look-again":
      return waiting[one.isPassed ? "lookedPast" : "lookAgain"](norwegianDay(one.on));
    case "unread":
      return waiting.unread(one.count);
    case "warning":
      return `${one.title}: ${withSmallLetter(leftTexts.warning({ kind: one.warning, count: one.count }))}`;
    case "asked-to-review":
    case "review":
      return due ? `${waiting[one.kind]} ${waiting.due(norwegianDay(due))}` : waiting[one.kind];
    case "returned":
    case "send":
      return waiting[one.kind];
  }
}

const withSmallLetter = (text: string): string => text.charAt(0).toLocaleLowerCase("nb") + text.slice(1);

/** Without a seat. The page is the same for everybody who has none, and tells nothing of any assessment. */
function HowToGetIn() {
  const placed = usePlaced();
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
          <LinkButton variant="primary" href={addresses.login(placed(addresses.myAssessments))}>
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
