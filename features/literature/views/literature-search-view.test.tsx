import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { referenceOf } from "../../reference/rules/index.ts";
import type { ReferencesProps } from "../../reference/views/references-view.tsx";
import type { Selection } from "../rules/index.ts";
import { LiteratureSearchView, type ShownSearch } from "./literature-search-view.tsx";

type Search = ShownSearch & { readonly id: number; readonly section: "A" | "B" };

const search = (given: Partial<Search>): Search => ({
  id: 1,
  section: "B",
  searchType: "DB",
  source: "MEDLINE",
  url: "",
  date: "2026-03-01",
  strategy: "<p>dialyse AND hjemme</p>",
  hits: 1250,
  ...given,
});

const drawn = (all: readonly Search[], selection?: Selection, references?: ReferencesProps["references"]): string => {
  const searches = (key: Search["section"]) => all.filter(({ section }) => section === key);
  const sections = [
    { key: "A" as const, title: "A. Retningslinjer", searches: searches("A") },
    { key: "B" as const, title: "B. Oppsummert forskning", searches: searches("B") },
  ];
  const block = {
    title: "Søk",
    overviewTitle: null,
    sections,
    ...(selection && { selection }),
    ...(references && { references }),
  };
  return renderToStaticMarkup(<LiteratureSearchView block={block} level={3} />).replaceAll("\u00a0", " ");
};

test("a search that was repeated is marked, and the repetition shows its newer hits since that day", () => {
  const again = search({ id: 2, date: "2028-09-01", hits: 1300, repeats: 1, hitsSince: 50 });
  const html = drawn([search({ section: "B" }), again]);
  expect(html.match(/Forrige søk/g)).toHaveLength(1);
  expect(html.indexOf("Forrige søk")).toBeLessThan(html.indexOf("01.09.2028"));
  expect(html).toMatch(/Treff siden 01\.03\.2026<\/dt><dd>50</);
  expect(drawn([search({ id: 2, hits: null, hitsSince: null })])).toMatch(
    /Treff siden forrige søk<\/dt><dd>Ikke oppgitt</,
  );
});

test("without a search it says 'Ingen søk registrert', in the summary and under each section", () => {
  const html = drawn([]);
  expect(html.match(/Ingen søk registrert/g)).toHaveLength(3);
  expect(html).toMatch(/A\. Retningslinjer<\/h4><p[^>]*>Ingen søk registrert/);
});

test("a search shows its source as a link, its date in Norwegian, its hits and its strategy", () => {
  const html = drawn([search({ url: "https://pubmed.ncbi.nlm.nih.gov/" })]);
  expect(html).toContain('<a href="https://pubmed.ncbi.nlm.nih.gov/" rel="noopener">MEDLINE</a>');
  expect(html).toContain("01.03.2026");
  expect(html).toContain("1\u202f250");
  expect(html).toContain("<p>dialyse AND hjemme</p>");
});

test("where a database was reached is shown as a text when it is no web address", () => {
  const html = drawn([search({ url: "ovidsp.ovid.com" })]);
  expect(html).toContain("MEDLINE, ovidsp.ovid.com");
  expect(html).not.toContain("href");
});

test("web sources have a number of searches and no hits, and a section without a search says so", () => {
  const nice = search({ section: "A", searchType: "Web", source: "NICE", hits: null });
  const html = drawn([nice, { ...nice, id: 2 }]);
  expect(html).toContain("Andre nettkilder");
  expect(html).not.toContain("Databaser");
  expect(html).not.toContain("Treff");
  expect(html).toMatch(/<th scope="row">NICE<\/th><td>2<\/td>/);
  expect(html).toContain("A. Retningslinjer");
  expect(html).toMatch(/B\. Oppsummert forskning<\/h4><p[^>]*>Ingen søk registrert/);
});

test("the selection is drawn, with the same numbers in a table; what is not known is said", () => {
  const excluded = [{ reason: "En svært lang grunn som går over mer enn én linje i boksen", number: 30 }];
  const html = drawn([search({})], { duplicatesRemoved: 250, screened: null, fullText: 40, included: null, excluded });
  const [, svg = ""] = /<svg[^>]*role="img"[^>]*>(.*?)<\/svg>/s.exec(html) ?? [];
  const inDrawing = svg.replaceAll(/<\/text>/g, " ").replaceAll(/<[^>]+>/g, "");
  expect(inDrawing).toContain("En svært lang grunn som går over mer enn én linje i boksen: 30");
  expect(inDrawing).toContain("Inkluderte studier: ikke oppgitt");
  const rows = [...html.matchAll(/<th scope="row(?:group)?">([^<]+)<\/th><td>([^<]+)<\/td>/g)].map(
    ([, label, said]) => `${label}: ${said}`,
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      "Identifisert i databaser: 1\u202f250",
      "Dubletter fjernet: 250",
      "Vurdert på tittel og sammendrag: 1\u202f000",
      "Utelatt på tittel og sammendrag: 960",
      "Vurdert i fulltekst: 40",
      "Utelatt etter fulltekst: 30",
      "Inkluderte studier: ikke oppgitt",
    ]),
  );
});

test("without a selection there is no flow", () => {
  expect(drawn([search({})])).not.toContain("<svg");
});

test("what the searches led to is a numbered list, and a DOI is a link", () => {
  const reference = { ...referenceOf({ title: "A <b>title", authors: "Hansen, Kari", doi: "10.1000/x<1>" }), id: 1 };
  const html = drawn([], undefined, [reference]);
  expect(html).toContain("Referanser</h4>");
  expect(html).toContain(
    'Hansen K. A title. <a href="https://doi.org/10.1000/x%3C1%3E" rel="noopener">doi:10.1000/x&lt;1&gt;</a>.</li></ol>',
  );
  expect(drawn([], undefined, [])).not.toContain("Referanser");
});
