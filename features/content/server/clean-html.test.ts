import { expect, test } from "vitest";
import { html } from "../rules/property/index.ts";
import { cleanHtml } from "./clean-html.ts";

const plain = html({ features: [] });
const withTables = html({ features: ["table"] });
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

test("what is deleted goes, exponents stay, and a link names no recipient of a mail", () => {
  const link =
    "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.fhi.no%2F&amp;data=05%7C01%7Cola%40eksempel.no";
  expect(cleanHtml(`<p><del>50</del>5 mg, 10<sup>9</sup>, <a href="${link}">FHI</a></p>`, plain)).toBe(
    '<p>5 mg, 10<sup>9</sup>, <a href="https://www.fhi.no/">FHI</a></p>',
  );
});
