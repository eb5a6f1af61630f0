import { expect, test } from "vitest";
import { rolesInWords } from "./roles.ts";

test("roles are said in a line that begins with a capital letter", () => {
  expect(rolesInWords(["initiator", "librarian", "economist"])).toBe("Forslagsstiller, bibliotekar og økonom");
  expect(rolesInWords(["librarian", "other"])).toBe("Bibliotekar og annen bidragsyter");
  expect(rolesInWords([])).toBe("");
});
