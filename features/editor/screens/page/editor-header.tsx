import type { ReactNode } from "react";
import { norwegianDate, norwegianMoment, norwegianTime } from "../../../../platform/pure/norwegian-date/index.ts";
import { Alert, Tag } from "../../../../platform/ui/index.ts";
import { roleLabels } from "../../../access/texts.ts";
import { StatusTag } from "../../../assessment/views/status-tag.tsx";
import { ContributorsButton } from "../../../contributor/screens/contributors-button.tsx";
import { usePlaced } from "../../../site/views/shell/use-site.ts";
import { authorTexts } from "../../texts.ts";
import { useEditing } from "../editing.tsx";
import { WrittenLanguage } from "../written-language.tsx";
import styles from "./editor-header.module.css";
import { AssessmentHeading } from "./heading.tsx";
import { MoreButton } from "./more-button.tsx";
import { useLastSaved } from "./use-details.ts";

type EditorHeaderProps = {
  readonly isReady: boolean;
  /** Notices to read before writing, shown below the heading. */
  readonly children: ReactNode;
};

/** Heading, facts and actions of the assessment. */
export function EditorHeader({ isReady, children }: EditorHeaderProps) {
  const { assessment, role } = useEditing();
  const placed = usePlaced();
  return (
    <header className={styles.header}>
      <AssessmentHeading isReady={isReady} />
      <div className={styles.about}>
        <Facts />
        <div className={styles.actions} data-print="hide">
          {assessment.publicUrl ? <a href={placed(assessment.publicUrl)}>{authorTexts.publicPage}</a> : null}
          {role === "initiator" && !assessment.isPublished ? <ContributorsButton /> : null}
          <MoreButton />
        </div>
      </div>
      {children}
      {assessment.returnMessage ? (
        <Alert tone="warning" heading={authorTexts.returned}>
          <p className={styles.lines}>{assessment.returnMessage}</p>
        </Alert>
      ) : null}
    </header>
  );
}

/** Today's time alone, else the whole moment. */
const momentOrTime = (at: string): string =>
  norwegianDate(at) === norwegianDate(new Date().toISOString()) ? norwegianTime(at) : norwegianMoment(at);

/** Status, role, organisation, initiator and last saved, on one line. */
function Facts() {
  const { assessment, role } = useEditing();
  const placed = usePlaced();
  const lastSaved = useLastSaved(assessment);
  return (
    <ul className={styles.facts}>
      <li>
        <StatusTag status={assessment.assessmentStatus} />
      </li>
      {role ? (
        <li>
          <Tag tone="neutral">{roleLabels[role]}</Tag>
        </li>
      ) : null}
      {assessment.organization === "" ? null : (
        <li>
          {authorTexts.organization(assessment.assessmentType, assessment.actor)}: {assessment.organization}
        </li>
      )}
      <li>
        {authorTexts.initiator}: {assessment.initiator}
        {role === "initiator" ? ` ${authorTexts.you}` : null}
      </li>
      {assessment.startedFrom ? (
        <li>
          {authorTexts.startedFrom}{" "}
          {assessment.startedFrom.link ? (
            <a href={placed(assessment.startedFrom.link)}>{assessment.startedFrom.text}</a>
          ) : (
            assessment.startedFrom.text
          )}
        </li>
      ) : null}
      <WrittenLanguage />
      <li>
        {authorTexts.lastSaved}{" "}
        <time dateTime={lastSaved} title={norwegianMoment(lastSaved)}>
          {momentOrTime(lastSaved)}
        </time>
      </li>
    </ul>
  );
}
