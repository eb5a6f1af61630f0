export * from "./amounts.ts";
export * from "./economy-data.ts";
export * from "./fields.ts";
export * from "./figures.ts";
export * from "./files.ts";
export * from "./layout.ts";
export * from "./ranges.ts";
export * from "./workbook.ts";
