export { isBlank } from "../text/index.ts";
export {
  ALLOWED_ATTRIBUTES,
  FEATURE_TAGS,
  LINK_SCHEMES,
  PAGE_TAGS,
  RICH_TEXT_TAGS,
} from "./allow-list.ts";
export { linkAddress, listStart, RICH_TEXT_MAX_LENGTH } from "./allowed.ts";
export type { Block, Inline, Mark } from "./document.ts";
export { BOUNDARY_TAGS, TEXTLESS_TAGS } from "./dropped-tags.ts";
export { elementsIn, type HtmlPiece, piecesOf } from "./elements.ts";
export { decodeEntities, encodeAttribute, encodeText } from "./entities.ts";
export * from "./file-name.ts";
export { lineOf } from "./line.ts";
export { parseRichText } from "./parse.ts";
export { countWords, isEmptyRichText, plainTextOf } from "./plain-text.ts";
export { raised } from "./raised.ts";
export { lixOf, type Readability, readabilityOf } from "./readability.ts";
export { markSanitized, type SanitizedHtml } from "./sanitized-html.ts";
export { serializeRichText } from "./serialize.ts";
export { decodeStrategy, encodeStrategy } from "./strategy.ts";
