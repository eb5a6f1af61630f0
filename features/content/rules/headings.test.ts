import { describe, expect, it } from "vitest";
import { withHeadingIds } from "./index.ts";

describe("the headings of a text", () => {
  it("lists every h2 and gives it an id that the list links to", () => {
    const { html, headings } = withHeadingIds("<p>a</p><h2>Søk &amp; <em>utvalg</em></h2><h3>Nei</h3><h2>Økonomi</h2>");
    expect(headings).toEqual([
      { id: "del-sok-utvalg", text: "Søk & utvalg" },
      { id: "del-okonomi", text: "Økonomi" },
    ]);
    expect(html).toContain('<h2 id="del-sok-utvalg">Søk &amp; <em>utvalg</em></h2><h3>Nei</h3>');
  });

  it("numbers equal headings and names those without letters", () => {
    const { headings } = withHeadingIds("<h2>A</h2><h2>A</h2><h2>…</h2>");
    expect(headings.map(({ id }) => id)).toEqual(["del-a", "del-a-2", "del"]);
  });

  it("leaves one without words out of the list: a link to it would have no name", () => {
    const { html, headings } = withHeadingIds("<h2>A</h2><h2>&nbsp;<br></h2>");
    expect(headings.map(({ text }) => text)).toEqual(["A"]);
    expect(html).toBe('<h2 id="del-a">A</h2><h2 id="del">&nbsp;<br></h2>');
  });

  it("begins the ids with what is asked, so that two texts of a page never share one", () => {
    const { html, headings } = withHeadingIds("<h2>A</h2><h2>A</h2>", "del-7");
    expect(headings.map(({ id }) => id)).toEqual(["del-7-a", "del-7-a-2"]);
    expect(html).toBe('<h2 id="del-7-a">A</h2><h2 id="del-7-a-2">A</h2>');
  });
});
