import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { norwegianMoment } from "../../../core/norwegian-date/index.ts";
import { authorTexts } from "../../../texts/author.ts";
import { roleLabels } from "../../../texts/roles.ts";
import { statusTexts } from "../../../texts/status.ts";
import { callQuery, useApi } from "../../api/api.ts";
import { useWrite } from "../../api/use-write.ts";
import { Alert, Checkbox, EnvelopeClosedIcon, EyeIcon, LinkButton, Tag, useToast } from "../../ui/index.ts";
import { ContributorsButton } from "../contributors/contributors-button.tsx";
import { useEditing } from "../editing.tsx";
import { statusTones } from "../status-tones.ts";
import styles from "./editor.module.css";
import { Heading } from "./heading.tsx";
import { useLastSaved } from "./use-details.ts";

type EditorHeaderProps = {
  readonly isReady: boolean;
  /** What must be seen before anything is written: it stands below the heading. */
  readonly children: ReactNode;
};

/** Heading, facts and actions of the assessment. docs/spec/assessment.md, Editing page */
export function EditorHeader({ isReady, children }: EditorHeaderProps) {
  const { assessment, readOnly } = useEditing();
  return (
    <header className={styles.header}>
      <Heading isReady={isReady} />
      {children}
      <Facts />
      {assessment.isPublished ? null : <ActionRow />}
      {assessment.returnMessage ? (
        <Alert tone="warning" heading={authorTexts.returned}>
          <p className={styles.lines}>{assessment.returnMessage}</p>
        </Alert>
      ) : null}
      {readOnly ? null : <p className={styles.reminder}>{authorTexts.noPatientData}</p>}
    </header>
  );
}

/** Invite, contact and preview: hidden once published. */
function ActionRow() {
  const { assessment, role } = useEditing();
  const { data: contact } = useQuery(callQuery(useApi(), "getContactAddress", {}));
  const link = { variant: "tertiary", size: "sm" } as const;
  return (
    <div className={styles.actions} data-print="hide">
      {role === "initiator" ? <ContributorsButton /> : null}
      <LinkButton {...link} href={assessment.previewUrl}>
        <EyeIcon aria-hidden />
        {authorTexts.preview}
      </LinkButton>
      {contact === undefined ? null : (
        <LinkButton {...link} href={`mailto:${contact}`}>
          <EnvelopeClosedIcon aria-hidden />
          {authorTexts.contact}
        </LinkButton>
      )}
    </div>
  );
}

/** Status, role, last saved, organisations and initiator. docs/spec/assessment.md, Editing page */
function Facts() {
  const { assessment, role, number } = useEditing();
  const lastSaved = useLastSaved(String(number), assessment.changed);
  return (
    <div className={styles.facts}>
      <p className={styles.badges}>
        <Tag tone={statusTones[assessment.assessmentStatus]}>{statusTexts[assessment.assessmentStatus]}</Tag>
        {role ? <Tag tone="brand1">{roleLabels[role]}</Tag> : null}
      </p>
      <dl className={styles.factList}>
        <div>
          <dt>{authorTexts.organization(assessment.assessmentType, assessment.actor)}</dt>
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

/** The initiator chooses, in any status, whether to be shown as the contact. docs/spec/assessment.md, Contact of the initiator */
function ContactConsent() {
  const toast = useToast();
  const { assessment, number, reload } = useEditing();
  const { run } = useWrite("setDisplayContact", reload);
  const [wanted, setWanted] = useState<boolean | null>(null);

  const save = async (approved: boolean) => {
    setWanted(approved);
    const answer = await run({ body: { id: number, approved } });
    if (answer?.ok) toast(approved ? authorTexts.contactShown : authorTexts.contactHidden);
    else if (answer) toast(answer.problem.title, "error");
    setWanted(null);
  };

  return (
    <Checkbox
      label={authorTexts.showContact}
      hint={authorTexts.showContactHint}
      checked={wanted ?? assessment.approvedDisplayContact}
      onChange={({ target }) => {
        // One at a time: a second press while the first is on its way is not taken.
        if (wanted === null) void save(target.checked);
      }}
    />
  );
}
