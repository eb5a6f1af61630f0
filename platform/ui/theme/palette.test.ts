import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("./palette.css", import.meta.url), "utf8");
const colors = new Map([...css.matchAll(/--ds-color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));

const luminance = (name: string): number => {
  const hex = colors.get(name);
  if (!hex) throw new Error(`No colour is named ${name}`);
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

const hues = ["accent", "brand1", "neutral", "info", "success", "warning", "danger"];
const grounds = ["background-default", "background-tinted", "surface-default", "surface-tinted"];

describe.each(hues)("%s", (hue) => {
  test.each(grounds)("text is readable on %s (WCAG AA, 4.5:1)", (ground) => {
    expect(contrast(`${hue}-text-subtle`, `${hue}-${ground}`)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(`${hue}-text-default`, `${hue}-${ground}`)).toBeGreaterThanOrEqual(7);
    expect(contrast(`${hue}-text-subtle`, `neutral-${ground}`)).toBeGreaterThanOrEqual(4.5);
  });
  test("a filled button's text is readable, resting and hovered", () => {
    for (const base of ["base-default", "base-hover", "base-active"])
      expect(contrast(`${hue}-base-contrast-default`, `${hue}-${base}`)).toBeGreaterThanOrEqual(4.5);
  });
  test("a control's border is visible on paper and on white (3:1)", () => {
    for (const ground of ["neutral-background-default", "neutral-surface-default"])
      expect(contrast(`${hue}-border-default`, ground)).toBeGreaterThanOrEqual(3);
  });
});

test("the focus ring stands out from every ground, light or dark", () => {
  for (const ground of ["neutral-background-default", "neutral-surface-tinted", "accent-surface-tinted"])
    expect(contrast("focus-outer", ground)).toBeGreaterThanOrEqual(3);
  expect(contrast("focus-inner", "accent-base-active")).toBeGreaterThanOrEqual(3);
});
