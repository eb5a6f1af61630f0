import { expect, test } from "vitest";
import { shownSeat } from "./editing-address.ts";

const seat = (role: "initiator" | "peer" | "librarian") => ({ contributorId: `id of ${role}`, role, name: "Eksempel" });
const seats = [seat("initiator"), seat("librarian")];

test.each([
  ["the id decides", { id: "id of librarian", role: "initiator" }, "librarian"],
  ["without an id the role does, in any case", { role: "LIBRARIAN" }, "librarian"],
  ["an id of nobody's is as none", { id: "somebody else", role: "librarian" }, "librarian"],
  ["a role that is not held shows the first seat, never that role", { role: "peer" }, "initiator"],
  ["an address that asks for nothing shows the first seat", {}, "initiator"],
])("%s", (_, address, role) => {
  expect(shownSeat(seats, address)?.role).toBe(role);
});

test("who holds the librarian's seat alone is the librarian, whatever the address claims", () => {
  for (const claim of [{ role: "initiator" }, { id: "id of initiator" }, { id: "id of initiator", role: "initiator" }])
    expect(shownSeat([seat("librarian")], claim)?.role).toBe("librarian");
});

test("without a seat nobody is shown in a role", () => {
  expect(shownSeat([], { role: "initiator", id: "id of initiator" })).toBeUndefined();
});
