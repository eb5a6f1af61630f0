import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  ExternalHyperlink,
  type FileChild,
  ImageRun,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { withoutControls } from "../../../platform/pure/text/index.ts";
import type { DocumentPart, RowOfTable, Run, TableOfParts as TableOf, Term, TextTone } from "../rules/index.ts";
import { DEEPEST, GREY, headingLevels, LINE, type Numberings, SIZES, WARM } from "./docx-look.ts";
import type { PictureBytes } from "./formats.ts";

const PIXELS_PER_MM = 96 / 25.4;
const PAGE_WIDTH_MM = 160;

type Place = {
  readonly size?: number;
  readonly bold?: boolean;
  readonly end?: boolean;
  readonly list?: { reference: string; level: number };
};

/** Parts as paragraphs and tables of Word. */
export type WriteParts = (parts: readonly DocumentPart[], place?: Place) => readonly FileChild[];

const runOf = (run: Run, { size, bold }: Place, tone: TextTone): ParagraphChild => {
  if (run.kind === "break") return new TextRun({ break: 1 });
  const text = new TextRun({
    text: withoutControls(run.text),
    bold: bold || tone === "label" || run.marks.includes("strong"),
    italics: run.marks.includes("em"),
    ...(run.marks.includes("u") ? { underline: {} } : {}),
    ...(run.marks.includes("code") ? { font: "Consolas" } : {}),
    ...(run.marks.includes("sup") ? { superScript: true } : {}),
    ...(run.marks.includes("sub") ? { subScript: true } : {}),
    ...(size ? { size } : {}),
    ...(tone === "note" ? { color: GREY } : {}),
    ...(run.href === null ? {} : { style: "Hyperlink" }),
  });
  return run.href === null ? text : new ExternalHyperlink({ children: [text], link: run.href });
};

const sides = ["top", "bottom", "left", "right"] as const;
const bordersOf = (style: (typeof BorderStyle)["SINGLE" | "NONE"]) =>
  Object.fromEntries(
    [...sides, "insideHorizontal", "insideVertical"].map((side) => [side, { style, size: 4, color: LINE }]),
  );
const noBorders = Object.fromEntries(sides.map((side) => [side, { style: BorderStyle.NONE, size: 0, color: "auto" }]));
/** Of a flow: the steps, an arrow, and what left them, in twentieths of a point. */
const FLOW_COLUMNS = [4300, 470, 4300];

