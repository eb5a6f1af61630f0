import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { topicIconOf, topicIcons } from "./index.ts";

test("an icon is known by its name, and everything else is none", () => {
  expect(topicIcons.map(topicIconOf)).toEqual(topicIcons);
  for (const other of [null, "", "Heart", "heart ", "/bilder/hjerte.png", "toString"])
    expect(topicIconOf(other)).toBe(null);
});

test("each has its drawing in the file that readers get, and the file has no other", () => {
  const file = readFileSync(
    new URL("../../../apps/browser/static/assets/minimetode/topic-icons.svg", import.meta.url),
    "utf8",
  );
  const drawn = [...file.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24">\s*<path [^>]*\bd="[^"]+"/g)];
  expect(drawn.map(([, id]) => id)).toEqual(topicIcons);
});
