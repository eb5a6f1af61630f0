import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { accountsQuery, allAtDesk } from "../../../apps/browser/routes/wing-loaders.ts";
import { useApi } from "../../../platform/browser/api/api.ts";
import { fieldErrors, isFieldProblem, useWrite } from "../../../platform/browser/api/use-write.ts";
import type { CallAnswer } from "../../../platform/pure/contract/call.ts";
import {
  Button,
  LiveRegion,
  PageLoader,
  Segments,
  SelectField,
  TextField,
  tableRoles,
  useConfirm,
  useToast,
} from "../../../platform/ui/index.ts";
import { contentAddresses } from "../../address/rules/index.ts";
import { contentScreenTexts } from "../../content/texts-desk-screens.ts";
import { ProblemAlert } from "../../desk/screens/problem-alert.tsx";
import { Time } from "../../desk/screens/time.tsx";
import type { DeskAccount } from "../calls.ts";
import { type GivenRole, givenRoles } from "../rules/index.ts";
import { accountTexts as texts } from "../texts.ts";
import styles from "./accounts.module.css";

const whos = ["desk", "everybody"] as const;

/** `/redaksjon/innhold/brukere/`: who has which role on the sites that the reader administers. */
export function AccountsScreen() {
  const [asked, setAsked] = useState(allAtDesk);
  const { data, error } = useQuery({ ...accountsQuery(useApi(), asked), placeholderData: keepPreviousData });
  const [q, setQ] = useState("");
  const find = (event: FormEvent) => {
    event.preventDefault();
    setAsked({ q, who: asked.who, page: 1 });
  };
  return (
    <div className={styles.screen}>
      <header className={styles.section}>
        <nav aria-label={contentScreenTexts.places} className={styles.places}>
          <a href={contentAddresses.pages}>{contentScreenTexts.page.back}</a>
          <a href={contentAddresses.log}>{texts.log.toLog}</a>
        </nav>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      <form className={styles.find} onSubmit={find}>
        <TextField
          type="search"
          label={texts.search}
          maxLength={200}
          autoComplete="off"
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
        <Button type="submit" variant="secondary">
          {texts.find}
        </Button>
      </form>
      <nav aria-label={texts.who}>
        <Segments>
          {whos.map((who) => (
            <li key={who}>
              <button type="button" aria-pressed={who === asked.who} onClick={() => setAsked({ q, who, page: 1 })}>
                {texts.whos[who]}
              </button>
            </li>
          ))}
        </Segments>
      </nav>
      {error ? <ProblemAlert problem={error.problem} here={contentAddresses.accounts} /> : null}
      {data ? <Accounts list={data} onPage={(page) => setAsked({ ...asked, page })} /> : <PageLoader />}
      <p className={styles.quiet}>{texts.howTo}</p>
    </div>
  );
}

type AccountsProps = { readonly list: CallAnswer<"deskAccounts">; readonly onPage: (page: number) => void };

function Accounts({ list, onPage }: AccountsProps) {
  const { sites, accounts, page, pageSize, total } = list;
  return (
    <section className={styles.section} aria-label={texts.table}>
      <LiveRegion visible>{total === 0 ? texts.none : texts.found(total)}</LiveRegion>
      {accounts.length === 0 ? null : (
        <table {...tableRoles.table} className={`${styles.table} ${styles.persons}`}>
          <caption className="ds-sr-only">{texts.table}</caption>
          <thead {...tableRoles.rowGroup}>
            <tr {...tableRoles.row}>
              <th {...tableRoles.columnHeader} scope="col">
                {texts.columns.name}
              </th>
              {sites.map(({ id, name }) => (
                <th key={id} {...tableRoles.columnHeader} scope="col">
                  {name}
                </th>
              ))}
              <th {...tableRoles.columnHeader} scope="col">
                {texts.columns.signedIn}
              </th>
            </tr>
          </thead>
          <tbody {...tableRoles.rowGroup}>
            {accounts.map((account) => (
              <AccountRow key={account.id} account={account} sites={sites} />
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.places}>
        {page > 1 ? (
          <Button size="sm" variant="secondary" onClick={() => onPage(page - 1)}>
            {texts.previous}
          </Button>
        ) : null}
        {page * pageSize < total ? (
          <Button size="sm" variant="secondary" onClick={() => onPage(page + 1)}>
            {texts.next}
          </Button>
        ) : null}
      </p>
    </section>
  );
}

type Sites = CallAnswer<"deskAccounts">["sites"];

const AccountRow = ({ account, sites }: { readonly account: DeskAccount; readonly sites: Sites }) => (
  <tr {...tableRoles.row}>
    <th {...tableRoles.rowHeader} scope="row">
      {account.name}
      {account.email === null ? null : <small>{account.email}</small>}
    </th>
    {sites.map((site) => (
      <td key={site.id} {...tableRoles.cell}>
        <span className={styles.label} aria-hidden="true">
          {site.name}
        </span>
        <RoleChoice account={account} site={site} />
      </td>
    ))}
    <td {...tableRoles.cell}>
      <span className={styles.label} aria-hidden="true">
        {texts.columns.signedIn}
      </span>
      {account.signedIn === null ? texts.never : <Time at={account.signedIn} />}
    </td>
  </tr>
);

const isGiven = (value: string): value is GivenRole => givenRoles.some((each) => each === value);

/** The role of one account at one site. A choice asks first and holds at once. */
function RoleChoice({ account, site }: { readonly account: DeskAccount; readonly site: Sites[number] }) {
  const { name, roles, provider } = account;
  const seen = roles.find((each) => each.site === site.id)?.given ?? "provider";
  const client = useQueryClient();
  const { run, running, refusal } = useWrite("deskGiveRole", () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === "deskAccounts" }),
  );
  const confirm = useConfirm();
  const toast = useToast();
  const choices = texts.choices(provider);
  const give = async (role: string) => {
    if (!isGiven(role) || role === seen || !(await confirm(texts.confirm(name, site.name, role)))) return;
    const answer = await run({ params: { id: account.id }, body: { site: site.id, role, seen } });
    if (answer?.ok) toast(texts.saved(name));
  };
  return (
    <div className={styles.choice}>
      <SelectField
        label={texts.roleOf(name, site.name)}
        hideLabel
        placeholder={null}
        options={givenRoles.map((value) => ({ value, text: choices[value] }))}
        value={seen}
        disabled={running}
        error={fieldErrors(refusal).role}
        onChange={({ target }) => void give(target.value)}
      />
      {refusal && !isFieldProblem(refusal) ? <ProblemAlert problem={refusal} here={contentAddresses.accounts} /> : null}
    </div>
  );
}
