export { openTokens } from "./token.ts";
