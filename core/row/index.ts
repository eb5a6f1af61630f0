export * from "./merge-cells.ts";
