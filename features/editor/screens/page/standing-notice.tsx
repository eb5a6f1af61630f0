import { useEffect } from "react";
import { Alert, LinkButton } from "../../../../platform/ui/index.ts";
import { addresses } from "../../../address/rules/index.ts";
import { NewLinkButton } from "../../../session/screens/new-link.tsx";
import { usePlaced } from "../../../site/views/shell/use-site.ts";
import { authorTexts, endedTexts } from "../../texts.ts";
import { RemovedNotice } from "../removed.tsx";
import styles from "./editor.module.css";
import type { Standing } from "./use-standing.ts";

const texts = endedTexts.ended;

type StandingNoticeProps = {
  readonly standing: Standing;
  readonly number: string;
  readonly seat: string | undefined;
};

const NOTICE_ID = "assessment-standing";

/** Leads to the notice from wherever one writes. */
export function StandingLink({ standing }: { standing: Standing }) {
  if (standing.at !== "ended" && standing.at !== "removed") return null;
  return (
    <a
      href={`#${NOTICE_ID}`}
      onClick={(event) => {
        event.preventDefault();
        goToNotice();
      }}
    >
      {standing.at === "ended" ? texts.title(standing.by) : endedTexts.removed.title}
    </a>
  );
}

const goToNotice = (): void => {
  const notice = document.getElementById(NOTICE_ID);
  notice?.focus({ preventScroll: true });
  notice?.scrollIntoView({ block: "center" });
};

/** Why nothing is saved any more, and the way back. platform/README.md */
export function StandingNotice(props: StandingNoticeProps) {
  const { at } = props.standing;
  // A removed person can no longer write, so the focus moves to the notice. Others can go on writing and keep the focus.
  useEffect(() => {
    if (at === "removed") goToNotice();
  }, [at]);
  return at === "here" ? null : (
    <div id={NOTICE_ID} tabIndex={-1} className={styles.told}>
      <Notice {...props} />
    </div>
  );
}

function Notice({ standing, number, seat }: StandingNoticeProps) {
  const placed = usePlaced();
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
        <Alert tone="warning" role="alert" heading={texts.title(standing.by)}>
          <p>
            {texts.why(standing.by, standing.initiator)}
            {texts.explain} {texts.signInHelps(standing.by) ? texts.comeBack : texts.comeBackByLink}
          </p>
          <div className={styles.actions}>
            {seat === undefined ? null : <NewLinkButton number={number} seat={seat} variant="primary" />}
            {texts.signInHelps(standing.by) ? (
              <LinkButton variant="secondary" href={addresses.login(placed(addresses.edit(number)))} target="_blank">
                {texts.signIn}
              </LinkButton>
            ) : null}
          </div>
        </Alert>
      );
  }
}
