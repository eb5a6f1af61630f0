export { csvRows } from "./read.ts";

/** A byte order mark, so that Excel reads the file as UTF-8. */
const MARK = "\ufeff";

/** A text that a spreadsheet may read as a formula, also behind spaces, and in the wide forms of East Asian writing. */
const FORMULA = /^[\s\p{Z}\p{Cf}]*[=+\-@|%＝＋－＠]/u;

const cell = (value: string | number): string => {
  if (typeof value === "number") return String(value);
  const text = value.toWellFormed().replace(/[^\P{Cc}\t\n]/gu, "");
  const safe = FORMULA.test(text) || /^[\t\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/**
 * Rows as CSV for Norwegian Excel: semicolons between the cells, every text in quotes, and a text that begins as a formula would is kept from
 * being one by an apostrophe before it. features/document/README.md
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `${MARK}${rows.map((row) => `${row.map(cell).join(";")}\r\n`).join("")}`;
