import { useEffect, useRef, useState } from "react";
import { useWrite } from "../../../platform/browser/api/use-write.ts";
import {
  Alert,
  Button,
  EnvelopeClosedIcon,
  PencilIcon,
  TrashIcon,
  useConfirm,
  useToast,
} from "../../../platform/ui/index.ts";
import { roleLabels } from "../../access/texts.ts";
import type { Contributor } from "../../assessment/calls.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import type { SeatSessions } from "../calls.ts";
import { contributorTexts } from "../texts.ts";
import { ActButton } from "./act-button.tsx";
import styles from "./contributors.module.css";
import { CorrectForm } from "./correct-form.tsx";
import { PartsLine } from "./parts-line.tsx";
import { EndSessionsButton, SessionsLine, useSeatSessions } from "./seat-sessions.tsx";

type ContributorListProps = {
  /** The person who has just been invited, for the notice. */
  readonly invited: string | null;
  /** The list is another one than when they were invited. */
  readonly onChanged: () => void;
};

/** Everybody with a seat, and what the initiator can do about each. */
export function ContributorList({ invited, onChanged }: ContributorListProps) {
  const { assessment } = useEditing();
  const list = useRef<HTMLUListElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const sessions = useSeatSessions();
  // The button that was pressed is gone, with its form or with its line.
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.focus();
  }, []);
  const deleted = () => {
    onChanged();
    list.current?.focus();
  };
  return (
    <>
      <div role="status">
        {invited === null ? null : <Alert tone="success">{contributorTexts.invited(invited)}</Alert>}
      </div>
      {failed === null ? null : (
        <Alert tone="danger" role="alert">
          {failed}
        </Alert>
      )}
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label={contributorTexts.heading}>
        {assessment.contributors.map((person) => (
          <ContributorLine
            key={person.contributorId}
            person={person}
            sessions={sessions.of(person.contributorId)}
            onEnded={async () => {
              await sessions.reload();
              list.current?.focus();
            }}
            onDeleted={deleted}
            onFailed={setFailed}
          />
        ))}
      </ul>
    </>
  );
}

type LineProps = {
  readonly person: Contributor;
  readonly onDeleted: () => void;
  readonly onFailed: (title: string | null) => void;
};

type WholeLineProps = LineProps & {
  /** Undefined for whoever may not see them, and until they are there. */
  readonly sessions: SeatSessions | undefined;
  readonly onEnded: () => Promise<void>;
};

function ContributorLine({ person, sessions, onEnded, onDeleted, onFailed }: WholeLineProps) {
  const { assessment } = useEditing();
  const [isCorrecting, setCorrecting] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasCorrecting = useRef(false);
  useEffect(() => {
    if (wasCorrecting.current && !isCorrecting) pencil.current?.focus();
    wasCorrecting.current = isCorrecting;
  }, [isCorrecting]);
  const { name, email, organization, role, isDeletable, redeemed } = person;
  const may = (ability: "update-contributor" | "delete-contributor") =>
    isDeletable && assessment.abilities.includes(ability);
  return (
    <li className={styles.person}>
      <div>
        <strong>{name}</strong>
        <PartsLine parts={[roleLabels[role], organization, email].filter((part) => part !== "")} />
        {redeemed || sessions?.usedOn ? null : <span className={styles.about}>{contributorTexts.notRedeemed}</span>}
        {sessions ? <SessionsLine sessions={sessions} /> : null}
      </div>
      {isCorrecting ? null : (
        <div className={styles.acts}>
          {role === "initiator" ? null : <SendLinkButton person={person} onFailed={onFailed} />}
          {sessions ? (
            <EndSessionsButton person={person} sessions={sessions} onEnded={onEnded} onFailed={onFailed} />
          ) : null}
          {may("update-contributor") ? (
            <Button
              ref={pencil}
              variant="tertiary"
              size="sm"
              aria-label={contributorTexts.correctNamed(name)}
              onClick={() => {
                onFailed(null);
                setCorrecting(true);
              }}
            >
              <PencilIcon aria-hidden />
              {contributorTexts.correct}
            </Button>
          ) : null}
          {may("delete-contributor") ? (
            <DeleteButton person={person} onDeleted={onDeleted} onFailed={onFailed} />
          ) : null}
        </div>
      )}
      {isCorrecting ? <CorrectForm person={person} onClose={() => setCorrecting(false)} /> : null}
    </li>
  );
}

type ActProps = Pick<LineProps, "person" | "onFailed">;

function SendLinkButton({ person: { contributorId, name, email }, onFailed }: ActProps) {
  const toast = useToast();
  const { number } = useEditing();
  const { run, running } = useWrite("resendLink");
  const send = async () => {
    onFailed(null);
    const answer = await run({ body: { assessmentId: number, id: contributorId } });
    if (answer?.ok) toast(contributorTexts.linkSent(email));
    else if (answer) onFailed(answer.problem.title);
  };
  return (
    <ActButton running={running} label={contributorTexts.sendLinkTo(name)} onClick={send}>
      <EnvelopeClosedIcon aria-hidden />
      {contributorTexts.sendLink}
    </ActButton>
  );
}

function DeleteButton({ person, onDeleted, onFailed }: LineProps) {
  const confirm = useConfirm();
  const toast = useToast();
  const { assessment, number, reload } = useEditing();
  const { run, running } = useWrite("deleteContributor", reload);
  const { contributorId, name, email, organization, role, isDeletable } = person;
  const remove = async () => {
    if (!(await confirm(contributorTexts.confirmDelete, { deletes: true }))) return;
    onFailed(null);
    const body = { id: number, name, email, organization, role, isDeletable, contributorId, rev: assessment.rev };
    const answer = await run({ body });
    if (!answer) return;
    if (!answer.ok) return onFailed(answer.problem.title);
    toast(contributorTexts.deleted);
    onDeleted();
  };
  return (
    <ActButton danger running={running} label={contributorTexts.removeNamed(name)} onClick={remove}>
      <TrashIcon aria-hidden />
      {contributorTexts.remove}
    </ActButton>
  );
}
