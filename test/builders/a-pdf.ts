import type { Browser } from "./browser.ts";

/** The bytes of a PDF of one empty page that holds the words as a comment. */
export const aPdf = (words: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`%PDF-1.4
% ${words}
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj
trailer<</Root 1 0 R>>
%%EOF`);

/** A multipart body with one file, as a browser's form would send it. */
export function aForm(bytes: Uint8Array<ArrayBuffer>, name = "eksempel.pdf", field = "file"): FormData {
  const form = new FormData();
  form.set(field, new Blob([bytes], { type: "application/pdf" }), name);
  return form;
}

export const uploadPdf = (browser: Browser, contentId: number, bytes: Uint8Array<ArrayBuffer>, name?: string) =>
  browser.fetch(`/api/schema/UploadPdf/${contentId}`, { method: "POST", body: aForm(bytes, name) });
