import { givenBytes } from "../../../platform/server/given-file.ts";
import { openPdf } from "./open-pdf.ts";

// Runs as a process of its own for each upload, without the server's environment: docs/adr/0041-images-in-a-child-process.md.

process.once("message", (file: number) => {
  openPdf(new Uint8Array(givenBytes(file))).then((answer) => process.send?.(answer, () => process.disconnect()));
});
