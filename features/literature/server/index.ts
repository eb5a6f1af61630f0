export { acceptReference } from "./accept-reference.ts";
export { acceptSelection } from "./accept-selection.ts";
