import fc from "fast-check";
import { expect, test } from "vitest";
import { invitableRoles, type Seat, seatRoles } from "../../access/rules/index.ts";
import { assessmentTypes } from "../../assessment/rules/index.ts";
import {
  checkInvitation,
  checkMessage,
  conflictsWith,
  type InvitationInput,
  invitingActors,
  isDeletable,
  withoutPeerConflicts,
} from "./index.ts";

const names = { organization: "Eksempel helseforetak", municipality: "Eksempel kommune" };
const unknown = { organization: undefined, municipality: undefined };
const good: InvitationInput = { name: "Ola", email: "ola@eksempel.no", role: "librarian", organization: "x" };
const kindsOf = (input: InvitationInput, type: "1" | "2" | "3" = "1") => {
  const result = checkInvitation(input, { type, names: unknown });
  if (result.ok) return [];
  return result.because.kind === "Invalid" ? result.because.fields.map(({ path, kind }) => `${path} ${kind}`) : ["?"];
};

test("what is missing is named in the order of the form", () => {
  expect(kindsOf({ name: " ", email: "", role: "", organization: "" })).toEqual([
    "name NameRequired",
    "email EmailRequired",
    "role RoleRequired",
    "organization OrganizationRequired",
  ]);
  expect(kindsOf({ ...good, organization: "" }, "2")).toEqual(["organization MunicipalityRequired"]);
  expect(kindsOf({ ...good, organization: "" }, "3")).toEqual(["actor ActorRequired"]);
  expect(kindsOf({ ...good, organization: "", actor: "other" }, "3")).toEqual([
    "organization OrganizationNameRequired",
  ]);
  expect(kindsOf({ ...good, actor: "kongen" }, "3")).toEqual(["actor ActorRequired"]);
  for (const email of ["Ola N. <ola@eksempel.no>", "mailto:ola@eksempel.no?subject=Hei", " ola@eksempel.no; "])
    expect(checkInvitation({ ...good, email }, { type: "2", names: unknown })).toMatchObject(
      checkInvitation(good, { type: "2", names: unknown }),
    );
  expect(kindsOf({ ...good, email: "ola@eksempel" })).toEqual(["email EmailInvalid"]);
  expect(kindsOf({ ...good, name: "n".repeat(101) })).toEqual(["name TooLong"]);
});

test("the role is one of those offered: never the initiator", () => {
  expect(invitableRoles).not.toContain("initiator");
  fc.assert(
    fc.property(fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom<string>(...seatRoles)), (role) => {
      const offered = invitableRoles.some((each) => each === role);
      expect(kindsOf({ ...good, role })).toEqual(offered ? [] : ["role NotAnOption"]);
    }),
  );
});

test("an option's value becomes its name, from the list that the type and the actor offer; anything else is free text", () => {
  const organizationOf = (type: "1" | "2" | "3", actor?: string) => {
    const result = checkInvitation({ ...good, organization: "verdi", actor }, { type, names });
    return result.ok ? result.value.organization : null;
  };
  expect(organizationOf("1")).toBe(names.organization);
  expect(organizationOf("2")).toBe(names.municipality);
  expect(organizationOf("3", "organization")).toBe(names.organization);
  expect(organizationOf("3", "county")).toBe(names.municipality);
  expect(organizationOf("3", "other")).toBe("verdi");
  expect(organizationOf("3")).toBe(names.organization);
});

test("whatever is sent, an accepted invitation has a name, a role on offer, an organisation and no line breaks in its address", () => {
  const text = fc.oneof(fc.string(), fc.constantFrom("", " ", "ola@eksempel.no", "a@b.no\r\nBcc: c@d.no", "librarian"));
  fc.assert(
    fc.property(
      fc.record({
        name: text,
        email: text,
        role: fc.oneof(text, fc.constantFrom<string>(...invitableRoles)),
        organization: fc.option(text),
        actor: fc.option(fc.constantFrom<string>(...invitingActors, "", "x")),
      }),
      fc.constantFrom(...assessmentTypes),
      (input, type) => {
        const result = checkInvitation(input, { type, names: unknown });
        if (!result.ok) {
          expect(result.because.kind).toBe("Invalid");
          return;
        }
        expect(result.value.name.trim()).not.toBe("");
        expect(result.value.organization.trim()).not.toBe("");
        expect(result.value.email).not.toMatch(/[\s,;<>]/);
        expect(invitableRoles).toContain(result.value.role);
      },
    ),
  );
});

test("only the initiator's seat cannot be deleted", () => {
  for (const role of seatRoles) expect(isDeletable(role)).toBe(role !== "initiator");
});

const seat = (assessment: number, role: Seat["role"]): Seat => ({
  assessment,
  role,
  contributorId: `${assessment} ${role}`,
  name: "Eksempel",
});

test("a peer holds no other seat in the same assessment, and may in others", () => {
  const kept = withoutPeerConflicts([seat(1, "librarian"), seat(1, "peer"), seat(2, "initiator"), seat(2, "other")]);
  expect(kept.map(({ contributorId }) => contributorId)).toEqual(["1 peer", "2 initiator", "2 other"]);
  expect(conflictsWith("peer", [seat(1, "other")])).toBe(true);
  expect(conflictsWith("other", [seat(1, "peer")])).toBe(true);
  expect(conflictsWith("other", [seat(1, "librarian")])).toBe(false);
  expect(conflictsWith("peer", [])).toBe(false);
});

test("an inviter's message is short and plain, and has no address, whatever stands around it", () => {
  const kinds = (message: string) => checkMessage(message).map(({ kind }) => kind);
  expect(kinds("Hei! Kan du f.eks. se på kap. 2.1 før 3.12.? Hilsen Kari")).toEqual([]);
  expect(kinds("Spør f.eks Ola m.fl. om bl.a. dette, t.o.m. i dag")).toEqual([]);
  expect(kinds("Se x.com for mer")).toEqual(["MessageOnly"]);
  // Shown from right to left it reads "d.no".
  expect(kinds("Se \u202eon.d")).toEqual(["MessageOnly"]);
  expect(kinds("x".repeat(500))).toEqual([]);
  expect(kinds("x".repeat(501))).toEqual(["MessageTooLong"]);
  const around = fc.constantFrom("", " ", "!", "(", ".", ",", "\n", "Hei ");
  const bait = fc.constantFrom(
    "https://ond.no",
    "www.ond.no",
    "ond.no",
    "OND.NO",
    "t.co/x",
    "a@ond.no",
    "ond.example.no/a",
  );
  fc.assert(
    fc.property(around, bait, around, (before, address, after) => {
      expect(kinds(`${before}${address}${after}`)).toEqual(["MessageOnly"]);
    }),
  );
});
