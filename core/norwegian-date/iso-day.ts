/** The earliest day that a date input takes, ISO: docs/spec/blocks.md, Text. */
export const EARLIEST_DATE_INPUT = "2022-01-01";

/** A calendar day as ISO, from either of the forms a payload may use (ISO or `dd.mm.yyyy`); null for anything that is not a day. */
export const isoDay = (text: string): string | null => {
  const iso = text.trim().replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, "$3-$2-$1");
  const date = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? new Date(`${iso}T00:00:00Z`) : null;
  return date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
};
