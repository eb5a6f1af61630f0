import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import type { CallAnswer } from "../../../platform/pure/contract/call.ts";
import { norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import { Details, ExclamationmarkTriangleIcon, HeadingText } from "../../../platform/ui/index.ts";
import { addresses, contentAddresses } from "../../address/rules/index.ts";
import type { WaitingPages } from "../../content/calls-desk.ts";
import { REVIEW_AHEAD_DAYS } from "../../content/rules/index.ts";
import { chooseInWorkList, type LateKind, lateKinds, readWorkList } from "../../desk/rules/index.ts";
import { listAddress } from "../../desk/screens/list/list-address.ts";
import { ProblemAlert } from "../../desk/screens/problem-alert.tsx";
import { Time } from "../../desk/screens/time.tsx";
import { WaitingConfirmations } from "../../living/screens/waiting-confirmations.tsx";
import { waitingTexts as texts } from "../texts.ts";
import styles from "./waiting.module.css";

/** The tasks that wait for the editor on this site, each with a link to its place. */
export function WaitingTasks() {
  const { data, error } = useQuery(callQuery(useApi(), "deskWaiting", {}));
  return (
    <section className={styles.waiting} aria-labelledby="venter">
      <h2 id="venter">{texts.title}</h2>
      {error && !data ? <ProblemAlert problem={error.problem} here={addresses.desk} /> : null}
      {data ? <Groups waiting={data} /> : null}
    </section>
  );
}

const sent = listAddress(chooseInWorkList(readWorkList({}), { status: "2" }));
const lateList = (late: LateKind) => listAddress(chooseInWorkList(readWorkList({}), { late }));

function Groups({ waiting }: { readonly waiting: CallAnswer<"deskWaiting"> }) {
  const { assessments, late, confirmations, missed, overdue, drafts, planned, review, brokenLinks } = waiting;
  const lateHere = lateKinds.filter((kind) => (late?.[kind] ?? 0) > 0);
  const pages = [missed, overdue, drafts, planned, review];
  const counts = [assessments ?? 0, lateHere.length, confirmations.length, brokenLinks.links];
  if ([...counts, ...pages.map(({ count }) => count)].every((count) => count === 0))
    return (
      <p className={styles.nothing}>
        <img src="/assets/minimetode/alt-gjort.svg" alt="" width={160} height={110} /> {texts.nothing}
      </p>
    );
  return (
    <ul className={styles.groups}>
      <PagesGroup title={texts.missed} of={missed} at={texts.at.missed} needsCare />
      {assessments ? (
        <Group title={texts.assessments(assessments)} needsCare>
          <a href={sent}>{texts.showAssessments}</a>
        </Group>
      ) : null}
      {confirmations.length > 0 ? (
        <Group title={texts.confirmations(confirmations.length)} needsCare>
          <WaitingConfirmations confirmations={confirmations} />
        </Group>
      ) : null}
      {lateHere.map((kind) => (
        <Group key={kind} title={texts.late[kind](late?.[kind] ?? 0)} needsCare>
          <a href={lateList(kind)}>{texts.showAssessments}</a>
        </Group>
      ))}
      <PagesGroup title={texts.overdue} of={overdue} at={texts.at.overdue} needsCare />
      <PagesGroup title={texts.drafts} of={drafts} at={texts.at.drafts} />
      <PagesGroup title={texts.planned} of={planned} at={texts.at.planned} />
      <PagesGroup title={(count) => texts.review(count, REVIEW_AHEAD_DAYS)} of={review} at={texts.at.review} />
      {brokenLinks.links > 0 ? (
        <Group title={texts.brokenLinks(brokenLinks.links)} needsCare>
          <span>
            <span className="quiet">{texts.onPages(brokenLinks.pages)}.</span>{" "}
            <a href={contentAddresses.brokenLinks}>{texts.showLinks}</a>
          </span>
        </Group>
      ) : null}
    </ul>
  );
}

type GroupProps = { readonly title: string; readonly needsCare?: boolean; readonly children: ReactNode };

/** One way of waiting. `needsCare`: something is wrong, or others wait for it. */
const Group = ({ title, needsCare = false, children }: GroupProps) => (
  <li className={styles.group}>
    <h3>
      {needsCare ? <ExclamationmarkTriangleIcon aria-hidden /> : null}
      <span>
        <HeadingText>{title}</HeadingText>
      </span>
    </h3>
    {children}
  </li>
);

/** How many pages are seen before the others are asked for. */
const AT_FIRST = 3;

type PagesGroupProps = {
  readonly title: (count: number) => string;
  readonly of: WaitingPages;
  /** The label before the time of each page. */
  readonly at: string;
  readonly needsCare?: boolean;
};

function PagesGroup({ title, of: { count, pages }, at, needsCare = false }: PagesGroupProps) {
  // Nobody presses a button to see one more.
  const seen = count <= AT_FIRST + 1 ? count : AT_FIRST;
  const [first, rest] = [pages.slice(0, seen), pages.slice(seen)];
  if (count === 0) return null;
  return (
    <Group title={title(count)} needsCare={needsCare}>
      <Pages pages={first} at={at} />
      {rest.length > 0 ? (
        <Details summary={texts.more(count - first.length)}>
          <Pages pages={rest} at={at} />
          {count > pages.length ? (
            <p>
              <a href={contentAddresses.pages}>{texts.others(count - pages.length)}</a>
            </p>
          ) : null}
        </Details>
      ) : null}
    </Group>
  );
}

const isDay = (at: string): boolean => at.length === "2026-01-01".length;

const Pages = ({ pages, at }: { readonly pages: WaitingPages["pages"]; readonly at: string }) => (
  <ul className={styles.pages}>
    {pages.map((page) => (
      <li key={page.id}>
        <a href={contentAddresses.page(page.id)}>{page.name}</a>
        <span className="quiet">
          {at} {isDay(page.at) ? <time dateTime={page.at}>{norwegianDay(page.at)}</time> : <Time at={page.at} />}
        </span>
      </li>
    ))}
  </ul>
);
