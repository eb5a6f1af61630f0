import { expect, test } from "vitest";
import { writtenBy } from "./roles.ts";

test("who wrote an assessment is said by role, in the order of the roles, without reviewers", () => {
  expect(writtenBy(["economist", "peer", "initiator", "economist", "librarian"])).toBe(
    "Forslagsstiller, bibliotekar og 2 økonomer",
  );
  expect(writtenBy(["initiator"])).toBe("Forslagsstiller");
  expect(writtenBy(["initiator", "other"])).toBe("Forslagsstiller og en annen bidragsyter");
  expect(writtenBy(["peer"])).toBe("");
});
