import { useEffect, useRef, useState } from "react";
import type { Contributor } from "../../../core/contract/assessment.ts";
import { contributorTexts } from "../../../texts/contributor.ts";
import { roleLabels } from "../../../texts/roles.ts";
import { useWrite } from "../../api/use-write.ts";
import { Alert, Button, Dialog, PersonPlusIcon, TrashIcon, useConfirm, useToast } from "../../ui/index.ts";
import { useEditing } from "../editing.tsx";
import styles from "./contributors.module.css";
import { InviteForm } from "./invite-form.tsx";

type Shown = "nothing" | "list" | "form";

/**
 * The invite button and its popup: the list of contributors, and the form that adds one. For the initiator, who reads the list also
 * when nobody can be invited any more. docs/spec/contributors.md
 */
export function ContributorsButton() {
  const { assessment } = useEditing();
  const [shown, setShown] = useState<Shown>("nothing");
  // The person to announce when the list is shown again after the form.
  const [invited, setInvited] = useState<string | null>(null);
  const show = (next: Shown) => {
    setInvited(null);
    setShown(next);
  };
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => show("list")}>
        <PersonPlusIcon aria-hidden />
        {assessment.abilities.includes("invite") ? contributorTexts.invite : contributorTexts.heading}
      </Button>
      <Dialog
        open={shown !== "nothing"}
        onClose={() => setShown("nothing")}
        title={shown === "form" ? contributorTexts.invite : contributorTexts.heading}
      >
        {shown === "form" ? (
          <InviteForm
            onCancel={() => show("list")}
            onInvited={(name) => {
              setInvited(name);
              setShown("list");
            }}
          />
        ) : (
          <ContributorList invited={invited} onInvite={() => show("form")} onDeleted={() => setInvited(null)} />
        )}
      </Dialog>
    </>
  );
}

type ContributorListProps = {
  /** Who has just been invited. */
  readonly invited: string | null;
  readonly onInvite: () => void;
  readonly onDeleted: () => void;
};

/** Everybody with a seat, and the way to one more. */
function ContributorList({ invited, onInvite, onDeleted }: ContributorListProps) {
  const { assessment } = useEditing();
  const list = useRef<HTMLUListElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  // The button that was pressed is gone, with its form or with its line.
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.focus();
  }, []);
  const deleted = () => {
    onDeleted();
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
          <ContributorLine key={person.contributorId} person={person} onDeleted={deleted} onFailed={setFailed} />
        ))}
      </ul>
      {assessment.abilities.includes("invite") ? <Button onClick={onInvite}>{contributorTexts.invite}</Button> : null}
    </>
  );
}

type LineProps = {
  readonly person: Contributor;
  readonly onDeleted: () => void;
  readonly onFailed: (title: string | null) => void;
};

function ContributorLine({ person, onDeleted, onFailed }: LineProps) {
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
    <li className={styles.person}>
      <div>
        <strong>{name}</strong>
        <span className={styles.about}>
          {[roleLabels[role], organization, email].filter((part) => part !== "").join(" · ")}
        </span>
        {person.redeemed ? null : <span className={styles.about}>{contributorTexts.notRedeemed}</span>}
      </div>
      {isDeletable ? (
        <Button
          variant="tertiary"
          color="danger"
          size="sm"
          loading={running}
          aria-label={contributorTexts.removeNamed(name)}
          onClick={remove}
        >
          <TrashIcon aria-hidden />
          {contributorTexts.remove}
        </Button>
      ) : null}
    </li>
  );
}
