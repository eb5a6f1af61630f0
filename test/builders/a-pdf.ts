import { deflateSync } from "node:zlib";
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

const latin1 = (text: string): Buffer => Buffer.from(text, "latin1");

/** A PDF of the parts of its body, with a table that says where each stands. */
export function pdfOf(objects: readonly Buffer[], trailer = ""): Uint8Array<ArrayBuffer> {
  let at = 9;
  const numbered = objects.map((object, index) => {
    const part = Buffer.concat([latin1(`${index + 1} 0 obj\n`), object, latin1("\nendobj\n")]);
    const from = at;
    at += part.length;
    return { part, from };
  });
  const table = numbered.map(({ from }) => `${String(from).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  return new Uint8Array(
    Buffer.concat([
      latin1("%PDF-1.4\n"),
      ...numbered.map(({ part }) => part),
      latin1(`xref\n0 ${size}\n0000000000 65535 f \n${table}`),
      latin1(`trailer<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${at}\n%%EOF\n`),
    ]),
  );
}

const streamOf = (bytes: Buffer, filter = ""): Buffer =>
  Buffer.concat([latin1(`<</Length ${bytes.length}${filter}>>stream\n`), bytes, latin1("\nendstream")]);

const onePage = (content: Buffer): readonly Buffer[] => [
  latin1("<</Type/Catalog/Pages 2 0 R>>"),
  latin1("<</Type/Pages/Kids[3 0 R]/Count 1>>"),
  latin1("<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>"),
  content,
  latin1("<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"),
];

const drawn = (lines: readonly string[]): Buffer =>
  latin1(
    `BT /F1 12 Tf 14 TL 50 800 Td ${lines.map((line) => `(${line.replaceAll(/[\\()]/g, "\\$&")}) Tj T*`).join(" ")} ET`,
  );

/** A PDF whose one page shows these lines. */
export const aPdfSaying = (...lines: readonly string[]): Uint8Array<ArrayBuffer> =>
  pdfOf(onePage(streamOf(drawn(lines))));

/** The same behind a password that nobody has. */
export const aLockedPdf = (...lines: readonly string[]): Uint8Array<ArrayBuffer> => {
  const key = "7e".repeat(32);
  return pdfOf(
    [...onePage(streamOf(drawn(lines))), latin1(`<</Filter/Standard/V 1/R 2/O<${key}>/U<${key}>/P -4>>`)],
    "/Encrypt 6 0 R/ID[<01><01>]",
  );
};

/** A PDF of a few kilobytes whose page has more than a hundred thousand words, all in one place. */
export const aHugePdf = (): Uint8Array<ArrayBuffer> => {
  const words = Buffer.concat([
    latin1("BT /F1 12 Tf 14 TL 50 800 Td\n"),
    Buffer.alloc(4_000_000, "1 0 0 1 50 800 Tm (ord) Tj\n"),
  ]);
  const twice = deflateSync(deflateSync(words, { level: 9 }), { level: 9 });
  return pdfOf(onePage(streamOf(twice, "/Filter[/FlateDecode/FlateDecode]")));
};

/** A PDF whose tree of pages has itself as its only page, a million times. */
export const anEndlessPdf = (): Uint8Array<ArrayBuffer> =>
  pdfOf([latin1("<</Type/Catalog/Pages 2 0 R>>"), latin1("<</Type/Pages/Kids[2 0 R]/Count 1000000>>")]);
