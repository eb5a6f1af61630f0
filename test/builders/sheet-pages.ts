import fc from "fast-check";
import { extractText, getDocumentProxy } from "unpdf";
import { decisionSheet, sheetDocument } from "../../features/decision-sheet/rules/index.ts";
import { sheetWordsIn } from "../../features/decision-sheet/texts-words.ts";
import { writeDocument } from "../../features/document/server/write-document.ts";
import { anySheetView } from "./a-sheet-view.ts";

export const pagesOf = async (pdf: Uint8Array): Promise<number> =>
  (await extractText(await getDocumentProxy(pdf.slice()))).totalPages;

/** How many pages the PDFs of generated editions have, each with the edition's title. */
export async function pagesOfAnySheets(count: number, seed: number): Promise<readonly (readonly [number, string])[]> {
  const words = sheetWordsIn("nb");
  const pages: (readonly [number, string])[] = [];
  for (const view of fc.sample(anySheetView, { numRuns: count, seed })) {
    const sheet = decisionSheet(view, { publication: 7, version: 1, newest: 1 }, words);
    const document = sheetDocument(sheet, "https://minimetode.example/vurdering/?id=1565&versjon=1", words);
    const answer = await writeDocument({ format: "sheet", document, pictures: [], missing: "" });
    if (answer.kind === "failed") throw new Error(answer.because);
    pages.push([await pagesOf(answer.bytes), JSON.stringify(sheet)]);
  }
  return pages;
}
