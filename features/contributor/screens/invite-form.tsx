import { type FormEvent, useEffect, useRef, useState } from "react";
import { fieldErrors, isFieldProblem, useWrite } from "../../../platform/browser/api/use-write.ts";
import { DayField } from "../../../platform/editing/day-field.tsx";
import type { OptionGroup } from "../../../platform/pure/contract/values.ts";
import {
  Alert,
  Button,
  type Choice,
  focusWhenDrawn,
  LiveRegion,
  RadioGroup,
  SelectField,
  TextArea,
  TextField,
} from "../../../platform/ui/index.ts";
import { uiTexts } from "../../../platform/ui/texts.ts";
import { statementPaths } from "../../address/rules/index.ts";
import { problemTexts } from "../../api/texts-problems.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { personLimits } from "../../intro/rules/index.ts";
import { reviewWritingTexts } from "../../review/texts-writing.ts";
import { messageLimits } from "../rules/index.ts";
import { contributorTexts } from "../texts.ts";
import styles from "./contributors.module.css";
import {
  actorKinds,
  type InvitationChange,
  type InvitationDraft,
  invitationBody,
  invitationFaults,
  OTHER,
  organizationField,
  withActorOf,
} from "./invitation-form.ts";
import { useKeptInvitation } from "./kept-invitation.ts";
import { MailLanguageField } from "./mail-language-field.tsx";

type InviteFormProps = { readonly onCancel: () => void; readonly onInvited: (name: string) => void };

export function InviteForm({ onCancel, onInvited }: InviteFormProps) {
  const { assessment, number, reload } = useEditing();
  const { assessmentType, contributorRoles } = assessment;
  const { form: kept, change, empty } = useKeptInvitation();
  const form = withActorOf(assessment, kept);
  const [checked, setChecked] = useState(false);
  const { run, running, refusal } = useWrite("inviteContributor", reload);
  const element = useRef<HTMLFormElement>(null);
  const focusWrong = () => focusWhenDrawn(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  useEffect(() => element.current?.querySelector<HTMLElement>("input")?.focus(), []);

  const faults = invitationFaults(form, assessmentType, assessment.contributors);
  const errorOf = (field: keyof InvitationDraft): string | undefined => {
    const fault = checked ? faults.find((each) => each.field === field) : undefined;
    return fault ? problemTexts.field(fault.kind) : fieldErrors(refusal)[field];
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (faults.length > 0) return focusWrong();
    const answer = await run({ body: { ...invitationBody(form, assessmentType, number), rev: assessment.rev } });
    if (!answer?.ok) return focusWrong();
    empty();
    onInvited(answer.value.name);
  };

  const text = (field: "name" | "email" | "message") => ({
    value: form[field],
    error: errorOf(field),
    onChange: (event: { target: { value: string } }) => change({ kind: "wrote", field, value: event.target.value }),
  });

  const cancel = () => {
    empty();
    onCancel();
  };

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={send}>
      <TextField
        label={contributorTexts.name}
        autoComplete="off"
        maxLength={personLimits.name}
        required
        {...text("name")}
      />
      <TextField
        label={contributorTexts.email}
        type="email"
        autoComplete="off"
        maxLength={personLimits.email}
        required
        {...text("email")}
      />
      <SelectField
        label={contributorTexts.roleField}
        value={form.role}
        error={errorOf("role")}
        required
        options={contributorRoles.map(({ roleValue, roleDisplay }) => ({ value: roleValue, text: roleDisplay }))}
        onChange={({ target }) => change({ kind: "wrote", field: "role", value: target.value })}
      />
      {form.role === "peer" ? (
        <DayField
          label={reviewWritingTexts.dueField.label}
          hint={reviewWritingTexts.dueField.hint}
          value={form.due}
          error={errorOf("due")}
          onWrite={(value) => change({ kind: "wrote", field: "due", value })}
        />
      ) : null}
      <OrganizationFields form={form} change={change} errorOf={errorOf} />
      <TextArea
        label={contributorTexts.message}
        hint={contributorTexts.messageHint}
        maxLength={messageLimits.characters}
        {...text("message")}
      />
      <MailLanguageField
        value={form.language}
        error={errorOf("language")}
        onChange={(language) => change({ kind: "chose-language", language })}
      />
      <PrivacyNote />
      {refusal && !isFieldProblem(refusal) ? (
        <Alert tone="danger" role="alert">
          {refusal.title}
        </Alert>
      ) : null}
      <LiveRegion visible>{running ? contributorTexts.wait : ""}</LiveRegion>
      <div className={styles.buttons}>
        <Button type="submit" loading={running}>
          {contributorTexts.send}
        </Button>
        <Button variant="secondary" onClick={cancel}>
          {contributorTexts.cancel}
        </Button>
      </div>
    </form>
  );
}

/** How a contributor's name and address are used. The link opens in a new tab, because the form is not sent yet. */
const PrivacyNote = () => (
  <p className={styles.about}>
    {contributorTexts.privacy}{" "}
    <a href={statementPaths.privacy} target="_blank" rel="noreferrer">
      {contributorTexts.privacyMore}
      <span className="ds-sr-only"> {uiTexts.newTab}</span>
    </a>
    .
  </p>
);

type OrganizationFieldsProps = {
  readonly form: InvitationDraft;
  readonly change: (by: InvitationChange) => void;
  readonly errorOf: (field: keyof InvitationDraft) => string | undefined;
};

const choicesOf = (groups: readonly OptionGroup[]): readonly Choice[] => [
  ...groups.map(({ value, text, subItems }) =>
    subItems.length > 0 ? { value, text, children: subItems } : { value, text },
  ),
  { value: OTHER, text: contributorTexts.actors.other },
];

/** The organisation by assessment type; for type 3 the actor kind comes first. */
function OrganizationFields({ form, change, errorOf }: OrganizationFieldsProps) {
  const { assessment } = useEditing();
  const type = assessment.assessmentType;
  const field = organizationField(type, form);
  const ofMunicipalities = field === "municipality";
  return (
    <>
      {type === "3" ? (
        <RadioGroup
          label={contributorTexts.actor}
          required
          value={form.actor ?? ""}
          error={errorOf("actor")}
          options={actorKinds.map((kind) => ({ value: kind, text: contributorTexts.actors[kind] }))}
          onChange={(value) => {
            const actor = actorKinds.find((kind) => kind === value);
            if (actor) change({ kind: "chose-actor", actor });
          }}
        />
      ) : null}
      {field === "health-authority" || ofMunicipalities ? (
        <SelectField
          key={field}
          label={ofMunicipalities ? contributorTexts.labels.municipality : contributorTexts.labels.organization}
          required
          value={form.organization}
          error={errorOf("organization")}
          options={choicesOf(ofMunicipalities ? assessment.municipalityOptions : assessment.organizationOptions)}
          onChange={({ target }) => change({ kind: "chose-organization", value: target.value })}
        />
      ) : null}
      {field === "free-text" || form.organization === OTHER ? (
        <TextField
          label={contributorTexts.otherOrganization}
          required
          maxLength={200}
          value={form.otherOrganization}
          error={errorOf("otherOrganization")}
          onChange={({ target }) => change({ kind: "wrote", field: "otherOrganization", value: target.value })}
        />
      ) : null}
    </>
  );
}
