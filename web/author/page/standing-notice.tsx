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

const NOTICE_ID = "assessment-standing";

/** Leads to the notice from wherever one writes. */
export function StandingLink({ standing: { at } }: { standing: Standing }) {
  if (at !== "ended" && at !== "removed") return null;
  return (
    <a
      href={`#${NOTICE_ID}`}
      onClick={(event) => {
        event.preventDefault();
        const notice = document.getElementById(NOTICE_ID);
        notice?.focus();
        notice?.scrollIntoView({ block: "center" });
      }}
    >
      {savingTexts[at].title}
    </a>
  );
}

/** Why nothing is saved any more, and the way back. docs/spec/saving.md, Locked */
export const StandingNotice = (props: StandingNoticeProps) =>
  props.standing.at === "here" ? null : (
    <div id={NOTICE_ID} tabIndex={-1}>
      <Notice {...props} />
    </div>
  );

function Notice({ standing, number, seat }: StandingNoticeProps) {
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
