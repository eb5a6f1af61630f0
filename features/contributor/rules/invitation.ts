import { carriesAddress, mailAddressIn } from "../../../platform/pure/mail/index.ts";
import { type FieldRefusal, invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { invitableRoles, type SeatRole } from "../../access/rules/index.ts";
import type { AssessmentType } from "../../assessment/rules/index.ts";
import { checkEmail, checkName } from "../../intro/rules/index.ts";

export type OfferedRole = (typeof invitableRoles)[number];

/** Assessment type 3: the kind of actor is chosen first. */
export const invitingActors = ["organization", "county", "other"] as const;

export type InvitationInput = {
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly organization?: string | null | undefined;
  readonly actor?: string | null | undefined;
  readonly message?: string | null | undefined;
};

export type Invitation = {
  readonly name: string;
  readonly email: string;
  readonly role: OfferedRole;
  readonly organization: string;
  /** Empty when nothing was written. */
  readonly message: string;
};

/** The names that the given organisation has as a choice among organisations and among municipalities, if it is one. */
export type OrganizationNames = {
  readonly organization: string | undefined;
  readonly municipality: string | undefined;
};

/** Characters. */
const LONGEST_ORGANIZATION = 200;

/** Limits of the inviter's message in the mail: plain text, in characters and lines. */
export const messageLimits = { characters: 500, lines: 12 } as const;

/**
 * The rule that the inviter's message breaks, if any. Anybody can start an assessment and invite anybody, so the mail must not carry
 * their addresses.
 */
export function checkMessage(message: string): readonly FieldRefusal[] {
  const text = message.trim();
  const isLong = Array.from(text).length > messageLimits.characters || text.split("\n").length > messageLimits.lines;
  if (isLong) return [{ path: "message", kind: "MessageTooLong" }];
  return carriesAddress(text) ? [{ path: "message", kind: "MessageOnly" }] : [];
}

/**
 * An invitation that keeps the rules, or every rule it breaks in the order of the form. The organisation is an option of the
 * list that the assessment type (and, for type 3, the actor) offers, or else the free text of the choice 'other'.
 */
export function checkInvitation(
  input: InvitationInput,
  { type, names }: { readonly type: AssessmentType; readonly names: OrganizationNames },
): Result<Invitation> {
  const name = input.name.trim();
  const email = mailAddressIn(input.email);
  const role = invitableRoles.find((offered) => offered === input.role);
  const organization = (input.organization ?? "").trim();
  const message = (input.message ?? "").trim();
  const choice = choiceOf(type, input.actor);
  const broken = [
    ...checkName(name, "NameRequired"),
    ...checkEmail(email),
    ...(role ? [] : [{ path: "role", kind: input.role === "" ? "RoleRequired" : "NotAnOption" }]),
    ...checkOrganization(choice, organization),
    ...checkMessage(message),
  ];
  return role && broken.length === 0
    ? ok({ name, email, role, organization: nameOf(choice, names) ?? organization, message })
    : invalid(...broken);
}

/** Which list the organisation is chosen from. `any` when a caller of type 3 leaves the actor out, as the documented call does. */
type Choice = "organization" | "municipality" | "free-text" | "any" | "unknown-actor";

function choiceOf(type: AssessmentType, actor: string | null | undefined): Choice {
  if (type === "1") return "organization";
  if (type === "2") return "municipality";
  if (actor === null || actor === undefined || actor === "") return "any";
  switch (invitingActors.find((known) => known === actor)) {
    case "organization":
      return "organization";
    case "county":
      return "municipality";
    case "other":
      return "free-text";
    case undefined:
      return "unknown-actor";
  }
}

const missing = {
  organization: { path: "organization", kind: "OrganizationRequired" },
  municipality: { path: "organization", kind: "MunicipalityRequired" },
  "free-text": { path: "organization", kind: "OrganizationNameRequired" },
  any: { path: "actor", kind: "ActorRequired" },
} as const satisfies Record<Exclude<Choice, "unknown-actor">, FieldRefusal>;

function checkOrganization(choice: Choice, organization: string): readonly FieldRefusal[] {
  if (choice === "unknown-actor") return [{ path: "actor", kind: "ActorRequired" }];
  if (organization === "") return [missing[choice]];
  return organization.length > LONGEST_ORGANIZATION ? [{ path: "organization", kind: "TooLong" }] : [];
}

function nameOf(choice: Choice, { organization, municipality }: OrganizationNames): string | undefined {
  switch (choice) {
    case "organization":
      return organization;
    case "municipality":
      return municipality;
    case "any":
      return organization ?? municipality;
    case "free-text":
    case "unknown-actor":
      return undefined;
  }
}

/** True for a seat that the initiator may delete: every seat but the initiator's. */
export const isDeletable = (role: SeatRole): boolean => role !== "initiator";
