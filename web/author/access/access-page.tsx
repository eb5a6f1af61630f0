import { addresses } from "../../../core/address/index.ts";
import { authorTexts } from "../../../texts/author.ts";
import { LinkButton } from "../../ui/index.ts";
import styles from "./access.module.css";
import { Invitation } from "./invitation.tsx";
import { NewLink } from "./new-link.tsx";
import { useSecret } from "./use-secret.ts";

const texts = authorTexts.access;

/** An edit page without a seat: redeem the link, ask for a new one, or sign in. docs/spec/sign-in.md, Access page */
export function AccessPage({ number, seat }: { number: string; seat: string | null }) {
  const secret = useSecret();
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      {secret ? <Invitation secret={secret} number={number} /> : <p>{texts.explain}</p>}
      <div className={styles.ways}>
        {seat ? <NewLink number={number} seat={seat} isMain={secret === null} /> : null}
        <section className={styles.way}>
          <h2>{texts.signIn}</h2>
          <p>{texts.signInExplain}</p>
          <LinkButton variant="secondary" href={addresses.login(addresses.edit(number))}>
            {texts.signIn}
          </LinkButton>
        </section>
      </div>
    </div>
  );
}
