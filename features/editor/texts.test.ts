import { expect, test } from "vitest";
import { authorTexts } from "./texts.ts";

test("what stands behind an assessment is labelled by its type, and for type 3 by the actor that was chosen", () => {
  expect(authorTexts.organization("1", null)).toBe("Organisasjon");
  expect(authorTexts.organization("2", null)).toBe("Kommune");
  expect(authorTexts.organization("3", "organization")).toBe("Organisasjon");
  expect(authorTexts.organization("3", "county")).toBe("Kommune");
});
