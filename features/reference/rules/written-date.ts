const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** Norwegian names where their first letters differ from the English ones. */
const NORWEGIAN = new Map([
  ["mai", 5],
  ["okt", 10],
  ["des", 12],
]);

const monthNamed = (name: string): number => {
  const start = name.slice(0, 3).toLowerCase();
  return NORWEGIAN.get(start) ?? MONTHS.indexOf(start) + 1;
};

/** An access date is not a publication date. */
const OPENED = /^[^\p{L}\d]*(?:accessed|retrieved|cited|visited|viewed|lest|hentet|besøkt|sitert)(?!\p{L})/iu;

const two = (number: number): string => String(number).padStart(2, "0");

/** As much of a date as exists in the calendar. @param month from 1, or 0; @param day from 1, or 0 */
const isoOf = (year: number, month: number, day: number): string => {
  if (month < 1 || month > 12) return String(year);
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day < 1 || day > lastDay ? `${year}-${two(month)}` : `${year}-${two(month)}-${two(day)}`;
};

/**
 * The date in a text of a reference, ISO as far as it is known (`2021-03-15`, `2021-03`, `2021`), or null when no year
 * from 1500 to 2099 stands in it. Reads `2021/03/15/`, `2021 Mar 15`, `2021/Mar/15`, `2021 Mar-Apr`, `20210315`, `15.03.2021`, `March 2021`.
 */
export const isoFromWritten = (text: string): string | null => {
  if (OPENED.test(text)) return null;
  const compact = /(?<!\d)((?:1[5-9]|20)\d\d)(\d\d)(\d\d)(?!\d)/.exec(text);
  if (compact) return isoOf(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  const dayFirst = /(?<!\d)(\d{1,2})\.(\d{1,2})\.((?:1[5-9]|20)\d\d)(?!\d)/.exec(text);
  if (dayFirst) return isoOf(Number(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1]));
  const year = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/.exec(text);
  if (!year) return null;
  const after = text.slice(year.index + 4);
  const inNumbers = /^[/-](\d{1,2})(?:[/-](\d{1,2}))?(?!\d)/.exec(after);
  if (inNumbers) return isoOf(Number(year[0]), Number(inNumbers[1]), Number(inNumbers[2] ?? 0));
  const named = /\p{L}{3,}/u.exec(text)?.[0] ?? "";
  const day = /\p{L}{3,}\.?[ /-](\d{1,2})(?!\d)/u.exec(after)?.[1];
  return isoOf(Number(year[0]), monthNamed(named), Number(day ?? 0));
};
