import { expect, test } from "vitest";
import { anonymous } from "../../access/rules/index.ts";
import { textLimit } from "./text-limit.ts";

test("who sends more often than anybody types is told when to come back, and others are not", async () => {
  let now = 1_000_000;
  const limit = textLimit(() => now);
  const [one, other] = [
    { actor: anonymous, address: "192.0.2.1" },
    { actor: anonymous, address: "192.0.2.2" },
  ];
  for (let count = 0; count < 300; count++) expect(await limit(one)).toBeNull();
  now += 4_000;
  expect(await limit(one)).toEqual({ kind: "TooMany", retryAfter: 6 });
  expect(await limit(other)).toBeNull();
  now += 6_000;
  expect(await limit(one)).toBeNull();
});
