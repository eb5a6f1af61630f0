import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EvidenceTableView } from "./evidence-table-view.tsx";

const study = (id: number, cells: Readonly<Record<string, string>>) => ({ id, cells });
const html = (studies: readonly ReturnType<typeof study>[]) =>
  renderToStaticMarkup(
    <EvidenceTableView block={{ title: "Primærstudier", tableSection: "PrimaryStudy", studies }} level={3} />,
  );
const studies = [
  study(1, { shortId: "Hansen 2021", country: "Norge", resultEffect: "<p>Ingen <strong>forskjell</strong></p>" }),
  study(2, { shortId: "Nilsen 2024", country: "", resultEffect: "<p></p>" }),
];

test("a study is a row under named columns, with its short name as the row's header", () => {
  const table = html(studies);
  expect(table).toMatch(/<th role="columnheader" scope="col">Land<\/th>/);
  expect(table).toMatch(/<th role="rowheader" scope="row">Hansen 2021<\/th>/);
  expect(table).toContain("<strong>forskjell</strong>");
});

test("a study without a short name says so in its row's header", () => {
  expect(html([study(1, { shortId: "", country: "Norge" })])).toMatch(
    /<th role="rowheader"[^>]*><span[^>]*>Ikke utfylt</,
  );
});

test("a column that no study has filled in is left out, and an empty cell says so", () => {
  const table = html(studies);
  expect(table).not.toContain("Finansiering");
  expect(table.match(/Ikke utfylt/g)).toHaveLength(2);
});

test("the table can be reached and scrolled by the keyboard, under a name that says so", () => {
  expect(html(studies)).toMatch(
    /<section[^>]*aria-label="Primærstudier. Tabellen kan rulles sidelengs."[^>]*tabindex="0"/,
  );
});

test("the numbers of a study stand in a row below it, a line for each outcome", () => {
  const results = [
    {
      id: 7,
      study: 2,
      cells: { outcome: "Død", interventionEvents: "6", interventionTotal: "41", controlEvents: "3" },
    },
    { id: 8, study: 2, cells: { outcome: "Smerte", measure: "MD", effect: "-1.5" } },
  ];
  const table = renderToStaticMarkup(
    <EvidenceTableView
      block={{ title: "Primærstudier", tableSection: "PrimaryStudy", studies, results }}
      level={3}
      belowResult={({ id }) => <em>{id}</em>}
    />,
  );
  expect(table.split("<tr")[4]).toMatch(
    /colSpan="3".*<strong>Død:<\/strong> 6 av 41 mot 3<em>7<\/em>.*<strong>Smerte:<\/strong> MD −1,5<em>8<\/em>/i,
  );
  expect(table.split("<tr")).toHaveLength(5);
});

test("without studies it says so", () => {
  expect(html([])).toContain("Ingen evidenstabeller er lagt til");
});
