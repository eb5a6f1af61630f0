import { expect, test } from "vitest";
import { readable } from "./gone-texts.tsx";

test("of a list whose field is gone its words are told, and a text as it was written", () => {
  expect(readable(JSON.stringify([{ value: "ja", label: "Ja, alltid" }, "nei"]))).toBe("ja\nJa, alltid\nnei");
  expect(readable("[sic] slik sto det")).toBe("[sic] slik sto det");
  expect(readable("null")).toBe("null");
});
