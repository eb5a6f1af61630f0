import type { Document, DocumentPart } from "../../features/document/rules/index.ts";
import { paragraph } from "../../features/document/rules/index.ts";

/** A document of those parts under one heading. */
export const aDocument = (body: readonly DocumentPart[], changes: Partial<Document> = {}): Document => ({
  version: 1,
  lang: "nb",
  subtitle: "Mini-metodevurdering",
  title: "Eksempel",
  watermark: null,
  footer: "Utgave 1, publisert 01.03.2026",
  author: "Eksempel HF",
  keywords: [],
  date: "2026-03-01T12:00:00.000Z",
  contentsTitle: "Innhold",
  opening: [],
  facts: [{ term: "Status", parts: [paragraph("Publisert")] }],
  body: [{ kind: "heading", level: 1, id: "a", text: "Første del" }, ...body],
  ...changes,
});

const cells = (texts: readonly string[]) => ({
  weight: "plain" as const,
  cells: texts.map((text) => [paragraph(text)]),
});

export const aTable = (
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  caption = "Tabell",
): DocumentPart => ({
  kind: "table",
  caption,
  columns: columns.map((title) => ({ title, align: "start" })),
  rows: rows.map(cells),
});

/** Content that strangers might write to take the writer of documents down, or to read what they may not. */
export const hostileParts: readonly DocumentPart[] = [
  paragraph(
    '#read("/etc/passwd") $x$ @x <script>alert(1)</script> ]]> <w:p/> &amp; \\u{0} #import "@preview/cetz:0.3.0"',
  ),
  paragraph("مرحبا بالعالم שלום עולם 😀👩‍👩‍👧‍👦 한국어 \u202eabc \u200b\ufffe\ud800"),
  aTable(
    Array.from({ length: 40 }, (_, at) => `Kolonne ${at}`),
    Array.from({ length: 3 }, () => Array.from({ length: 40 }, (_, at) => `${at} kroner`)),
  ),
  aTable(
    ["Studie", "Resultat"],
    [
      ["En", "å".repeat(200_000)],
      ["To", "ord ".repeat(5000)],
    ],
    "",
  ),
  { kind: "figure", file: "/borte", alt: "En kurve", ratio: 2, widthMm: 160 },
  { kind: "code", text: "```\n#let x = 1\n\tinnrykk" },
  Array.from({ length: 9 }).reduce<DocumentPart>(
    (inside) => ({ kind: "list", ordered: true, start: 0, items: [[paragraph("dypt"), inside]] }),
    paragraph("dypest"),
  ),
];

/** As much as an assessment of fifteen pages: 60 headings, 120 paragraphs, 20 lists and 8 tables. */
export const anAverageBody: readonly DocumentPart[] = Array.from({ length: 20 }).flatMap((_, at): DocumentPart[] => [
  { kind: "heading", level: 2, id: `s-${at}`, text: `Seksjon ${at + 1}` },
  ...[1, 2].flatMap((each): DocumentPart[] => [
    { kind: "heading", level: 3, id: `b-${at}-${each}`, text: `Spørsmål ${each}` },
    ...Array.from({ length: 3 }, () =>
      paragraph("Livskvaliteten er trolig noe bedre hjemme, og alvorlige hendelser er sjeldne. ".repeat(2)),
    ),
  ]),
  { kind: "list", ordered: false, start: 1, items: ["Kliniker", "Leder", "Økonom"].map((text) => [paragraph(text)]) },
  ...(at % 5 < 2
    ? [
        aTable(
          ["Opplysning", "Eksempel 2021"],
          Array.from({ length: 14 }, (_row, row) => [`Felt ${row}`, "Kohort, 12 måneder. ".repeat(3)]),
        ),
      ]
    : []),
]);
