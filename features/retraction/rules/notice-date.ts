/** A date as a program wrote it, where day and month may be the wrong way round. */
type Written = { readonly year: number; readonly day: number; readonly month: number };

const SLASHES = /^\s*(?<first>\d{1,2})\/(?<second>\d{1,2})\/(?<year>\d{4})(?:[\s,]|$)/;
/** As Norwegian spreadsheets write a date. */
const DOTS = /^\s*(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})(?:[\s,]|$)/;
const YEAR_FIRST = /^\s*(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[T\s]|$)/;
const NAMED = /^\s*(?<day>\d{1,2})[.\s-]+(?<month>[A-Za-z]{3,9})[.\s-]+(?<year>\d{4})(?:[\s,]|$)/;
/** Days since 30 December 1899, as a spreadsheet counts them where the column has no format; the part of the day comes after a sign. */
const SERIAL = /^\s*(?<days>\d{5})(?:[.,]\d+)?\s*$/;

const months: readonly (readonly string[])[] = [
  ["jan"],
  ["feb"],
  ["mar"],
  ["apr"],
  ["may", "mai"],
  ["jun"],
  ["jul"],
  ["aug"],
  ["sep"],
  ["oct", "okt"],
  ["nov"],
  ["dec", "des"],
];

const DAY = 86_400_000;
const SERIAL_ZERO = Date.UTC(1899, 11, 30);
const MONTHS = 12;
/** A year outside these comes from a number that is not a date. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2100] as const;

const written = (groups: Record<string, string | undefined>, day: string, month: string): Written => ({
  year: Number(groups.year),
  day: Number(groups[day]),
  month: Number(groups[month]),
});

/** The date by its form. `slashes` has not said which part is the month; a spreadsheet has read the day and the month of `converted`. */
function formOf(text: string): { readonly form: "slashes" | "converted" | "plain"; readonly date: Written } | null {
  const slashes = SLASHES.exec(text)?.groups;
  if (slashes) return { form: "slashes", date: written(slashes, "second", "first") };
  const dots = DOTS.exec(text)?.groups;
  if (dots) return { form: "converted", date: written(dots, "day", "month") };
  const yearFirst = YEAR_FIRST.exec(text)?.groups;
  if (yearFirst) return { form: "plain", date: written(yearFirst, "day", "month") };
  const named = NAMED.exec(text)?.groups;
  if (named) {
    const month = months.findIndex((names) => names.includes((named.month ?? "").slice(0, 3).toLowerCase())) + 1;
    return { form: "plain", date: { year: Number(named.year), day: Number(named.day), month } };
  }
  const days = SERIAL.exec(text)?.groups?.days;
  if (days === undefined) return null;
  const at = new Date(SERIAL_ZERO + Number(days) * DAY);
  return { form: "converted", date: { year: at.getUTCFullYear(), day: at.getUTCDate(), month: at.getUTCMonth() + 1 } };
}

/** Null when the calendar lacks the day, and for a year in which no notice can have been written. */
function isoOf({ year, month, day }: Written): string | null {
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  const iso = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const at = Date.parse(iso);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(iso) ? iso : null;
}

const turned = ({ year, day, month }: Written): Written => ({ year, day: month, month: day });

/** So few dates of another order than the others are slips, and say nothing of the file. */
const SLIPS = 0.01;

/**
 * The dates of a list as ISO, in the same order; null where a date is missing or can be read in two ways. The list has the month first
 * (`8/16/2023 0:00`). A spreadsheet that opened and saved it may have written `16.08.2023 0:00`, `16/08/2023` or `45154` instead, so the
 * file as a whole says what its dates mean:
 * - With slashes the month is first, unless the days above 12 are first in this file. Where they are in both places, a date that could be
 *   either is not read.
 * - A Norwegian spreadsheet reads `8/5/2023` as 8 May, and leaves `8/16/2023`, which it cannot read. In such a file only dates up to the
 *   12th were converted, with day and month the wrong way round, perhaps: they are not read.
 */
export function isoDates(texts: readonly string[]): readonly (string | null)[] {
  const forms = texts.map(formOf);
  const late = { dayFirst: 0, monthFirst: 0, converted: 0 };
  for (const each of forms) {
    if (each?.form === "slashes" && each.date.month > MONTHS) late.dayFirst += 1;
    if (each?.form === "slashes" && each.date.day > MONTHS) late.monthFirst += 1;
    if (each?.form === "converted" && each.date.day > MONTHS) late.converted += 1;
  }
  const slips = (late.dayFirst + late.monthFirst) * SLIPS;
  const order =
    late.dayFirst <= slips ? "month" : late.monthFirst <= slips ? "day" : ("unknown" as "month" | "day" | "unknown");
  const isHalfConverted = late.monthFirst > slips && late.converted <= late.monthFirst * SLIPS;
  return forms.map((each) => {
    if (each === null) return null;
    const { form, date } = each;
    const isSure = date.day === date.month || date.day > MONTHS || date.month > MONTHS;
    if (form === "plain") return isoOf(date);
    if (form === "converted") return isHalfConverted && !isSure ? null : isoOf(date);
    if (date.month > MONTHS) return isoOf(turned(date));
    if (isSure) return isoOf(date);
    return order === "unknown" ? null : isoOf(order === "month" ? date : turned(date));
  });
}
