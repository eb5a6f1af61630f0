import { addresses } from "../../../core/address/index.ts";
import { authorTexts, savingTexts } from "../../../texts/author.ts";
import { Alert, LinkButton } from "../../ui/index.ts";
import { NewLinkButton } from "../new-link.tsx";
import { RemovedNotice } from "../removed.tsx";
import styles from "./editor.module.css";
import type { Standing } from "./use-standing.ts";

const texts = savingTexts.ended;

type StandingNoticeProps = {
  readonly standing: Standing;
  readonly number: string;
  readonly seat: string | undefined;
};

/** Why nothing is saved any more, and the way back. docs/spec/saving.md, Locked */
export function StandingNotice({ standing, number, seat }: StandingNoticeProps) {
  switch (standing.at) {
    case "here":
      return null;
    case "removed":
      return <RemovedNotice initiator={standing.initiator} />;
    case "refused":
      return (
        <Alert tone="danger" role="alert" heading={authorTexts.refused}>
          <p>{standing.problem.title}</p>
        </Alert>
      );
    case "ended":
      return (
        <Alert tone="warning" role="alert" heading={texts.title}>
          <p>{texts.explain}</p>
          <div className={styles.actions}>
            {seat === undefined ? null : <NewLinkButton number={number} seat={seat} variant="primary" />}
            <LinkButton variant="secondary" href={addresses.login(addresses.edit(number))} target="_blank">
              {texts.signIn}
            </LinkButton>
          </div>
        </Alert>
      );
  }
}
