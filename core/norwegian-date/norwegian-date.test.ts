import { expect, test } from "vitest";
import { norwegianDate } from "./index.ts";

test("a day is dd.mm.yyyy, and Norway's", () => {
  expect(norwegianDate("2024-03-07T12:00:00.000Z")).toBe("07.03.2024");
  expect(norwegianDate("2024-12-31T23:30:00.000Z")).toBe("01.01.2025");
  expect(norwegianDate("2024-07-31T22:30:00.000Z")).toBe("01.08.2024");
});
