import { lazy, Suspense, useState } from "react";
import { Breadcrumb, type Crumb } from "../../../platform/ui/index.ts";
import { addresses } from "../../address/rules/index.ts";
import type { SiteSettings } from "../calls.ts";
import { truncateBreadcrumb } from "../rules/index.ts";
import { frameTexts } from "../texts.ts";
import styles from "./header.module.css";
import { MainMenu } from "./main-menu.tsx";
import { SiteSearchForm } from "./search-form.tsx";

export type HeaderProps = {
  readonly site: SiteSettings;
  readonly hasAssessments: boolean;
  /** From the start page down to this page. With fewer than two there is nothing to show. */
  readonly crumbs: readonly Crumb[];
  readonly account: HeaderAccount;
  readonly query: string;
  readonly hasSearch: boolean;
  /** Breadcrumb and login panel share a line. */
  readonly isLow: boolean;
  readonly onSearch?: ((query: string) => void) | undefined;
};

const truncateLast = (crumbs: readonly Crumb[]): readonly Crumb[] =>
  crumbs.map((crumb, at) => (at === crumbs.length - 1 ? { ...crumb, text: truncateBreadcrumb(crumb.text) } : crumb));

/** One bar: logo and name, search, two links, login panel, menu. The breadcrumb stands under it, in the editor in it. */
export const Header = ({ site, hasAssessments, crumbs, account, query, hasSearch, isLow, onSearch }: HeaderProps) => {
  const search =
    hasSearch && !isLow ? <SiteSearchForm query={query} onSearch={onSearch} className={styles.search} /> : null;
  const breadcrumb =
    crumbs.length > 1 ? (
      <div className={styles.crumbs}>
        <Breadcrumb crumbs={truncateLast(crumbs)} />
      </div>
    ) : null;
  return (
    <header className={styles.header} data-low={isLow || undefined}>
      <div className={styles.bar}>
        <a href={addresses.home} className={styles.brand}>
          <img src={site.logo.src} alt={site.logo.alt} width={40} height={40} />
          <span>
            <span className={styles.heading}>{site.heading}</span>
            <span className={styles.subtitle}>{site.subtitle}</span>
            <span className="ds-sr-only">{frameTexts.home}</span>
          </span>
        </a>
        {isLow ? breadcrumb : null}
        {search}
        {account.at === "anonymous" ? (
          <ul className={styles.links} data-print="hide">
            {site.menu.content.slice(0, 2).map(({ href, text }) => (
              <li key={`${href} ${text}`}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        ) : null}
        <AccountPanel account={account} />
        <MainMenu menu={site.menu} hasAssessments={hasAssessments}>
          {search}
          <AccountPanel account={account} isInMenu />
        </MainMenu>
      </div>
      {isLow ? null : breadcrumb}
    </header>
  );
};

type Place = { readonly text: string; readonly href: string };

/** The account as the header shows it: of the two places, the first that there is. */
export type HeaderAccount =
  | { readonly at: "anonymous"; readonly signInHref: string }
  | {
      readonly at: "signedIn";
      readonly user: string;
      /** Answers only when it failed, or when the person stays. */
      readonly onSignOut: () => Promise<"failed" | "stays">;
      /** The same, for accounts. */
      readonly onSignOutEverywhere?: () => Promise<"failed" | "stays">;
      /** The editors' desk, for those who have one. */
      readonly desk?: Place;
      /** The assessments in which they hold a seat. */
      readonly mine?: Place;
    };

const SignOutEverywhere = lazy(() => import("./sign-out-everywhere.tsx"));

/** The login panel: who is signed in and the way out, or the way in. In the bar on wide screens, in the menu on others. */
function AccountPanel({ account, isInMenu = false }: { account: HeaderAccount; isInMenu?: boolean }) {
  // Undefined until it is asked for. Then the dialog stays, closed or not: it gives the focus back to the menu's button.
  const [asks, setAsks] = useState<boolean>();
  const [failed, setFailed] = useState(false);
  const work = account.at === "signedIn" ? (account.desk ?? account.mine) : undefined;
  return (
    <section className={isInMenu ? styles.inMenu : styles.account} aria-label={frameTexts.account} data-print="hide">
      {account.at === "anonymous" ? (
        <a href={account.signInHref}>{frameTexts.signIn}</a>
      ) : (
        <>
          {work ? (
            <a href={work.href} data-mine={work === account.mine || undefined}>
              {work.text}
            </a>
          ) : null}
          <span className={styles.user}>{frameTexts.signedInAs(account.user)}</span>
          <button type="button" onClick={async () => setFailed((await account.onSignOut()) === "failed")}>
            {frameTexts.signOut}
          </button>
          <span role="alert">{failed ? frameTexts.signOutFailed : null}</span>
          {isInMenu && account.onSignOutEverywhere ? (
            <button type="button" className={styles.everywhere} onClick={() => setAsks(true)}>
              {frameTexts.signOutEverywhere}
            </button>
          ) : null}
          <Suspense>
            {asks === undefined ? null : (
              <SignOutEverywhere open={asks} onSignOut={account.onSignOutEverywhere} onOpen={setAsks} />
            )}
          </Suspense>
        </>
      )}
    </section>
  );
}
