import { expect, test } from "vitest";
import { readingTexts } from "./texts.ts";

test("roles are said in a line that begins with a capital letter", () => {
  const { inWords } = readingTexts.contributors;
  expect(inWords(["initiator", "librarian", "economist"])).toBe("Forslagsstiller, bibliotekar og økonom");
  expect(inWords(["librarian", "other"])).toBe("Bibliotekar og andre");
  expect(inWords([])).toBe("");
});
