import fc from "fast-check";
import { expect, test } from "vitest";
import { hasOperators, withoutRepeats } from "./operators.ts";

test("an alternative that is repeated stands once, with what is still being written last", () => {
  expect(withoutRepeats("hud or Hud or lunge or hud")).toBe("lunge or hud");
  expect(withoutRepeats("a or ".repeat(100).trim())).toBe("a or a or");
  expect(withoutRepeats('"pest or kolera" or "pest or kolera"')).toBe('"pest or kolera"');
  expect(withoutRepeats('hud or "hud or hud')).toBe('hud or "hud or hud');
  expect(withoutRepeats("1 or 0")).toBe("1 or 0");
});

test("a query without repeated alternatives stays as it is, and no alternative is lost", () => {
  const alternative = fc.constantFrom("hud", "lunge hjerte", '"i hud"', "-sår", '"0"', "0");
  fc.assert(
    fc.property(fc.uniqueArray(alternative, { minLength: 2 }), fc.array(alternative), (distinct, more) => {
      expect(withoutRepeats(distinct.join(" or "))).toBe(distinct.join(" or "));
      const repeated = withoutRepeats([...more, ...distinct].join(" or "));
      expect(new Set(repeated.split(" or "))).toEqual(new Set([...more, ...distinct]));
      expect(repeated.split(" or ").length).toBe(new Set([...more, ...distinct]).size);
      expect(hasOperators(repeated) || new Set(distinct).size === 1).toBe(true);
    }),
  );
});
