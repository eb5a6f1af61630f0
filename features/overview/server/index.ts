export { noteFigures } from "./edition-figures.ts";
