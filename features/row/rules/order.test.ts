import { expect, test } from "vitest";
import { afterMove, orderAfter } from "./order.ts";

test("a row moves one place, and not past the ends", () => {
  const down = [1, 2, 3].map((row) => afterMove([1, 2, 3], row, "down"));
  const up = [1, 2, 3].map((row) => afterMove([1, 2, 3], row, "up"));
  expect([down, up]).toEqual([
    [2, 3, undefined],
    [undefined, null, 1],
  ]);
});

test("a row that moves down twice stands two places further, whatever the list shows meanwhile", () => {
  const once = orderAfter([1, 2, 3], 1, afterMove([1, 2, 3], 1, "down") ?? null);
  const twice = orderAfter(once, 1, afterMove(once, 1, "down") ?? null);
  expect([once, twice, orderAfter(twice, 1, null)]).toEqual([
    [2, 1, 3],
    [2, 3, 1],
    [1, 2, 3],
  ]);
});
