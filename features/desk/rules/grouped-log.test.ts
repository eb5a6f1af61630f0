import fc from "fast-check";
import { expect, test } from "vitest";
import { groupLog } from "./index.ts";

const entry = (at: string, who: string, what: string) => ({ at, who, action: "Lagret et felt", what });

test("a row of saves of one field is one line with the first and the last time", () => {
  const log = [entry("3", "Kari", "Mål"), entry("2", "Kari", "Mål"), entry("1", "Ola", "Mål")];
  expect(groupLog(log)).toEqual([
    { entry: log[0], from: "2", to: "3", count: 2 },
    { entry: log[2], from: "1", to: "1", count: 1 },
  ]);
});

test("nothing is lost, and neighbours are never the same", () => {
  const entries = fc.array(
    fc.record({
      at: fc.string(),
      who: fc.constantFrom("Kari", "Ola"),
      action: fc.constantFrom("Lagret", "Slettet"),
      what: fc.constantFrom("Mål", ""),
    }),
  );
  fc.assert(
    fc.property(entries, (log) => {
      const groups = groupLog(log);
      expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(log.length);
      expect(groupLog(groups.map((group) => group.entry))).toHaveLength(groups.length);
    }),
  );
});
