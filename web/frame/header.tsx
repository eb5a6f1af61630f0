import type { SiteSettings } from "../../core/contract/site.ts";
import { truncateBreadcrumb } from "../../core/frame/index.ts";
import { frameTexts } from "../../texts/frame.ts";
import { Breadcrumb, type Crumb, type LinkRender } from "../ui/index.ts";
import type { Account } from "./account.ts";
import { AccountStrip } from "./account-strip.tsx";
import styles from "./header.module.css";
import { MainMenu } from "./main-menu.tsx";
import { SearchForm } from "./search-form.tsx";

export type HeaderProps = {
  readonly site: SiteSettings;
  /** From the start page down to this page. With fewer than two there is nothing to show. */
  readonly crumbs: readonly Crumb[];
  readonly account: Account;
  readonly query: string;
  readonly onSearch?: ((query: string) => void) | undefined;
  readonly link: LinkRender;
};

const truncateLast = (crumbs: readonly Crumb[]): readonly Crumb[] =>
  crumbs.map((crumb, at) => (at === crumbs.length - 1 ? { ...crumb, text: truncateBreadcrumb(crumb.text) } : crumb));

/** Login panel, logo and name, search, menu and breadcrumb. docs/spec/site.md, Frame */
export const Header = ({ site, crumbs, account, query, onSearch, link }: HeaderProps) => (
  <header className={styles.header}>
    <AccountStrip account={account} link={link} />
    <div className={styles.bar}>
      {link({
        href: "/",
        className: styles.brand,
        children: (
          <>
            <img src={site.logo.src} alt={site.logo.alt} width={48} height={48} />
            <span>
              <span className={styles.heading}>{site.heading}</span>
              <span className={styles.subtitle}>{site.subtitle}</span>
              <span className="ds-sr-only">{frameTexts.home}</span>
            </span>
          </>
        ),
      })}
      <SearchForm query={query} onSearch={onSearch} />
      <MainMenu menu={site.menu} link={link} />
    </div>
    {crumbs.length > 1 ? (
      <div className={styles.crumbs}>
        <Breadcrumb crumbs={truncateLast(crumbs)} link={link} />
      </div>
    ) : null}
  </header>
);
