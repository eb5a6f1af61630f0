import { frameTexts } from "../../texts/frame.ts";
import type { LinkRender } from "../ui/index.ts";
import type { Account } from "./account.ts";
import styles from "./header.module.css";

/** The login panel: who is signed in and the way out, or the way in. */
export const AccountStrip = ({ account, link }: { account: Account; link: LinkRender }) => (
  <section className={styles.strip} aria-label={frameTexts.account} data-print="hide">
    <div className={styles.stripInner}>
      {account.at === "anonymous" ? (
        <a href={account.signInHref}>{frameTexts.signIn}</a>
      ) : (
        <>
          {account.desk ? link({ href: account.desk.href, children: account.desk.text }) : null}
          <span className={styles.user}>{frameTexts.signedInAs(account.user)}</span>
          <button type="button" onClick={account.onSignOut}>
            {frameTexts.signOut}
          </button>
        </>
      )}
    </div>
  </section>
);
