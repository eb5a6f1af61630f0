import { expect, test } from "vitest";
import { openReadOnce } from "./read-once.ts";

/** A source whose readings the test answers, in any order. */
const aSource = () => {
  const readings: PromiseWithResolvers<string>[] = [];
  const read = () => {
    const reading = Promise.withResolvers<string>();
    readings.push(reading);
    return reading.promise;
  };
  return { readings, read };
};

test("calls at the same time share one reading, and later ones its value", async () => {
  const { readings, read } = aSource();
  const once = openReadOnce();
  const both = Promise.all([once.of("a", read), once.of("a", read)]);
  readings[0]?.resolve("first");
  expect(await both).toEqual(["first", "first"]);
  expect(await once.of("a", read)).toBe("first");
  expect(readings).toHaveLength(1);
});

test("a reading that began before a change does not replace the one that began after it", async () => {
  const { readings, read } = aSource();
  const once = openReadOnce();
  const before = once.of("a", read);
  once.forget();
  const after = once.of("a", read);
  readings[1]?.resolve("new");
  expect(await after).toBe("new");
  readings[0]?.resolve("old");
  expect(await before).toBe("old");
  expect(await once.of("a", read)).toBe("new");
});

test("a reading that fails after a change leaves the newer value in place, and a failed one is read again", async () => {
  const { readings, read } = aSource();
  const once = openReadOnce();
  const before = once.of("a", read);
  once.forget();
  const after = once.of("a", read);
  readings[0]?.reject(new Error("away"));
  await expect(before).rejects.toThrow("away");
  readings[1]?.resolve("new");
  expect(await after).toBe("new");
  expect(await once.of("a", read)).toBe("new");
  const other = once.of("b", read);
  readings[2]?.reject(new Error("away"));
  await expect(other).rejects.toThrow("away");
  const again = once.of("b", read);
  readings[3]?.resolve("there");
  expect(await again).toBe("there");
});

test("a reader that reads alone waits for nobody, and nobody for it", async () => {
  const { readings, read } = aSource();
  const once = openReadOnce();
  const inTransaction = once.of("a", read, "alone");
  const other = once.of("a", read);
  readings[1]?.resolve("theirs");
  expect(await other).toBe("theirs");
  readings[0]?.resolve("own");
  expect(await inTransaction).toBe("own");
  expect(readings).toHaveLength(2);
});
