import { AlignmentType, HeadingLevel, type INumberingOptions, LevelFormat, LineRuleType } from "docx";
import type { Language } from "../../../platform/pure/language/index.ts";
import type { Level } from "../rules/index.ts";

// How documents look in Word. Only the child process loads this.

export const TEAL = "0B5A63";
export const GREY = "4C5857";
export const WARM = "F5F1E9";
export const LINE = "D5CFC2";
/** Half points. */
export const SIZES = { title: 48, 1: 34, 2: 26, 3: 22, 4: 20, text: 20, table: 18, small: 17 } as const;
/** Twentieths of a point that a list is moved in, for each level. */
export const INDENT = 360;
export const DEEPEST = 9;

export const headingLevels = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
  4: HeadingLevel.HEADING_4,
} as const satisfies Record<Level, string>;

type Numbering = INumberingOptions["config"][number];

/** Every way of numbering that the document needs: an ordered list counts by itself, so each has one of its own. */
export class Numberings {
  readonly config: Numbering[] = [this.#levels("bullets", () => ({ format: LevelFormat.BULLET, text: "•", start: 1 }))];

  ordered(start: number): string {
    const reference = `ordered-${this.config.length}`;
    this.config.push(
      this.#levels(reference, (level) => ({ format: LevelFormat.DECIMAL, text: `%${level + 1}.`, start })),
    );
    return reference;
  }

  #levels(
    reference: string,
    of: (level: number) => { format: (typeof LevelFormat)[keyof typeof LevelFormat]; text: string; start: number },
  ): Numbering {
    return {
      reference,
      levels: Array.from({ length: DEEPEST }, (_, level) => ({
        level,
        ...of(level),
        alignment: AlignmentType.START,
        style: { paragraph: { indent: { left: INDENT * (level + 1), hanging: INDENT } } },
      })),
    };
  }
}

const headingStyle = (level: Level) => ({
  run: { size: SIZES[level], bold: true, color: level === 1 ? TEAL : "1D2A2B" },
  paragraph: { spacing: { before: level === 1 ? 480 : 280, after: 120 }, keepNext: true },
});

/** The proofing language of Word is that of the text. */
export const stylesIn = (language: Language) => ({
  default: {
    document: {
      run: { font: "Calibri", size: SIZES.text, language: { value: `${language}-NO` } },
      // Without the rule LibreOffice takes the number for the height of every line, also a title's.
      paragraph: { spacing: { after: 120, line: 276, lineRule: LineRuleType.AUTO } },
    },
    title: { run: { size: SIZES.title, bold: true }, paragraph: { spacing: { before: 120, after: 240 } } },
    heading1: headingStyle(1),
    heading2: headingStyle(2),
    heading3: headingStyle(3),
    heading4: headingStyle(4),
    hyperlink: { run: { color: TEAL, underline: {} } },
  },
});
