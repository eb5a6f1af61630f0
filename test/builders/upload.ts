import type { Browser } from "./browser.ts";

/** The smallest file that a PDF reader takes for a PDF, padded to a size when one is asked for. */
export const aPdf = (size = 0): Uint8Array<ArrayBuffer> => {
  const head = new TextEncoder().encode("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
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
