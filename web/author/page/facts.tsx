import { status } from "../../../core/assessment/index.ts";
import { norwegianMoment } from "../../../core/norwegian-date/index.ts";
import { authorTexts } from "../../../texts/author.ts";
import { roleLabels } from "../../../texts/roles.ts";
import { statusTexts } from "../../../texts/status.ts";
import { Tag, type Tone } from "../../ui/index.ts";
import { useEditing } from "../editing/index.ts";
import { ContactConsent } from "./contact-consent.tsx";
import styles from "./editor.module.css";
import { useLastSaved } from "./use-details.ts";

const tones: Readonly<Record<1 | 2 | 3, Tone>> = {
  [status.draft]: "info",
  [status.sent]: "warning",
  [status.published]: "success",
};

/** Status, role, last saved, organisations and initiator. docs/spec/assessment.md, Editing page */
export function Facts() {
  const { assessment, role, number } = useEditing();
  const lastSaved = useLastSaved(String(number), assessment.changed);
  const ofMunicipalities = assessment.assessmentType === "2" || assessment.assessmentType === "3";
  return (
    <div className={styles.facts}>
      <p className={styles.badges}>
        <Tag tone={tones[assessment.assessmentStatus]}>{statusTexts[assessment.assessmentStatus]}</Tag>
        {role ? <Tag tone="brand1">{roleLabels[role]}</Tag> : null}
      </p>
      <dl className={styles.factList}>
        <div>
          <dt>{ofMunicipalities ? authorTexts.municipality : authorTexts.organization}</dt>
          <dd>{assessment.organization}</dd>
        </div>
        <div>
          <dt>{authorTexts.initiator}</dt>
          <dd>{assessment.initiator}</dd>
        </div>
        <div>
          <dt>{authorTexts.lastSaved}</dt>
          <dd>
            <time dateTime={lastSaved}>{norwegianMoment(lastSaved)}</time>
          </dd>
        </div>
      </dl>
      {assessment.abilities.includes("show-contact") ? <ContactConsent /> : null}
      {assessment.publicUrl ? <a href={assessment.publicUrl}>{authorTexts.publicPage}</a> : null}
    </div>
  );
}
