import { expect, test } from "vitest";
import { askChild } from "./child.ts";

test("a process that cannot be started is an answer", async () => {
  const noFile = new URL("https://eksempel.no/script.ts");
  expect(await askChild(noFile, new Uint8Array(1), { milliseconds: 5_000, megabytes: 64 })).toEqual({
    kind: "not-started",
  });
});
