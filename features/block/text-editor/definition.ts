import { withPublicLinks } from "../../../platform/pure/link/index.ts";
import { isEmptyRichText, plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import { headingPart, paragraph, richTextParts } from "../../document/rules/index.ts";
import type { Definition } from "../rules/definition.ts";
import type { TextEditor } from "./schema.ts";

/** Rich text. */
export const textEditor: Definition<TextEditor> = {
  number: 6,
  mayBeMandatory: true,
  mayStandInReview: true,
  value: {
    read: (stored) => (typeof stored === "string" ? stored : null),
    accept: (_block, given) =>
      typeof given === "string" ? { ok: true, value: given } : { ok: false, because: { kind: "ValueIsNotText" } },
    ofAuthor: (view) => view.html,
    isRichText: true,
  },
  feeding: { kind: "text", hasLinks: true, html: (value) => (isEmptyRichText(value) ? "" : withPublicLinks(value)) },
  isFilled: ({ value }) => value !== null && !isEmptyRichText(value),
  isUnfinished: null,
  isBegun: ({ html }) => !isEmptyRichText(html),
  example: (_block, { html }) => ({ value: html }),
  author: ({ block, value }) => ({
    kind: "TextEditor",
    html: value ?? "",
    ...(block.countsWords !== undefined && { countsWords: block.countsWords }),
    ...(block.offersSentences && { offersSentences: true }),
  }),
  // A text that was stored before links were unwrapped.
  reader: ({ value }) => ({ kind: "TextEditor", html: withPublicLinks(value ?? "") }),
  standsAlone: true,
  searchText: (view) => [plainTextOf(view.html)],
  reuse: ({ html: value }) => ({ kind: "value", value }),
  document: ({ title, html }, { level, id, words }) => [
    ...headingPart(level, id, title),
    ...(isEmptyRichText(html) ? [paragraph(words.notFilledIn, "note")] : richTextParts(html)),
  ],
  appendix: null,
  sheets: null,
  references: null,
};
