export { compareSoon } from "./compare-one.ts";
export { retractionsIn } from "./found.ts";
export { retractedEditions } from "./in-editions.ts";
