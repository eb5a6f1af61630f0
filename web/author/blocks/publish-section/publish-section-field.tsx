import { CheckmarkIcon } from "@navikt/aksel-icons";
import { publishTexts } from "../../../../texts/author.ts";
import { Alert } from "../../../ui/index.ts";
import { useEditing } from "../../editing/index.ts";
import type { BlockFieldProps } from "../block-ui.ts";
import styles from "../blocks.module.css";
import { SectionField } from "../section/index.ts";
import { MissingList } from "./missing-list.tsx";
import { SendButton } from "./send-button.tsx";

/** What to check before sending, what is still missing, and the button that sends: A section 2, "Publish section". */
export function PublishSectionField({ item }: BlockFieldProps) {
  const { assessment, role } = useEditing();
  const { checklist = [] } = item.properties;
  return (
    <>
      <SectionField item={item} />
      {checklist.length > 0 ? (
        <section aria-labelledby={`checklist-${item.contentGuid}`}>
          <h3 id={`checklist-${item.contentGuid}`}>{publishTexts.checklist}</h3>
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
      <Sending isInitiator={role === "initiator"} />
    </>
  );
}

function Sending({ isInitiator }: { isInitiator: boolean }) {
  const { assessment } = useEditing();
  if (assessment.isPublished) return <Alert tone="success">{publishTexts.published}</Alert>;
  if (assessment.isPendingPublish) return <Alert>{publishTexts.sent}</Alert>;
  if (!isInitiator || !assessment.abilities.includes("send"))
    return <Alert>{publishTexts.onlyInitiator(publishTexts.product)}</Alert>;
  return <SendButton />;
}
