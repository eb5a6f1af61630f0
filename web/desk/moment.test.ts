import { expect, test } from "vitest";
import { moment } from "./moment.ts";

test("a moment is shown in Norwegian order and Oslo time, summer and winter", () => {
  expect(moment("2026-11-21T11:03:59.000Z")).toBe("21.11.2026 12:03");
  expect(moment("2026-06-30T22:05:00.000Z")).toBe("01.07.2026 00:05");
});
