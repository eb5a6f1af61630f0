import { describe, expect, test } from "vitest";
import { createStatementNames, isOutdatedPlan } from "./named-statements.ts";

describe("names of statements", () => {
  test("come with the third sight of the exact text, one for each text", () => {
    const names = createStatementNames();
    const thrice = (text: string) => [1, 2, 3, 4].map(() => names.nameOf(text));
    const first = thrice("select 1 where $1");
    expect(first).toEqual([undefined, undefined, first[3], first[3]]);
    expect(first[3]).toMatch(/^\w{1,63}$/);
    expect(thrice("select  1 where $1")[3]).not.toBe(first[3]);
  });

  test("are at most 200; those that have one keep it", () => {
    const names = createStatementNames();
    const given = Array.from({ length: 300 }, (_, at) => [1, 2, 3].map(() => names.nameOf(`select ${at}`)).at(-1));
    expect(new Set(given.filter((name) => name !== undefined)).size).toBe(200);
    expect(names.nameOf("select 0")).toBe(given[0]);
  });
});

test("only a prepared statement whose answer changed is outdated, not everything that is not supported", () => {
  const fault = (message: string) => Object.assign(new Error(message), { code: "0A000" });
  expect(isOutdatedPlan(fault("cached plan must not change result type"))).toBe(true);
  expect(isOutdatedPlan(fault("cannot use subquery in check constraint"))).toBe(false);
});
