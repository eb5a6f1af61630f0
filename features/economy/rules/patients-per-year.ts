import { amountOf } from "./amounts.ts";

/** A number of patients as an author writes it: one number, or a span. */
type Span = { readonly low: number; readonly high: number };

const SPACES = "[ \\u00a0\\u202f\\u2009]";
const COUNT = String.raw`\d{1,3}(?:${SPACES}\d{3})+(?!\d)|\d+`;
const SPAN = new RegExp(String.raw`(${COUNT})\s*(?:[-–—]|til|og)\s*(${COUNT})`, "u");
/** The number is of something else than patients in a year, or has no end. */
const OTHER =
  /%|prosent|promille|\d[.,]\d|måned|månad|\buker?\b|\bveker?\b|\bdag|døgn|kvartal|minst|over|under|opptil|inntil|mer enn|meir enn|færre enn|maks|</iu;

const countOf = (text: string): number => Number(text.replace(/\D/gu, ""));

/** Reads «40–60», «ca. 35 pasienter», «om lag 1 500», «200 (2025), stigende». Null for what is not one number or one span. */
export function patientsInText(written: string): Span | null {
  const text = written
    .replace(/\([^)]*\)/gu, " ")
    .replace(/(?<=(?<!\d)\d{1,3})\.(?=\d{3}(?!\d))/gu, "")
    .replace(/\b(?:i|fra|frå|per|for|år)\s+(?:19|20)\d\d\b|\b(?:19|20)\d\d\s*:/giu, " ");
  if (OTHER.test(text)) return null;
  const [whole, from, to] = SPAN.exec(text) ?? [];
  const rest = whole === undefined ? text : text.replace(whole, " ");
  const others = rest.match(new RegExp(COUNT, "gu")) ?? [];
  if (from !== undefined && to !== undefined) {
    const [low, high] = [countOf(from), countOf(to)];
    return others.length === 0 && low <= high ? { low, high } : null;
  }
  const [only] = others;
  return only !== undefined && others.length === 1 ? { low: countOf(only), high: countOf(only) } : null;
}

/** How much the two numbers may differ. */
const SLACK = 0.1;

const isWithin = (patients: number, { low, high }: Span): boolean =>
  patients >= low * (1 - SLACK) - 1e-9 && patients <= high * (1 + SLACK) + 1e-9;

export type PatientsAgainstEconomy = {
  /** The new method's patients of year 1. */
  readonly counted: number;
  readonly said: Span;
  /** The likely slip, or null. */
  readonly slip: "DecimalMoved" | "DigitsSwapped" | null;
};

/**
 * The economy counts with another number of patients than the text says. Null where both agree, and where one of them is not a number. The old
 * method's patients are not compared: they may be fewer on purpose.
 * @param said the answer to «Antall per år»
 * @param newPatients the cell of the new method's patients in year 1, as it is written
 */
export function patientsAgainstEconomy(said: string, newPatients: string): PatientsAgainstEconomy | null {
  const span = patientsInText(said);
  const counted = amountOf(newPatients);
  if (span === null || counted <= 0 || isWithin(counted, span)) return null;
  return { counted, said: span, slip: slipOf(counted, span) };
}

function slipOf(counted: number, span: Span): PatientsAgainstEconomy["slip"] {
  if ([10, 100, 1000].some((factor) => isWithin(counted * factor, span) || isWithin(counted / factor, span)))
    return "DecimalMoved";
  const digits = Array.from(String(counted));
  const areSwapped = digits
    .slice(1)
    .some((digit, at) => isWithin(Number(digits.toSpliced(at, 2, digit, digits[at] ?? "").join("")), span));
  return areSwapped ? "DigitsSwapped" : null;
}
