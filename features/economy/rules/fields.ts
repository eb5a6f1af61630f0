/** The sheets of the workbook, which are also the parts of the form. docs/spec/economy.md, Fields */
export const sheetKeys = ["startup", "operational", "budget"] as const;
export type SheetKey = (typeof sheetKeys)[number];
/** A cell's address in its sheet, in lower case: `b17`. */
export type Cell = string;
/** A cell with its sheet, as `GetEconomyData` names it: `budget_b17`. */
export const cellKey = (sheet: SheetKey, cell: Cell): string => `${sheet}_${cell}`;

/** Columns of the sheets. In `operational` a year has two, for the old method and the new one. */
export const years = [
  { label: "År 1", old: "b", new: "c" },
  { label: "År 2", old: "d", new: "e" },
] as const;
export const methodLabels = { old: "Gammel metode", new: "Ny metode" } as const;
export const budgetYears = [
  { label: "Inneværende budsjettår", column: "b" },
  { label: "Neste budsjettår", column: "c" },
] as const;
export const commentsLabel = "Kommentarer";

type RowOf = { readonly row: number; readonly label: string };
const rowsFrom = (first: number, labels: readonly string[]): readonly RowOf[] =>
  labels.map((label, at) => ({ row: first + at, label }));

/** The rows of each part, by the number that they have in the sheet. */
export const startupRows = rowsFrom(4, [
  "Utstyr",
  "Opplæring",
  "Lokaler og ombygging",
  "IKT",
  "Prosjekt og innføring",
  "Annet",
]);
export const startupSum = { row: 12, label: "Sum oppstartskostnader" } as const;
export const patientsRow = { row: 4, label: "Antall pasienter" } as const;
export const costRows = rowsFrom(7, [
  "Utredning",
  "Behandling",
  "Oppfølging",
  "Komplikasjoner og reinnleggelser",
  "Annet",
]);
export const costPerPatient = { row: 12, label: "Kostnad per pasient" } as const;
export const costForAll = { row: 13, label: "Kostnad for alle pasienter" } as const;
export const fixedCosts = { row: 15, label: "Faste årlige kostnader ved ny metode" } as const;
export const changeInCost = { row: 16, label: "Endring i kostnader ved ny metode for alle pasienter" } as const;
export const budgetRows = rowsFrom(17, [
  "Endring i inntekt som følge av ny metode",
  "Likviditetsbehov ift. investeringer og engangskostnader",
  "Årlig endring i kostnader med ny metode for alle pasienter",
  "Evt. annet inntekter (+) / utgifter (-)",
]);
/** The row of the budget that is filled from `changeInCost` while nobody has written another number. */
export const FILLED_ROW = 19;
export const net = { row: 21, label: "Netto" } as const;

/** A number that people write: a field of `SaveCustomNumbers`, and a cell of the workbook. */
export type NumberField = {
  readonly field: string;
  readonly sheet: SheetKey;
  readonly cell: Cell;
  /** Names it by itself: "Behandling, år 1, ny metode". */
  readonly label: string;
  readonly unit: "kroner" | "patients";
  /** Only the budget has numbers below zero. */
  readonly mayBeNegative: boolean;
};
/** A text of the budget table. */
export type CommentField = {
  readonly field: string;
  readonly cell: Cell;
  readonly row: number;
  readonly label: string;
};

const lower = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

const money = (sheet: SheetKey, field: string, cell: Cell, label: string): NumberField => ({
  field,
  sheet,
  cell,
  label,
  unit: "kroner",
  mayBeNegative: sheet === "budget",
});

const startup = startupRows.map(({ row, label }, at) => money("startup", `startup_${at + 1}`, `b${row}`, label));

const inYear = (label: string, year: (typeof years)[number], method: "old" | "new") =>
  `${label}, ${lower(year.label)}, ${lower(methodLabels[method])}`;

const patients = years.flatMap((year, at) =>
  (["old", "new"] as const).map((method, side) => ({
    ...money(
      "operational",
      `operational_${2 * at + side + 1}`,
      `${year[method]}${patientsRow.row}`,
      inYear(patientsRow.label, year, method),
    ),
    unit: "patients" as const,
  })),
);

/** The fields of the two methods' numbers of patients, year by year. */
export const patientFields = years.map(({ label }, at) => ({
  year: label,
  old: `operational_${2 * at + 1}`,
  new: `operational_${2 * at + 2}`,
}));

/** Year 1 is numbered before year 2, and in a year row by row, the old method before the new. */
const costs = years.flatMap((year, at) =>
  costRows.flatMap(({ row, label }, place) =>
    (["old", "new"] as const).map((method, side) =>
      money(
        "operational",
        `operational_${5 + 2 * costRows.length * at + 2 * place + side}`,
        `${year[method]}${row}`,
        inYear(`${label} per pasient`, year, method),
      ),
    ),
  ),
);

const fixed = money("operational", "operational_25", `b${fixedCosts.row}`, fixedCosts.label);

const budget = budgetRows.flatMap(({ row, label }, at) =>
  budgetYears.map((year, side) =>
    money("budget", `budget_${3 * at + side + 1}`, `${year.column}${row}`, `${label}, ${lower(year.label)}`),
  ),
);

export const numberFields: readonly NumberField[] = [...startup, ...patients, ...costs, fixed, ...budget];

export const commentFields: readonly CommentField[] = [...budgetRows, net].map(({ row, label }, at) => ({
  field: `budget_${3 * (at + 1)}`,
  cell: `d${row}`,
  row,
  label: `${label}, ${lower(commentsLabel)}`,
}));

/** Fields of `SaveCustomNumbers` that are derived: what a call gives for them is ignored. */
export const derivedFields: readonly NumberField[] = budgetYears.map(({ column, label }, side) =>
  money("budget", `budget_${13 + side}`, `${column}${net.row}`, `${net.label}, ${lower(label)}`),
);

const byCell = new Map(numberFields.map((each) => [cellKey(each.sheet, each.cell), each]));
const byName = new Map(numberFields.map((each) => [each.field, each]));

/** The number that people write in a cell; undefined for a cell that is derived or that the workbook does not have. */
export const fieldAt = (sheet: SheetKey, cell: Cell): NumberField | undefined => byCell.get(cellKey(sheet, cell));
export const numberField = (field: string): NumberField | undefined => byName.get(field);