/** @param missing stands where a picture cannot be had */
export const writer = (
  numberings: Numberings,
  pictures: ReadonlyMap<string, PictureBytes>,
  missing: string,
): WriteParts => {
  const lines = (runs: readonly Run[], place: Place, tone: TextTone = "text") =>
    new Paragraph({
      children: runs.map((run) => runOf(run, place, tone)),
      keepNext: tone === "label",
      ...(place.end ? { alignment: AlignmentType.END } : {}),
      ...(place.list ? { numbering: { ...place.list, instance: 0 } } : {}),
      ...(place.size === SIZES.table ? { spacing: { after: 40 } } : {}),
    });

  const list = (part: Extract<DocumentPart, { kind: "list" }>, place: Place): FileChild[] => {
    const reference = part.ordered ? numberings.ordered(part.start) : "bullets";
    const level = Math.min((place.list?.level ?? -1) + 1, DEEPEST - 1);
    const { list: _, ...unmarked } = place;
    return part.items.flatMap((item) =>
      item.flatMap((each, at) => {
        if (each.kind === "list") return list(each, { ...place, list: { reference, level } });
        return write([each], at === 0 ? { ...place, list: { reference, level } } : unmarked);
      }),
    );
  };

  const cell = (parts: readonly DocumentPart[], place: Place, end: boolean, header: boolean) => {
    const children = write(parts, { ...place, size: SIZES.table, end }).filter((each) => each instanceof Paragraph);
    return new TableCell({
      children: children.length > 0 ? [...children] : [new Paragraph({})],
      margins: { top: 50, bottom: 50, left: 90, right: 90 },
      ...(header ? { shading: { type: ShadingType.CLEAR, fill: WARM } } : {}),
    });
  };

  const row = ({ weight, cells }: RowOfTable, { columns }: TableOf) =>
    new TableRow({
      cantSplit: false,
      children: cells.map((each, at) =>
        cell(
          each,
          { bold: weight !== "plain" || (at === 0 && columns.length === 2 && columns[1]?.align === "start") },
          columns[at]?.align === "end",
          false,
        ),
      ),
    });

  const table = (part: TableOf): FileChild[] => [
    ...(part.caption === "" ? [] : [lines([{ kind: "text", text: part.caption, marks: [], href: null }], {}, "label")]),
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      borders: bordersOf(BorderStyle.SINGLE),
      rows: [
        new TableRow({
          tableHeader: true,
          children: part.columns.map(({ title, align }) =>
            cell(
              [{ kind: "paragraph", tone: "label", runs: [{ kind: "text", text: title, marks: [], href: null }] }],
              {},
              align === "end",
              true,
            ),
          ),
        }),
        ...part.rows.map((each) => row(each, part)),
      ],
    }),
    new Paragraph({}),
  ];

  /** Boxes below each other, with what left each step beside it. Word has them as a table, which a reader may change. */
  const flow = ({ steps }: Extract<DocumentPart, { kind: "flow" }>): FileChild[] => {
    const box = (texts: readonly string[], isBox = true) =>
      new TableCell({
        children: texts.map((text) => lines([{ kind: "text", text, marks: [], href: null }], { size: SIZES.table })),
        margins: { top: 80, bottom: 80, left: 120, right: 120 },
        ...(isBox ? {} : { borders: noBorders }),
      });
    return [
      new Table({
        width: { size: 100, type: WidthType.PERCENTAGE },
        columnWidths: FLOW_COLUMNS,
        borders: bordersOf(BorderStyle.SINGLE),
        rows: steps.flatMap(({ label, said, out, joinsLast }, at) => [
          new TableRow({
            cantSplit: true,
            children: [
              box([`${label}: ${said}`]),
              box([out ? "→" : ""], false),
              out ? box([out, ...out.reasons].map((left) => `${left.label}: ${left.said}`)) : box([""], false),
            ],
          }),
          ...(at + 1 < steps.length
            ? [new TableRow({ children: [box([joinsLast ? "+" : "↓"], false), box([""], false), box([""], false)] })]
            : []),
        ]),
      }),
      new Paragraph({}),
    ];
  };

  const terms = (items: readonly Term[], place: Place): FileChild[] =>
    items.flatMap(({ term, parts }) => [
      new Paragraph({
        keepNext: true,
        spacing: { before: 120, after: 20 },
        children: [new TextRun({ text: withoutControls(term), bold: true, color: GREY, size: SIZES.small })],
      }),
      ...write(parts, place),
    ]);

  const picture = ({ file, alt, widthMm, ratio }: Extract<DocumentPart, { kind: "figure" }>): Paragraph => {
    const found = pictures.get(file);
    if (!found) return lines([{ kind: "text", text: `${missing} ${alt}`.trim(), marks: [], href: null }], {}, "note");
    const width = Math.round(Math.min(widthMm, PAGE_WIDTH_MM) * PIXELS_PER_MM);
    return new Paragraph({
      children: [
        new ImageRun({
          type: found.mediaType === "image/png" ? "png" : "jpg",
          data: Buffer.from(found.bytes),
          transformation: { width, height: Math.round(width / ratio) },
          altText: { name: withoutControls(alt), description: withoutControls(alt), title: "" },
        }),
      ],
    });
  };

  const one = (part: DocumentPart, at: number, place: Place): readonly FileChild[] => {
    switch (part.kind) {
      case "heading":
        return [
          new Paragraph({
            heading: headingLevels[part.level],
            children: [new Bookmark({ id: `d${at}`, children: [new TextRun(withoutControls(part.text))] })],
          }),
        ];
      case "paragraph":
        return [lines(part.runs, place, part.tone)];
      case "code":
        return part.text
          .split("\n")
          .map((line) => lines([{ kind: "text", text: line, marks: ["code"], href: null }], place));
      case "list":
        return list(part, place);
      case "terms":
        return terms(part.items, place);
      case "table":
        return table(part);
      case "figure":
        return [picture(part)];
      case "flow":
        return flow(part);
      case "bars":
        return [
          lines([{ kind: "text", text: part.caption, marks: [], href: null }], place, "label"),
          ...part.bars.map(({ label, said }) =>
            lines([{ kind: "text", text: `${label}: ${said}`, marks: [], href: null }], {
              ...place,
              list: { reference: "bullets", level: 0 },
            }),
          ),
        ];
    }
  };
  const write: WriteParts = (parts, place = {}) => parts.flatMap((part, at) => one(part, at, place));
  return write;
};
