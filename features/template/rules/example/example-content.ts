import { addresses } from "../../../address/rules/index.ts";
import type { HeldFile, Row } from "../../../block/rules/index.ts";
import { commentFields, numberFields } from "../../../economy/rules/index.ts";
import { columnsOf, type EvidenceColumn } from "../../../evidence/rules/index.ts";
import type { Block } from "../../../kinds/rules/index.ts";
import { cellsOfSearch, type LiteratureSearch } from "../../../literature/rules/index.ts";
import type { ExampleTexts } from "./example-copy.ts";

type Content = { readonly rows: readonly Row[]; readonly files: readonly HeldFile[] };

/** Files that the product is served with, to stand for an author's. */
const IMAGE = "/assets/minimetode/forside.svg";
const PDF = "/assets/minimetode/eksempel-varsel.pdf";

/** An example of the rows and files of a block; empty for a kind that has none. */
export function exampleContent(block: Block, texts: ExampleTexts): Content {
  switch (block.kind) {
    case "LiteratureSearch":
      return { rows: searchRows(texts), files: [] };
    case "EvidenceTable":
      return { rows: [rowOf(1, "", studyCells(columnsOf(block.tableSection), texts))], files: [] };
    case "EconomyEvaluation":
      return { rows: [rowOf(1, "", economyCells(texts))], files: [] };
    case "ImageUpload":
      return {
        rows: [rowOf(1, "", { imageName: texts.name, alt: texts.name })],
        files: [{ ...fileOf(texts.name, IMAGE), image: { row: 1, width: 640, height: 480, widths: [640] } }],
      };
    case "PdfUpload":
      return { rows: [], files: [fileOf(`${texts.name}.pdf`, PDF)] };
    case "EconomyMunicipality":
      return { rows: [], files: [{ ...fileOf(`${texts.name}.xlsx`, addresses.economyWorkbook), slot: "1" }] };
    default:
      return { rows: [], files: [] };
  }
}

const rowOf = (id: number, part: string, cells: Row["cells"]): Row => ({ id, part, rev: 0, cells, revs: {} });
const fileOf = (name: string, url: string): HeldFile => ({ id: 1, name, url });

/** One in a database, and one on the web. */
function searchRows({ day, html }: ExampleTexts): readonly Row[] {
  const searches: readonly (readonly [part: string, search: Partial<LiteratureSearch>])[] = [
    ["A", { searchType: "Web", source: "Helsebiblioteket", url: "https://www.helsebiblioteket.no/", hits: null }],
    ["B", { searchType: "DB", source: "MEDLINE", url: "", hits: 120 }],
  ];
  const blank: LiteratureSearch = {
    ...{ searchType: "DB", source: "", url: "", date: day, strategy: html, hits: null, editableSource: false },
  };
  return searches.map(([part, search], at) => rowOf(at + 1, part, cellsOfSearch({ ...blank, ...search })));
}

const studyCells = (columns: readonly EvidenceColumn[], texts: ExampleTexts): Record<string, string> =>
  Object.fromEntries(columns.map((column) => [column.key, cellOf(column, texts)]));

function cellOf({ key, type, options }: EvidenceColumn, { name, html, day }: ExampleTexts): string {
  if (type === "choice") return options?.[0] ?? "";
  if (type === "rich-text") return html;
  if (key === "date") return day;
  return key.startsWith("number") || key.endsWith("NumberOfPatients") ? "120" : name;
}

/** Each amount a little larger than the one before it, so that sums and differences are seen. */
const economyCells = ({ name }: ExampleTexts): Record<string, string> =>
  Object.fromEntries([
    ...numberFields.map(({ field, unit }, at) => [field, String(unit === "patients" ? 40 : 1_000 + 50 * at)]),
    ...commentFields.map(({ field }) => [field, name]),
  ]);
