import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const folder = "apps/browser/static/assets/minimetode";
/** Logos and icons. */
const others = ["favicon.svg", "logo.svg", "topic-icons.svg"];
const drawings = readdirSync(folder).filter((name) => name.endsWith(".svg") && !others.includes(name));
const palette = new Set(readFileSync("platform/ui/theme/palette.css", "utf8").match(/#[0-9a-f]{6}\b/g));

test("the thirteen drawings are found", () => {
  expect(drawings).toHaveLength(13);
});

test.each(drawings)("%s is small, without words, and in the colours of the palette", (name) => {
  const file = path.join(folder, name);
  const svg = readFileSync(file, "utf8");
  expect(Buffer.byteLength(svg)).toBeLessThan(4_000);
  // A picture on a page has no words of its own, and loads nothing.
  expect(svg).not.toMatch(/<(text|title|desc|script|image|use)\b|href=/);
  const colours = [...svg.matchAll(/(?:fill|stroke)="(?!none)([^"]+)"/g)].map(([, colour = ""]) =>
    colour === "#fff" ? "#ffffff" : colour,
  );
  expect(colours.filter((colour) => !palette.has(colour))).toEqual([]);
});
