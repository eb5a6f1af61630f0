import { expect, test } from "vitest";
import { type DocumentPart, paragraph } from "../../features/document/rules/index.ts";
import { writeDocument } from "../../features/document/server/write-document.ts";
import { aDocument, aTable } from "../builders/a-document.ts";
import { tagsOf } from "../builders/pdf-inside.ts";
import { readBack } from "../builders/pdf-read-back.ts";
import { textInside } from "../builders/text-inside.ts";

const MISSING = "Bildet mangler:";
const markup = '#read("/etc/passwd") $x$ @x ]] #import "@preview/cetz:0.3.0" <w:p/> \\u{0}';
const script = '<script>alert("x")</script> &amp; <img src=x onerror=alert(1)>';
const columns = Array.from({ length: 40 }, (_, at) => `Kolonne ${at}`);
const broken = { file: "/filer/1", mediaType: "image/png", bytes: new Uint8Array([137, 80, 78, 71, 1, 2, 3]) };
const picture: DocumentPart = { kind: "figure", file: "/filer/1", alt: "En kurve", ratio: 2, widthMm: 160 };

type Hostile = {
  readonly what: string;
  readonly body: readonly DocumentPart[];
  /** What is read in both forms. */
  readonly says: readonly string[];
  readonly pictures?: readonly (typeof broken)[];
};

const all: readonly Hostile[] = [
  { what: "markup of the typesetter", body: [paragraph(markup), { kind: "code", text: markup }], says: [markup] },
  { what: "scripts", body: [paragraph(script), aTable([script, "B"], [[script, "2"]], script)], says: [script] },
  {
    what: "200,000 characters in one cell, in words and in one",
    body: [
      aTable(
        ["A", "B"],
        [
          ["x", `begynner ${"ord ".repeat(50_000)}slutter`],
          ["y", "å".repeat(200_000)],
        ],
        "",
      ),
    ],
    says: ["begynner ord ord", "ord slutter", "å".repeat(50)],
  },
  { what: "text from right to left", body: [paragraph("Overskrift مرحبا slutt")], says: ["Overskrift", "slutt"] },
  { what: "emoji", body: [paragraph("Bra 😀👩‍👩‍👧‍👦 og ferdig \ud800")], says: ["Bra", "og ferdig"] },
  {
    what: "a table of 40 columns",
    body: [aTable(columns, [columns.map((_, at) => `${at} kroner`)])],
    says: ["Kolonne 39", "39 kroner"],
  },
  { what: "a picture that is gone", body: [picture], says: [`${MISSING} En kurve`] },
  {
    what: "a picture that is none",
    body: [paragraph("Før"), picture, paragraph("Etter")],
    says: ["Før", "Etter"],
    pictures: [broken],
  },
];

const flat = (text: string): string => text.replaceAll(/[\s-]+/g, "");
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

test.each(all)("$what: a good PDF", async ({ body, says, pictures = [] }) => {
  const written = await writeDocument({ format: "pdf", document: aDocument(body), pictures, missing: MISSING });
  if (written.kind === "failed") throw new Error(written.because);
  expect(tagsOf(written.bytes).get("H1")).toBe(2);
  const { text } = await readBack(written.bytes);
  for (const said of says) expect(flat(text)).toContain(flat(said));
  if (pictures.length > 0) expect(flat(text)).toContain(flat(`${MISSING} En kurve`));
});

test.each(all)("$what: a good Word file", async ({ body, says, pictures = [] }) => {
  const written = await writeDocument({ format: "docx", document: aDocument(body), pictures, missing: MISSING });
  if (written.kind === "failed") throw new Error(written.because);
  const text = flat((await textInside(written.bytes)).replaceAll(/<[^>]+>/g, ""));
  for (const said of says) expect(text).toContain(flat(escaped(said)));
});
