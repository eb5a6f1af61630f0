import fc from "fast-check";
import { expect, test } from "vitest";
import { figure, richTextParts } from "./parts.ts";
import { textOfParts } from "./text-of.ts";
import { xhtmlOf } from "./xhtml-of.ts";

test("a picture has room on a page whatever its shape, keeps that shape, and is no larger than on a screen", () => {
  const pixels = fc.record({ width: fc.integer({ min: 1, max: 20_000 }), height: fc.integer({ min: 1, max: 20_000 }) });
  fc.assert(
    fc.property(pixels, ({ width, height }) => {
      const { ratio, widthMm } = figure("a.png", "", { width, height });
      expect(ratio).toBe(width / height);
      expect(widthMm).toBeGreaterThanOrEqual(1);
      expect(widthMm).toBeLessThanOrEqual(Math.max(1, Math.min(160, Math.round((width * 25.4) / 96))));
      // Half a millimetre is lost by rounding; a line of one pixel is never thinner than a millimetre.
      if (widthMm > 1) expect((widthMm - 0.5) / ratio).toBeLessThanOrEqual(150.01);
    }),
  );
});

test("a photograph that stands upright is set smaller than the text is wide", () => {
  expect(figure("a.png", "", { width: 3000, height: 4000 }).widthMm).toBe(113);
});

test("an exponent and an index are such in a narrative, and characters of their own in plain text", () => {
  const parts = richTextParts("<p>10<sup>9</sup>/L, <strong>CO<sub>2</sub></strong></p>");
  expect(xhtmlOf(parts)).toBe("<p>10<sup>9</sup>/L, <b>CO</b><sub><b>2</b></sub></p>");
  expect(textOfParts(parts, true)).toBe("10⁹/L, CO₂");
});
