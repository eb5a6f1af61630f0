export { retractionsIn } from "./found.ts";
