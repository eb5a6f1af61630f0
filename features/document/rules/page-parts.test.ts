import fc from "fast-check";
import { expect, test } from "vitest";
import { aDocument } from "../../../test/builders/a-document.ts";
import { checkDocument, pageParts, textOfParts } from "./index.ts";

const place = { level: 1, id: "a", origin: "https://varsel.example" };
const written = (html: string) => pageParts(html, place);

test("headings, paragraphs, lists, quotes and links of a page keep their order and their levels", () => {
  const parts = written(
    '<h2>Først &amp; <em>fremst</em></h2><p>En <a href="https://x.no/">lenke</a> og <a href="/om-oss/">en til</a></p><h3>Under</h3><ul><li>a</li></ul>' +
      "<blockquote><p>Sitat</p></blockquote><hr><h4>Dypere</h4><p>Slutt</p>",
  );
  expect(parts.map((part) => (part.kind === "heading" ? [part.level, part.text] : part.kind))).toEqual([
    [1, "Først & fremst"],
    "paragraph",
    [2, "Under"],
    "list",
    "paragraph",
    [3, "Dypere"],
    "paragraph",
  ]);
  for (const address of ["https://x.no/", "https://varsel.example/om-oss/"])
    expect(JSON.stringify(parts)).toContain(`"href":"${address}"`);
  expect(checkDocument(aDocument(parts))).toEqual([]);
});

test("a table keeps its caption and the names of its columns, and every cell its place though some span more", () => {
  const [table] = written(
    '<table><caption>Tall</caption><thead><tr><th scope="col">År</th><th>Funn</th></tr></thead><tbody>' +
      '<tr><td rowspan="2"><p>2026</p></td><td>Ett</td></tr><tr><td>To</td></tr><tr><td colspan="2"><ul><li>Begge</li></ul></td></tr></tbody></table>',
  );
  expect(table).toMatchObject({ kind: "table", caption: "Tall", columns: [{ title: "År" }, { title: "Funn" }] });
  expect(textOfParts(table ? [table] : [])).toBe("Tall\n| År | Funn |\n| 2026 | Ett |\n|  | To |\n| Begge |  |");
  const [headless] = written("<table><tr><td>a</td><td>b</td></tr></table>");
  expect(headless).toMatchObject({ columns: [{ title: "" }, { title: "" }], rows: [{}] });
});

test("a picture is set with its alternative text and what stands below it, also from within a paragraph", () => {
  const image = '<img src="/filer/bibliotek/x/a.png" width="400" height="200" alt="En &quot;kurve&quot;">';
  expect(written(`<figure>${image}<figcaption>Kilde: oss</figcaption></figure>`)).toMatchObject([
    { kind: "figure", file: "/filer/bibliotek/x/a.png", alt: 'En "kurve"', ratio: 2, widthMm: 106 },
    { kind: "paragraph", tone: "note" },
  ]);
  expect(written(`<p>før${image}etter</p>`).map(({ kind }) => kind)).toEqual(["paragraph", "figure", "paragraph"]);
});

test("whatever the tags are, the parts make a document", () => {
  const inline = fc.constantFrom(
    "ord",
    "&lt;b&gt;",
    "<strong>fet</strong>",
    "<a href='x'>y</a>",
    "<br>",
    "</p>",
    "<td>z</td>",
  );
  const tag = fc.constantFrom("p", "h2", "h3", "h4", "ul", "li", "table", "tr", "td", "blockquote", "figure", "pre");
  const piece = fc
    .tuple(tag, fc.array(inline, { maxLength: 4 }))
    .map(([name, all]) => `<${name}>${all.join("")}</${name}>`);
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, inline)), (all) => {
      const parts = written(all.join(""));
      expect(checkDocument(aDocument(parts)).filter(({ kind }) => kind !== "LevelSkipped")).toEqual([]);
    }),
  );
});
