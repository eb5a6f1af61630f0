import { type ReactNode, useEffect, useRef } from "react";
import { publishTexts } from "../../../../texts/author.ts";
import { Alert, CheckmarkIcon } from "../../../ui/index.ts";
import { useEditing } from "../../editing/index.ts";
import type { BlockProps } from "../block-ui.ts";
import styles from "../blocks.module.css";
import { SectionField } from "../section-field.tsx";
import { MissingList } from "./missing-list.tsx";
import { NewDraftButton } from "./new-draft-button.tsx";
import { SendButton } from "./send-button.tsx";

/** The checklist, the missing fields and the button that sends. docs/spec/publication.md, Sending */
export function PublishSectionField({ block }: BlockProps<"PublishSection">) {
  const { assessment, role } = useEditing();
  const { checklist } = block;
  return (
    <>
      <SectionField block={block} />
      {checklist.length > 0 ? (
        <section aria-labelledby={`checklist-${block.contentGuid}`}>
          <h3 id={`checklist-${block.contentGuid}`}>{publishTexts.checklist}</h3>
          <ul className={styles.checklist}>
            {checklist.map((point) => (
              <li key={point}>
                <CheckmarkIcon aria-hidden />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <MissingList missing={assessment.missing} />
      <Standing>
        <Sending isInitiator={role === "initiator"} />
      </Standing>
    </>
  );
}

/** Takes the focus when the button that changed the status is gone with it. */
function Standing({ children }: { children: ReactNode }) {
  const { assessmentStatus } = useEditing().assessment;
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(assessmentStatus);
  useEffect(() => {
    if (shown.current === assessmentStatus) return;
    shown.current = assessmentStatus;
    if (document.activeElement === document.body) box.current?.focus();
  }, [assessmentStatus]);
  return (
    <div ref={box} tabIndex={-1} className={styles.standing}>
      {children}
    </div>
  );
}

function Sending({ isInitiator }: { isInitiator: boolean }) {
  const { assessment } = useEditing();
  if (assessment.isPublished)
    return (
      <>
        <Alert tone="success">{publishTexts.published}</Alert>
        {isInitiator && assessment.abilities.includes("reopen") ? <NewDraftButton /> : null}
      </>
    );
  if (assessment.isPendingPublish) return <Alert>{publishTexts.sent}</Alert>;
  if (!assessment.abilities.includes("send")) return <Alert>{publishTexts.onlyInitiator(publishTexts.product)}</Alert>;
  return <SendButton />;
}
