import type { Browser } from "./browser.ts";

/** A small PDF of one empty page, padded to a size when one is asked for. */
export const aPdf = (size = 0): Uint8Array<ArrayBuffer> => {
  const head = new TextEncoder().encode(
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
  );
  const bytes = new Uint8Array(Math.max(size, head.length));
  bytes.set(head);
  return bytes;
};

/** Posts one file as a form does. */
export const upload = (
  browser: Browser,
  path: string,
  { bytes = aPdf(), name = "vedlegg.pdf", field = "file" } = {},
): Promise<Response> => {
  const form = new FormData();
  form.append(field, new File([bytes], name));
  return browser.fetch(path, { method: "POST", body: form });
};
