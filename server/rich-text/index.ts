export { type SanitizedRichText, sanitizeRichText } from "./sanitize.ts";
