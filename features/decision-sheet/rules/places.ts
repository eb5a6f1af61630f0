import type { Place } from "./measure.ts";

// The measures of the sheet, which `server/sheet.typ` of feature document and `views/sheet.module.css` draw by. Millimetres and points.

/** Between the margins of an A4 page, which are 16 mm wide. */
const WIDE = 178;
const SIZE = 9;

export const places = {
  title: { wide: WIDE, size: 15 },
  line: { wide: WIDE, size: SIZE },
  label: { wide: 38, size: SIZE },
  answer: { wide: 130, size: SIZE },
  recommendation: { wide: 104, size: 12 },
  conditions: { wide: 108, size: SIZE },
  confidence: { wide: 50, size: 12 },
  means: { wide: 52, size: SIZE },
  outcome: { wide: 47, size: SIZE },
  count: { wide: 27, size: SIZE },
  difference: { wide: 46, size: SIZE },
  trust: { wide: 20, size: SIZE },
  cost: { wide: 28, size: 8.5 },
  amount: { wide: 23, size: 8.5 },
  costNote: { wide: 78, size: 8.5 },
  question: { wide: 60, size: 8.5 },
  judgement: { wide: 31, size: 8.5 },
} as const satisfies Readonly<Record<string, Place>>;

/** The height between the margins of 14 mm, less a reserve for lines that a typesetter draws higher. */
export const PAGE_HEIGHT = 269 - 3;

export const heights = {
  line: 4.45,
  titleLine: 6.8,
  bigLine: 5.7,
  /** The name of the sheet, the line below the title, and the rule below them. */
  header: 11,
  /** The spaces around the box, and the line above its texts. */
  box: 12.5,
  heading: 8.5,
  /** Around the text of a row of a table. */
  row: 0.6,
  /** Between the parts. */
  gap: 3,
  /** The heading and the three empty lines. */
  decision: 32,
  footer: 6.5,
} as const;
