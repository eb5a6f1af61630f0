import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { logQuery, wholeLog } from "../../../apps/browser/routes/wing-loaders.ts";
import { useApi } from "../../../platform/browser/api/api.ts";
import {
  EARLIEST_DATE_INPUT,
  norwegianDay,
  typedDay,
  writtenDay,
} from "../../../platform/pure/norwegian-date/index.ts";
import {
  Button,
  DateField,
  focusWhenDrawn,
  PageLoader,
  SelectField,
  TextField,
  tableRoles,
} from "../../../platform/ui/index.ts";
import { contentAddresses } from "../../address/rules/index.ts";
import { contentScreenTexts } from "../../content/texts-desk-screens.ts";
import { ProblemAlert } from "../../desk/screens/problem-alert.tsx";
import { Time } from "../../desk/screens/time.tsx";
import type { SiteLogEntry } from "../calls.ts";
import { logParts } from "../rules/index.ts";
import { accountTexts } from "../texts.ts";
import styles from "./accounts.module.css";

const texts = accountTexts.log;
const parts = [
  { value: "", text: texts.everything },
  ...logParts.map((value) => ({ value, text: texts.parts[value] })),
];

const ends = ["from", "to"] as const;
const noDays = { from: "", to: "" };
/** A day, or none. */
const isDay = (text: string): boolean => text === "" || typedDay(text) === text;

/** `/redaksjon/innhold/logg/`: who of the desk did what and when. */
export function LogScreen() {
  const [asked, setAsked] = useState(wholeLog);
  const [days, setDays] = useState(noDays);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { data, error } = useQuery({ ...logQuery(useApi(), asked), placeholderData: keepPreviousData });
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const text = (name: string) => String(said.get(name) ?? "");
    const part = logParts.find((each) => each === text("part")) ?? "";
    const wrong = ends.some((end) => !isDay(days[end]));
    setTried(wrong);
    if (!wrong) setAsked({ q: text("q"), part, ...days });
    else focusWhenDrawn(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  };
  const reset = () => {
    setDays(noDays);
    setTried(false);
    form.current?.reset();
    setAsked(wholeLog);
  };
  const last = data?.entries.at(-1);
  return (
    <div className={styles.screen}>
      <header className={styles.section}>
        <nav aria-label={contentScreenTexts.places} className={styles.places}>
          <a href={contentAddresses.pages}>{contentScreenTexts.page.back}</a>
          <a href={contentAddresses.accounts}>{accountTexts.toAccounts}</a>
        </nav>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      <form ref={form} className={styles.filter} onSubmit={show} noValidate>
        <TextField type="search" name="q" label={texts.who} hint={texts.whoHint} maxLength={200} autoComplete="off" />
        <SelectField name="part" label={texts.part} options={parts} placeholder={null} defaultValue="" />
        {ends.map((end) => (
          <DateField
            key={end}
            label={texts[end]}
            value={days[end]}
            min={EARLIEST_DATE_INPUT}
            dayOf={typedDay}
            leftDayOf={writtenDay}
            show={norwegianDay}
            error={isTried && !isDay(days[end]) ? contentScreenTexts.moment.noDay : undefined}
            onWrite={(day) => setDays((now) => ({ ...now, [end]: day }))}
          />
        ))}
        <div className={styles.places}>
          <Button type="submit">{texts.show}</Button>
          <Button variant="tertiary" onClick={reset}>
            {texts.reset}
          </Button>
        </div>
      </form>
      {error ? <ProblemAlert problem={error.problem} here={contentAddresses.log} /> : null}
      {data ? <Entries entries={data.entries} /> : <PageLoader />}
      <p className={styles.places}>
        {asked.before === undefined ? null : (
          <Button variant="secondary" onClick={() => setAsked({ ...asked, before: undefined })}>
            {texts.newest}
          </Button>
        )}
        {data?.hasMore && last ? (
          <Button variant="secondary" onClick={() => setAsked({ ...asked, before: last.id })}>
            {texts.older}
          </Button>
        ) : null}
      </p>
    </div>
  );
}

const columns = ["at", "who", "action", "what", "site"] as const;

const Entries = ({ entries }: { readonly entries: readonly SiteLogEntry[] }) =>
  entries.length === 0 ? (
    <p>{texts.none}</p>
  ) : (
    <table {...tableRoles.table} className={styles.table}>
      <caption className="ds-sr-only">{texts.table}</caption>
      <thead {...tableRoles.rowGroup}>
        <tr {...tableRoles.row}>
          {columns.map((column) => (
            <th key={column} {...tableRoles.columnHeader} scope="col">
              {texts.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.rowGroup}>
        {entries.map(({ id, at, who, action, what, url, site }) => (
          <tr key={id} {...tableRoles.row}>
            <td {...tableRoles.cell}>
              <Time at={at} />
            </td>
            <td {...tableRoles.cell}>{who}</td>
            <td {...tableRoles.cell}>{action}</td>
            <td {...tableRoles.cell}>{url === null ? what : <a href={url}>{what}</a>}</td>
            <td {...tableRoles.cell}>{site}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
