import { expect, test } from "vitest";
import { newestOfEach } from "./newest-of-each.ts";

test("of an organisation that has decided on two editions the newest decision counts", () => {
  const decisions = [
    { organization: "Helse Fonna HF", edition: 2 },
    { organization: "Helse Bergen HF", edition: 1 },
    { organization: "Helse Fonna HF", edition: 1 },
  ];
  expect(newestOfEach(decisions)).toEqual([
    { organization: "Helse Fonna HF", edition: 2 },
    { organization: "Helse Bergen HF", edition: 1 },
  ]);
});
