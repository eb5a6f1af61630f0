import { expect, test } from "vitest";
import { waysOf } from "./ways.ts";

test.each([
  ['"il6 i blod"', '"il6 i blod"'],
  ["il6 or pd1", "il6 or pd1"],
  ['"IL 6"', '"IL 6" or IL6'],
  ['"type 2"', '"type 2" or type2 or "type ii"'],
  ['"PD‑1"', '"PD‑1" or pd1 or "pd 1"'],
  ['"tnf-α"', '"tnf-α" or tnfalfa or "tnf alfa"'],
  ['hud or "10^9" i blod', 'hud or "10^9" i blod or 109 i blod or "10 9" i blod'],
  ['"type II" or "il6 or pd1"', '"type II" or "il6 or pd1"'],
  ['blod -"il6"', 'blod -"il6" -"il 6"'],
  ['"2010-2015" or "lunge-kreft"', '"2010-2015" or "lunge-kreft"'],
])("%s", (query, ways) => expect(waysOf(query)).toBe(ways));
