/** The days that standing editions are compared with, ISO. A day before one of them has passed. */
export type PastDays = {
  /** A review day before it has passed. */
  readonly today: string;
  /** A review day before it has passed by more than a year. */
  readonly yearAgo: string;
  /** A search before it is older than 24 months. */
  readonly twoYearsAgo: string;
};

/** The same day some years before; 28 February for a 29th that the year does not have. */
const yearsBefore = (day: string, years: number): string => {
  const [year = "", month = "", date = ""] = day.split("-");
  const before = Number(year) - years;
  const isLeap = new Date(Date.UTC(before, 1, 29)).getUTCMonth() === 1;
  return `${before}-${month}-${month === "02" && date === "29" && !isLeap ? "28" : date}`;
};

/** @param today the day in Norway, ISO */
export const pastDaysOf = (today: string): PastDays => ({
  today,
  yearAgo: yearsBefore(today, 1),
  twoYearsAgo: yearsBefore(today, 2),
});
