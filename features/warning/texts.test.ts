import { expect, test } from "vitest";
import { leftTexts } from "./texts.ts";

test("a warning of a newer server, which this build does not know, has words all the same", () => {
  expect(leftTexts.warning({ kind: "OpenComment", count: 1 })).toBe("1 åpen kommentar");
  expect(leftTexts.warning(JSON.parse('{ "kind": "FromALaterVersion", "count": 2 }'))).toBe("Noe bør sjekkes");
});
