export { sanitizeRichText } from "./sanitize.ts";
