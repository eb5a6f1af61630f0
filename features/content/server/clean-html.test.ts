import { expect, test } from "vitest";
import { html } from "../rules/property/index.ts";
import { cleanHtml } from "./clean-html.ts";

const plain = html("Tekst", { features: [] });
const withTables = html("Tekst", { features: ["table"] });
const ROWS = "<table><tbody><tr><th>Lege</th><td>Sykepleier</td></tr><tr><td>2</td><td>3</td></tr></tbody></table>";

test("the words of cells and blocks that may not stand in a text stay apart, and cleaning once more changes nothing", () => {
  const clean = cleanHtml(ROWS, plain);
  expect(clean.trim().split(/\s+/)).toEqual(["Lege", "Sykepleier", "2", "3"]);
  expect(cleanHtml(clean, plain)).toBe(clean);
  expect(cleanHtml("<div>En</div><DIV class='x'>to</DIV><h2>tre</h2>fire", plain).trim().split(/\s+/)).toEqual([
    "En",
    "to",
    "tre",
    "fire",
  ]);
});

test("a table that may stand, and what is within a word, come back as they were", () => {
  expect(cleanHtml(ROWS, withTables)).toBe(ROWS);
  expect(cleanHtml("<p>h<strong>ov</strong>ed<span>sak</span>, 1 &lt;td 2</p>", plain)).toBe(
    "<p>h<strong>ov</strong>edsak, 1 &lt;td 2</p>",
  );
});
