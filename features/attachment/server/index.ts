export type { PdfLack } from "../rules/pdf-lacks.ts";
export {
  deletedFiles,
  type FilePlace,
  type KeptFile,
  putFile,
  restoreFile,
  takeFile,
} from "./block-files.ts";
export { type JudgePdf, judgePdf, keptAsItIs } from "./judge-pdf.ts";
export { keepPdf } from "./pdf.ts";
export { files as filesOf } from "./store.ts";
