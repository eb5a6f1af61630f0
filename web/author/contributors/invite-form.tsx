import { type FormEvent, useEffect, useReducer, useRef, useState } from "react";
import type { Problem } from "../../../core/contract/problem.ts";
import { contributorTexts } from "../../../texts/contributor.ts";
import { problemTexts } from "../../../texts/problems.ts";
import { useApi } from "../../api/index.ts";
import { Alert, Button, LiveRegion, SelectField, TextField } from "../../ui/index.ts";
import { useEditing } from "../editing/index.ts";
import styles from "./contributors.module.css";
import {
  changeInvitation,
  emptyInvitation,
  type Invitation,
  invitationBody,
  invitationFaults,
} from "./invitation-form.ts";
import { OrganizationFields } from "./organization-fields.tsx";

type InviteFormProps = { readonly onCancel: () => void; readonly onInvited: (name: string) => void };

type Sending = { at: "writing" } | { at: "sending" } | { at: "refused"; problem: Problem };

/** Name, e-mail, role and organisation of somebody who is to take part: A section 5, "Invite". */
export function InviteForm({ onCancel, onInvited }: InviteFormProps) {
  const api = useApi();
  const { assessment, number, reload } = useEditing();
  const { assessmentType, contributorRoles } = assessment.schema;
  const [form, change] = useReducer(changeInvitation, emptyInvitation);
  const [checked, setChecked] = useState(false);
  const [sending, setSending] = useState<Sending>({ at: "writing" });
  const element = useRef<HTMLFormElement>(null);
  const focusFirst = (selector: string) => element.current?.querySelector<HTMLElement>(selector)?.focus();
  useEffect(() => element.current?.querySelector<HTMLElement>("input")?.focus(), []);

  const errorOf = (field: keyof Invitation): string | undefined => {
    const fault = checked ? invitationFaults(form, assessmentType).find((each) => each.field === field) : undefined;
    if (fault) return problemTexts.field(fault.kind);
    if (sending.at !== "refused") return undefined;
    return sending.problem.fields?.find(({ path }) => path === field)?.message;
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.at === "sending") return;
    setChecked(true);
    if (invitationFaults(form, assessmentType).length > 0) {
      requestAnimationFrame(() => focusFirst('[aria-invalid="true"]'));
      return;
    }
    setSending({ at: "sending" });
    const answer = await api.call("inviteContributor", {
      body: { ...invitationBody(form, assessmentType, number), rev: assessment.rev },
    });
    if (answer.ok || answer.problem.status === 409) await reload();
    if (!answer.ok) return setSending({ at: "refused", problem: answer.problem });
    onInvited(answer.value.name);
  };

  const text = (field: "name" | "email") => ({
    value: form[field],
    error: errorOf(field),
    required: true,
    onChange: (event: { target: { value: string } }) => change({ kind: "wrote", field, value: event.target.value }),
  });

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={send}>
      <TextField label={contributorTexts.name} autoComplete="off" maxLength={200} {...text("name")} />
      <TextField label={contributorTexts.email} type="email" autoComplete="off" maxLength={320} {...text("email")} />
      <SelectField
        label={contributorTexts.roleField}
        value={form.role}
        error={errorOf("role")}
        required
        options={contributorRoles.map(({ roleValue, roleDisplay }) => ({ value: roleValue, text: roleDisplay }))}
        onChange={({ target }) => change({ kind: "wrote", field: "role", value: target.value })}
      />
      <OrganizationFields form={form} change={change} errorOf={errorOf} />
      {sending.at === "refused" ? (
        <Alert tone="danger" role="alert">
          {sending.problem.title}
        </Alert>
      ) : null}
      <LiveRegion visible>{sending.at === "sending" ? contributorTexts.wait : ""}</LiveRegion>
      <div className={styles.buttons}>
        <Button type="submit" loading={sending.at === "sending"}>
          {contributorTexts.send}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {contributorTexts.cancel}
        </Button>
      </div>
    </form>
  );
}
