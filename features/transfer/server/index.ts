export { fileLines } from "./lines.ts";
export { openProgress, summaryOf } from "./progress.ts";
export { runExport } from "./run-export.ts";
export { runImport } from "./run-import.ts";
