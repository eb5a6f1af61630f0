import { expect, test } from "vitest";
import {
  changeInvitation,
  correctionOf,
  emptyInvitation,
  type InvitationDraft,
  invitationBody,
  invitationFaults,
  OTHER,
  organizationField,
  withActorOf,
} from "./invitation-form.ts";

const filled: InvitationDraft = {
  name: "Ola Eksempel",
  email: "ola@example.no",
  role: "librarian",
  actor: null,
  organization: "ahus",
  otherOrganization: "",
  message: "",
  language: "",
  due: "",
};
const others = [{ email: "Kari@Example.no" }];
const kinds = (form: InvitationDraft, type: "1" | "2" | "3") =>
  invitationFaults(form, type, others).map(({ kind }) => kind);

test("the organisation field follows the assessment type, and for type 3 the actor kind", () => {
  const field = (type: "1" | "2" | "3", actor: InvitationDraft["actor"] = null) => organizationField(type, { actor });
  expect([field("1"), field("2"), field("3")]).toEqual(["health-authority", "municipality", "none-yet"]);
  expect([field("3", "organization"), field("3", "county"), field("3", "other")]).toEqual([
    "health-authority",
    "municipality",
    "free-text",
  ]);
});

test("changing the actor kind clears the organisation and the other text; choosing the same keeps them", () => {
  const form: InvitationDraft = {
    ...filled,
    actor: "organization",
    organization: OTHER,
    otherOrganization: "Et sykehus",
  };
  expect(changeInvitation(form, { kind: "chose-actor", actor: "county" })).toMatchObject({
    actor: "county",
    organization: "",
    otherOrganization: "",
  });
  expect(changeInvitation(form, { kind: "chose-actor", actor: "organization" })).toBe(form);
});

test("the actor that the assessment was started with is chosen until another is", () => {
  const form = withActorOf({ actor: "county" }, emptyInvitation);
  expect(organizationField("3", form)).toBe("municipality");
  expect(withActorOf({ actor: "county" }, { ...filled, actor: "other" }).actor).toBe("other");
  expect(withActorOf({ actor: null }, emptyInvitation)).toBe(emptyInvitation);
});

test("leaving the other organisation clears its text", () => {
  const form: InvitationDraft = { ...filled, organization: OTHER, otherOrganization: "Et sykehus" };
  expect(changeInvitation(form, { kind: "chose-organization", value: "ahus" }).otherOrganization).toBe("");
});

test("an empty form says what is missing, in the order of the form", () => {
  const always = ["NameRequired", "EmailRequired", "RoleRequired"];
  expect(kinds(emptyInvitation, "1")).toEqual([...always, "OrganizationRequired"]);
  expect(kinds(emptyInvitation, "2")).toEqual([...always, "MunicipalityRequired"]);
  expect(kinds(emptyInvitation, "3")).toEqual([...always, "ActorRequired"]);
});

test("the other organisation needs its text, and is what is sent", () => {
  const other: InvitationDraft = { ...filled, organization: OTHER };
  expect(kinds(other, "1")).toEqual(["OrganizationNameRequired"]);
  const written = { ...other, otherOrganization: " Et sykehus " };
  expect(kinds(written, "1")).toEqual([]);
  expect(invitationBody(written, "1", 7)).toMatchObject({ id: 7, organization: "Et sykehus" });
  expect(invitationBody({ ...written, actor: "other" }, "3", 7)).toMatchObject({ actor: "other" });
});

test("an address must look like one", () => {
  expect(kinds({ ...filled, email: "ola@" }, "1")).toEqual(["EmailInvalid"]);
  expect(kinds({ ...filled, email: " kari@example.NO" }, "1")).toEqual(["AlreadyTakesPart"]);
});

test("a name is only a name, and a message has no addresses", () => {
  expect(kinds({ ...filled, name: "Se www.example.no" }, "1")).toEqual(["NameOnly"]);
  expect(kinds({ ...filled, message: "Se www.example.no" }, "1")).toEqual(["MessageOnly"]);
  expect(invitationBody({ ...filled, message: " Hei! " }, "1", 7)).toMatchObject({ message: "Hei!" });
});

test("a correction says only what was changed in its form, so that it takes back nothing that was corrected meanwhile", () => {
  const opened = { name: "Ola Eksempel", email: "ola@example.no" };
  expect(correctionOf({ ...opened, name: "Olav Eksempel" }, opened)).toEqual({ name: "Olav Eksempel" });
  expect(correctionOf({ ...opened, email: "olav@example.no" }, opened)).toEqual({ email: "olav@example.no" });
  expect(correctionOf(opened, opened)).toEqual({});
});
