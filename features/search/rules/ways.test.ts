import { expect, test } from "vitest";
import { waysOf } from "./ways.ts";

test.each([
  ["laser hjemme", [["laser hjemme"]]],
  ["", [[""]]],
  ["il6 hjemme", [["hjemme"], ["il6", '"il 6"']]],
  ["IL-6", [["IL-6", "il6", '"il 6"']]],
  ["IL 6 i blod", [["i blod"], ["IL 6", "IL6"]]],
  ["tnf-α", [["tnf-α", "tnfalfa", '"tnf alfa"']]],
  ["diabetes type II", [["diabetes type"], ["II", "2"]]],
  ["diabetes type 2", [["diabetes"], ["type 2", "type2", "type ii"]]],
  ["beta-blokker", [["beta-blokker", "betablokker", '"beta blokker"']]],
  ["laser -il6", [['laser -il6 -"il 6"']]],
  ['"il6 i blod"', [['"il6 i blod"']]],
  ["il6 or pd1", [["il6 or pd1"]]],
  ['"IL 6"', [['"IL 6" or IL6']]],
  ['"PD‑1"', [['"PD‑1" or pd1 or "pd 1"']]],
  ['hud or "10^9" i blod', [['hud or "10^9" i blod or 109 i blod or "10 9" i blod']]],
  ['"type II" or "il6 or pd1"', [['"type II" or "il6 or pd1"']]],
  ['blod -"il6"', [['blod -"il6" -"il 6"']]],
  ["2010-2015 lunge-kreft", [["2010-2015 lunge-kreft"]]],
])("%s", (query, ways) => expect(waysOf(query)).toEqual(ways));
