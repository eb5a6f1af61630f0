import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { newCode, readCode, shownCode } from "./index.ts";

test("a code is read however it is typed, and nothing else is taken for one", () => {
  const code = newCode((below) => randomInt(below));
  const shown = shownCode(code);
  for (const typed of [
    code,
    shown,
    shown.toLowerCase(),
    ` ${shown} `,
    [...shown].join(" "),
    shown.replace("-", "–"),
    `${shown}.`,
  ])
    expect(readCode(typed)).toBe(code);
  for (const typed of ["", code.slice(1), `${code}${code}`, `A${code.slice(1)}`, "0000-0000", "🙂🙂🙂🙂🙂🙂🙂🙂"])
    expect(readCode(typed)).toBeNull();
});
