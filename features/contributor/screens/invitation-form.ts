import type { CallRequest } from "../../../platform/pure/contract/call.ts";
import type { Language } from "../../../platform/pure/language/index.ts";
import { mailAddressIn } from "../../../platform/pure/mail/index.ts";
import type { Contributor, WorkingCopyView } from "../../assessment/calls.ts";
import { checkEmail, checkName } from "../../intro/rules/index.ts";
import { checkMessage } from "../rules/index.ts";

/** The kind of actor that the invited person belongs to, for assessment type 3. */
export const actorKinds = ["organization", "county", "other"] as const;
export type InvitedActor = (typeof actorKinds)[number];

/** The value of the choice that asks for a free text instead. */
export const OTHER = "other";

export type InvitationDraft = {
  readonly name: string;
  readonly email: string;
  readonly role: string;
  /** Type 3 only; null until chosen. */
  readonly actor: InvitedActor | null;
  readonly organization: string;
  readonly otherOrganization: string;
  readonly message: string;
  /** Of the mail; empty: the one that suits the invited person. */
  readonly language: Language | "";
  /** A peer's: the day on which the review should be sent; ISO or as it was typed. */
  readonly due: string;
};

export const emptyInvitation: InvitationDraft = {
  name: "",
  email: "",
  role: "",
  actor: null,
  organization: "",
  otherOrganization: "",
  message: "",
  language: "",
  due: "",
};

export type InvitationChange =
  | {
      readonly kind: "wrote";
      readonly field: "name" | "email" | "role" | "otherOrganization" | "message" | "due";
      readonly value: string;
    }
  | { readonly kind: "chose-organization"; readonly value: string }
  | { readonly kind: "chose-language"; readonly language: Language | "" }
  | { readonly kind: "chose-actor"; readonly actor: InvitedActor };

/** Changing the actor kind clears the organisation and the other text; leaving 'other' clears its text. */
export function changeInvitation(form: InvitationDraft, change: InvitationChange): InvitationDraft {
  switch (change.kind) {
    case "wrote":
      return { ...form, [change.field]: change.value };
    case "chose-organization":
      return { ...form, organization: change.value, otherOrganization: "" };
    case "chose-language":
      return { ...form, language: change.language };
    case "chose-actor":
      return change.actor === form.actor
        ? form
        : { ...form, actor: change.actor, organization: "", otherOrganization: "" };
  }
}

type AssessmentType = WorkingCopyView["assessmentType"];

/** The form with the actor of the assessment, given when it was started, until another is chosen. */
export const withActorOf = ({ actor }: Pick<WorkingCopyView, "actor">, form: InvitationDraft): InvitationDraft =>
  form.actor === null && actor !== null ? { ...form, actor } : form;

/** The organisation field to show: type 1 a trust, type 2 a municipality, type 3 by the actor kind. */
export type OrganizationField = "health-authority" | "municipality" | "free-text" | "none-yet";

export function organizationField(type: AssessmentType, { actor }: Pick<InvitationDraft, "actor">): OrganizationField {
  if (type === "1") return "health-authority";
  if (type === "2") return "municipality";
  switch (actor) {
    case "organization":
      return "health-authority";
    case "county":
      return "municipality";
    case "other":
      return "free-text";
    case null:
      return "none-yet";
  }
}

const writesFreely = (type: AssessmentType, form: InvitationDraft): boolean =>
  organizationField(type, form) === "free-text" || form.organization === OTHER;

export type InvitationFault = { readonly field: keyof InvitationDraft; readonly kind: string };

type Person = Pick<Contributor, "email">;
type Corrected = Pick<InvitationDraft, "name" | "email">;

/** The faults of a name and a mail address. Two people in the assessment may not have the same address. */
export const correctionFaults = (
  { name, email }: Corrected,
  others: readonly Person[],
): readonly (InvitationFault & { readonly field: "name" | "email" })[] => {
  const isTaken = others.some((person) => person.email.toLowerCase() === mailAddressIn(email).toLowerCase());
  return [
    ...checkName(name, "NameRequired").map(({ kind }) => ({ field: "name", kind }) as const),
    ...checkEmail(email).map(({ kind }) => ({ field: "email", kind }) as const),
    ...(isTaken && email.trim() !== "" ? [{ field: "email", kind: "AlreadyTakesPart" } as const] : []),
  ];
};

/** Only what was changed in the form: what somebody else has corrected meanwhile stays. @param opened the person when the form was opened */
export const correctionOf = (
  { name, email }: Corrected,
  opened: Corrected,
): { readonly name?: string; readonly email?: string } => ({
  ...(name === opened.name ? {} : { name }),
  ...(email === opened.email ? {} : { email }),
});

/** The rules that the form breaks, in its order. The kinds are the server's. */
export function invitationFaults(
  form: InvitationDraft,
  type: AssessmentType,
  others: readonly Person[],
): readonly InvitationFault[] {
  const fault = (broken: boolean, field: keyof InvitationDraft, kind: string) => (broken ? [{ field, kind }] : []);
  const free = writesFreely(type, form);
  const isEmpty = form.organization === "";
  const list = organizationField(type, form);
  return [
    ...correctionFaults(form, others),
    ...fault(form.role === "", "role", "RoleRequired"),
    ...fault(type === "3" && form.actor === null, "actor", "ActorRequired"),
    ...fault(free && form.otherOrganization.trim() === "", "otherOrganization", "OrganizationNameRequired"),
    ...fault(!free && list === "health-authority" && isEmpty, "organization", "OrganizationRequired"),
    ...fault(!free && list === "municipality" && isEmpty, "organization", "MunicipalityRequired"),
    ...checkMessage(form.message).map(({ kind }) => ({ field: "message", kind }) as const),
  ];
}

/**
 * The call's payload, with every key of features/api/README.md: the organisation is an option's value, or the free text. Somebody new has no
 * `contributorId` yet. The server decides itself who may be deleted.
 */
export const invitationBody = (
  form: InvitationDraft,
  type: AssessmentType,
  assessment: number,
): CallRequest<"inviteContributor">["body"] => ({
  id: assessment,
  name: form.name.trim(),
  email: mailAddressIn(form.email),
  role: form.role,
  organization: writesFreely(type, form) ? form.otherOrganization.trim() : form.organization,
  isDeletable: true,
  contributorId: "",
  message: form.message.trim(),
  ...(form.language === "" ? {} : { language: form.language }),
  ...(form.role === "peer" ? { due: form.due } : {}),
  ...(type === "3" ? { actor: form.actor } : {}),
});
