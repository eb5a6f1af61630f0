import { withPublicAddresses } from "../../../platform/pure/link/index.ts";
import { EARLIEST_DATE_INPUT, isoDay, norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import { encodeText, isBlank } from "../../../platform/pure/rich-text/index.ts";
import { withoutTurns } from "../../../platform/pure/text/index.ts";
import { headingPart, paragraph } from "../../document/rules/index.ts";
import type { AcceptedValue, Definition } from "../rules/definition.ts";
import type { Text } from "./schema.ts";

const acceptDate = (written: string): AcceptedValue<string> => {
  if (written.trim() === "") return { ok: true, value: "" };
  const day = isoDay(written);
  if (!day) return { ok: false, because: { kind: "NotADate", value: written } };
  if (day < EARLIEST_DATE_INPUT) return { ok: false, because: { kind: "DateTooEarly", earliest: EARLIEST_DATE_INPUT } };
  return { ok: true, value: day };
};

/** A text of one or several lines, or a date, which is stored as ISO. */
export const textDefinition: Definition<Text> = {
  number: 5,
  mayBeMandatory: true,
  mayStandInReview: true,
  value: {
    read: (stored) => (typeof stored === "string" ? stored : null),
    accept: ({ isDateInput, multiline }, given) => {
      if (typeof given !== "string") return { ok: false, because: { kind: "ValueIsNotText" } };
      if (isDateInput) return acceptDate(given);
      return { ok: true, value: multiline ? given : withoutTurns(given) };
    },
    ofAuthor: (view) => view.text,
    isRichText: false,
  },
  feeding: {
    kind: "text",
    hasLinks: false,
    html: (value) =>
      value.trim() === "" ? "" : `<p>${encodeText(withPublicAddresses(value)).replaceAll("\n", "<br>")}</p>`,
  },
  isFilled: ({ value }) => value !== null && !isBlank(value),
  isUnfinished: null,
  isBegun: (view) => !isBlank(view.text),
  example: ({ isDateInput }, { day, line }) => ({ value: isDateInput ? day : line }),
  author: ({ block, value }) => ({
    kind: "Text",
    text: value ?? "",
    placeholder: block.placeholder ?? "",
    multiline: block.multiline ?? false,
    isDate: block.isDateInput ?? false,
  }),
  reader: ({ block, value }) => ({
    kind: "Text",
    text: withPublicAddresses(value ?? ""),
    isDate: block.isDateInput ?? false,
  }),
  standsAlone: true,
  searchText: (view) => [view.text],
  reuse: ({ text: value }) => ({ kind: "value", value }),
  document: ({ title, text: written, isDate }, { level, id, words }) => {
    const said = isDate ? norwegianDay(written.trim()) : written.trim();
    return [...headingPart(level, id, title), said === "" ? paragraph(words.notFilledIn, "note") : paragraph(said)];
  },
  appendix: null,
  sheets: null,
  references: null,
};
