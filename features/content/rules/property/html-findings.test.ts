import { expect, test } from "vitest";
import { htmlFindings } from "./html-findings.ts";
import { htmlFeatures } from "./property.ts";

const said = (html: string, features: Parameters<typeof htmlFindings>[1]["features"] = htmlFeatures) =>
  htmlFindings(html, { features });

test("headings go down one level at a time, from the highest that the text may hold", () => {
  expect(said("<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2><h3>E</h3>")).toEqual([]);
  expect(said("<h2>A</h2><h4>C</h4>")).toEqual(["HeadingSkipsALevel"]);
  expect(said("<p>Først</p><h3>B</h3>")).toEqual(["HeadingSkipsALevel"]);
  expect(said("<h3>B</h3><h4>C</h4>", ["h3", "h4"])).toEqual([]);
  expect(said("<h4>C</h4>", ["h3", "h4"])).toEqual(["HeadingSkipsALevel"]);
  expect(said("<p>Uten overskrifter</p>", [])).toEqual([]);
});

test("a text that goes on under headings before it begins at any level, and skips none after that", () => {
  const goesOn = (html: string) => htmlFindings(html, { features: htmlFeatures, goesOn: true });
  expect(goesOn("<p>Først</p><h3>B</h3><h4>C</h4>")).toEqual([]);
  expect(goesOn("<h4>C</h4><h2>D</h2><h4>E</h4>")).toEqual(["HeadingSkipsALevel"]);
});

test("a heading without words is one that a screen reader stops at for nothing", () => {
  expect(said("<h2></h2><p>A</p>")).toEqual(["EmptyHeading"]);
  expect(said("<h2> <br>&nbsp;</h2>")).toEqual(["EmptyHeading"]);
  expect(said("<h2><strong>A</strong></h2>")).toEqual([]);
});

test("every table has a header", () => {
  const row = (tag: string) => `<tr><${tag}><p>A</p></${tag}></tr>`;
  expect(said(`<table><tbody>${row("td")}</tbody></table>`)).toEqual(["TableWithoutHeader"]);
  expect(said(`<table><tbody>${row("th")}</tbody></table><table><tbody>${row("td")}</tbody></table>`)).toEqual([
    "TableWithoutHeader",
  ]);
  expect(said(`<table><tbody>${row('th colspan="2"')}${row("td")}</tbody></table>`)).toEqual([]);
});

test("the words of a link say where it leads", () => {
  const link = (words: string) => `<p>Les om det <a href="/om-oss/">${words}</a>.</p>`;
  for (const words of [
    "her",
    "Her",
    " klikk her ",
    "Les mer",
    "les <strong>mer</strong>",
    "https://fhi.no/a/b",
    "",
    "&nbsp;",
  ])
    expect([words, said(link(words))]).toEqual([words, ["LinkSaysNothing"]]);
  for (const words of ["Om oss", "Les mer om metoden", "fhi.no", '<img src="media:1" alt="Skjemaet">'])
    expect([words, said(link(words))]).toEqual([words, []]);
});

test("long sentences of long words are hard to read, lists and headings are not sentences without an end", () => {
  const heavy = "Beslutningsgrunnlaget for spesialisthelsetjenesten forutsetter kunnskapsoppsummeringer utarbeidet ";
  const plain = "Vi ser på hva det koster. Vi ser på hva som er trygt. ";
  const items = (count: number) => `<ul>${"<li><p>En liten ting til</p></li>".repeat(count)}</ul>`;
  expect(said(`<p>${heavy.repeat(20)}.</p>`)).toEqual(["HardToRead"]);
  expect(said(`<p>${plain.repeat(20)}</p>`)).toEqual([]);
  expect(said(items(60))).toEqual([]);
  expect(said(`<p>${heavy}</p>`)).toEqual([]);
  // Sentences end before a quotation mark or a bracket too, and a sign that is written as an entity is no word.
  const quoted = "«Er det trygt for alle?» Vi ser på hva det koster (se i vedlegget som følger.) ";
  expect(said(`<p>${quoted.repeat(20)}</p>`)).toEqual([]);
  expect(said(`<p>${`${heavy} &amp; &lt; `.repeat(14)}</p>`)).toEqual([]);
});
