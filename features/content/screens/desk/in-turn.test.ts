import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";

/** Work that ends when it is told to, and what has begun and ended of it. */
function someWork() {
  const told: string[] = [];
  const ends: (() => void)[] = [];
  const ask = inTurn(async () => {
    told.push("begins");
    await new Promise<void>((resolve) => ends.push(resolve));
    told.push("ends");
  });
  const end = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { told, ask, end };
}

test("what is asked for while it is under way is done once more, and not before", async () => {
  const { told, ask, end } = someWork();
  ask();
  ask();
  ask();
  expect(told).toEqual(["begins"]);
  await end();
  expect(told).toEqual(["begins", "ends", "begins"]);
  await end();
  expect(told).toEqual(["begins", "ends", "begins", "ends"]);
  ask();
  expect(told).toEqual(["begins", "ends", "begins", "ends", "begins"]);
});
