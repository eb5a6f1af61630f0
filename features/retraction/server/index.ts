export { compareSoon } from "./compare-one.ts";
export { retractionsIn } from "./found.ts";
