export { append as appendHistory, appendCells, cellWrites } from "./store.ts";
