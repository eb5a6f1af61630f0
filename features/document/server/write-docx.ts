import {
  Document as DocxDocument,
  type FileChild,
  Footer,
  HeadingLevel,
  InternalHyperlink,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from "docx";
import { withoutControls } from "../../../platform/pure/text/index.ts";
import type { Document, DocumentPart } from "../rules/index.ts";
import { GREY, INDENT, Numberings, SIZES, stylesIn, TEAL } from "./docx-look.ts";
import { type WriteParts, writer } from "./docx-parts.ts";
import type { ToWrite } from "./formats.ts";
import type { WriterAnswer } from "./written.ts";

/** The document for Word: real headings, lists, tables with header rows, links and alternative texts. */
export async function writeDocx({ document, pictures, missing }: ToWrite): Promise<WriterAnswer> {
  const numberings = new Numberings();
  const write = writer(numberings, new Map(pictures.map((each) => [each.file, each])), missing);
  const children = [...frontOf(document, write), ...contentsOf(document), ...write(document.body)];
  const docx = new DocxDocument({
    title: withoutControls(document.title),
    subject: document.subtitle,
    creator: withoutControls(document.author),
    lastModifiedBy: withoutControls(document.author),
    keywords: withoutControls(document.keywords.join(", ")),
    styles: stylesIn(document.lang),
    numbering: { config: numberings.config },
    sections: [{ properties: {}, footers: { default: footerOf(document) }, children }],
  });
  return { kind: "written", bytes: new Uint8Array(await Packer.toBuffer(docx)), noGlyphs: [] };
}

const footerOf = ({ footer, watermark }: Document): Footer =>
  new Footer({
    children: [
      new Paragraph({
        children: [
          new TextRun({
            children: [
              `${[watermark, footer].filter(Boolean).join(" – ")}    `,
              PageNumber.CURRENT,
              " / ",
              PageNumber.TOTAL_PAGES,
            ],
            size: SIZES.small,
            color: GREY,
          }),
        ],
      }),
    ],
  });

const frontOf = (document: Document, write: WriteParts): readonly FileChild[] => [
  new Paragraph({ children: [new TextRun({ text: document.subtitle, bold: true, color: TEAL })] }),
  ...(document.watermark === null
    ? []
    : [
        new Paragraph({
          children: [new TextRun({ text: `${document.watermark} – ${document.footer}`, bold: true, color: "8B4E21" })],
        }),
      ]),
  new Paragraph({ text: withoutControls(document.title), heading: HeadingLevel.TITLE }),
  ...write(document.opening),
  ...write([{ kind: "terms", items: document.facts }]),
];

/** Word makes a table of contents of its own only when it is asked to, so it is a list of links. */
const contentsOf = ({ contentsTitle, body }: Document): readonly FileChild[] =>
  contentsTitle === null
    ? []
    : [
        new Paragraph({
          pageBreakBefore: true,
          children: [new TextRun({ text: contentsTitle, bold: true, size: SIZES[1], color: TEAL })],
        }),
        ...body.flatMap((part, at) => (part.kind === "heading" && part.level <= 2 ? [contentsLine(part, at)] : [])),
      ];

const contentsLine = ({ level, text }: Extract<DocumentPart, { kind: "heading" }>, at: number): Paragraph =>
  new Paragraph({
    indent: { left: (level - 1) * INDENT },
    spacing: { after: 40 },
    children: [
      new InternalHyperlink({
        anchor: `d${at}`,
        children: [new TextRun({ text: withoutControls(text), style: "Hyperlink" })],
      }),
    ],
  });
