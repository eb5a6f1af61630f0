import { expect, test } from "vitest";
import { ok } from "../../pure/refusal/index.ts";
import { inStatement } from "./transaction.ts";
import { Unavailable } from "./unavailable.ts";

test("a save that is overtaken is decided upon again, and is to be tried again soon when it is overtaken each time", async () => {
  const overtaken = [true, true, true, false];
  expect(await inStatement(async () => (overtaken.shift() ? null : ok("stored")))).toEqual(ok("stored"));
  await expect(inStatement(async () => null)).rejects.toBeInstanceOf(Unavailable);
});
