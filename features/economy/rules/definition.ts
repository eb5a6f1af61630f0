import { isBlank } from "../../../platform/pure/rich-text/index.ts";
import { addresses } from "../../address/rules/index.ts";
import { type Definition, exampleFile, exampleRow, feedsNothing, type Held } from "../../block/rules/definition.ts";
import { headingPart, paragraph } from "../../document/rules/index.ts";
import { evaluationParts } from "./document.ts";
import { cellsThatCount, commentFields, numberFields, rangeCells } from "./index.ts";
import type { EconomyEvaluation, EconomyMunicipality } from "./schema.ts";

/** The texts in the order in which SaveSchemaItem saves them. */
const textKeys = ["operationalCosts", "budget", "startupCosts", "financialBasis"] as const;

const textsOf = (value: readonly string[] | null) => {
  const [operationalCosts = "", budget = "", startupCosts = "", financialBasis = ""] = value ?? [];
  return { operationalCosts, budget, startupCosts, financialBasis };
};

type Cells = Readonly<Record<string, string>>;

const written = (cells: Cells, fields: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const text = cells[field] ?? "";
      return text === "" ? [] : [[field, text]];
    }),
  );
const FIELDS = [...numberFields, ...commentFields].map(({ field }) => field);

const workbookOf = ({ files: [file] }: Pick<Held<EconomyEvaluation>, "files">) =>
  file?.cells ? { name: file.name, url: file.url, cells: written(file.cells, FIELDS) } : null;

const counting = (held: Pick<Held<EconomyEvaluation>, "rows" | "files">): Record<string, string> =>
  written(cellsThatCount(workbookOf(held)?.cells, held.rows[0]?.cells ?? {}), [...FIELDS, ...rangeCells]);

/** Each amount a little larger than the one before it, so that sums and differences are seen. */
const exampleCells = (name: string): Record<string, string> =>
  Object.fromEntries([
    ...numberFields.map(({ field, unit }, at) => [field, String(unit === "patients" ? 40 : 1_000 + 50 * at)]),
    ...commentFields.map(({ field }) => [field, name]),
  ]);

/** An economic evaluation: numbers, from a workbook or by hand, and four texts. */
export const economyEvaluation: Definition<EconomyEvaluation> = {
  number: 9,
  mayBeMandatory: true,
  mayStandInReview: false,
  value: {
    read: (stored) => (Array.isArray(stored) ? stored : null),
    accept: (_block, given) =>
      typeof given !== "string" && given.length === 4
        ? { ok: true, value: given }
        : { ok: false, because: { kind: "TableNeedsFourTexts" } },
    ofAuthor: ({ texts }) => textKeys.map((key) => texts[key]),
    isRichText: false,
  },
  feeding: feedsNothing,
  isFilled: (held) => Object.keys(counting(held)).length > 0 || (held.value ?? []).some((text) => text.trim() !== ""),
  isUnfinished: null,
  isBegun: ({ numbers, workbook, texts }) =>
    workbook !== null || [...Object.values(numbers.cells), ...Object.values(texts)].some((text) => !isBlank(text)),
  example: (_block, { line, name }) => ({
    value: textKeys.map(() => line),
    rows: [exampleRow(1, "", exampleCells(name))],
  }),
  author: ({ block, value, rows: [row], files }) => ({
    kind: "EconomyEvaluation",
    helps: {
      operationalCosts: block.operationalCostsHelp ?? "",
      budget: block.budgetHelp ?? "",
      startupCosts: block.startupCostsHelp ?? "",
      financialBasis: block.financialBasisHelp ?? "",
      patientBase: block.patientBaseHelp ?? "",
    },
    texts: textsOf(value),
    numbers: { rev: row?.rev ?? 0, cells: written(row?.cells ?? {}, [...FIELDS, ...rangeCells]) },
    workbook: workbookOf({ files }),
    foundationFileUrl: addresses.economyWorkbook,
  }),
  reader: (held) => {
    const cells = counting(held);
    const texts = textsOf(held.value);
    const isEmpty = Object.keys(cells).length === 0 && Object.values(texts).every((text) => text.trim() === "");
    return isEmpty ? null : { kind: "EconomyEvaluation", cells, texts };
  },
  standsAlone: true,
  searchText: ({ cells, texts }) => [...Object.values(texts), ...commentFields.map(({ field }) => cells[field] ?? "")],
  document: evaluationParts,
  reuse: null,
  appendix: null,
  sheets: null,
  references: null,
};

/** Spreadsheets of those who pay: kept, never read. */
export const economyMunicipality: Definition<EconomyMunicipality> = {
  number: 18,
  mayBeMandatory: true,
  mayStandInReview: false,
  value: null,
  feeding: feedsNothing,
  isFilled: ({ files }) => files.length > 0,
  isUnfinished: null,
  isBegun: ({ files }) => files.length > 0,
  example: (_block, { name }) => ({
    files: [{ ...exampleFile(`${name}.xlsx`, addresses.economyWorkbook), slot: "1" }],
  }),
  author: ({ block, files }) => ({
    kind: "EconomyMunicipality",
    infoForReader: block.infoTextForReader ?? "",
    infoForDraft: block.infoTextForDraft ?? "",
    isMunicipality: block.isMunicipality,
    allowMultipleFiles: block.allowMultipleFiles ?? false,
    files: files.map(({ id, slot, name, url }) => ({ id: slot ?? String(id), name, url })),
  }),
  reader: ({ block: { infoTextForReader = "" }, files }) =>
    files.length === 0 || infoTextForReader === "" ? null : { kind: "EconomyMunicipality", info: infoTextForReader },
  standsAlone: false,
  searchText: ({ info }) => [info],
  document: ({ title, info }, { level, id }) => [...headingPart(level, id, title), paragraph(info)],
  reuse: null,
  appendix: null,
  sheets: null,
  references: null,
};
