/** Millimetres in a point. */
const POINT = 25.4 / 72;

/** Widths in em of the letters of Inter at weight 600, rounded up. Letters of other scripts come from wider typefaces. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ ijlI.,:;'|!·’\u00a0\u202f]/u, 0.3],
  [/[frt()[\]/-]/u, 0.42],
  [/[mwMW@%&—…ÆŒæœ]/u, 0.95],
  [/[\p{Lu}+=<>~–−]/u, 0.75],
  [/\p{Ll}/u, 0.6],
  [/[\p{L}\p{N}\p{P}]/u, 0.65],
];
const WIDEST = 1.1;
const LAST_LATIN = 0x24f;
/** Signs above 0x24f that Inter has, and the texts of the sheet use. */
const KNOWN = /[\u2010-\u2027\u202f\u2212]/u;

const widthOf = (character: string): number => {
  if ((character.codePointAt(0) ?? 0) > LAST_LATIN && !KNOWN.test(character)) return WIDEST;
  return widths.find(([letters]) => letters.test(character))?.[1] ?? WIDEST;
};

/** A place on the sheet: how wide it is in millimetres, and the size of its letters in points. */
export type Place = { readonly wide: number; readonly size: number };

const emIn = (text: string): number => Array.from(text).reduce((sum, character) => sum + widthOf(character), 0);

/** White space that a line may be broken at. */
const GAPS = /[^\S\u00a0\u202f]+/gu;

/** The lines of a text in a place, broken between words; a word that is too long for a line is broken anywhere. */
export function linesIn(text: string, { wide, size }: Place): readonly string[] {
  const room = wide / (size * POINT);
  const lines: string[] = [];
  let line = "";
  let used = 0;
  const push = () => {
    lines.push(line);
    line = "";
    used = 0;
  };
  for (const word of text.split(GAPS).filter((each) => each !== "")) {
    const gap = line === "" ? 0 : widthOf(" ");
    const needed = emIn(word);
    if (used + gap + needed <= room) {
      line += `${line === "" ? "" : " "}${word}`;
      used += gap + needed;
      continue;
    }
    if (line !== "") push();
    for (const character of Array.from(word)) {
      const width = widthOf(character);
      if (used + width > room && line !== "") push();
      line += character;
      used += width;
    }
  }
  if (line !== "") push();
  return lines;
}

/** How many lines a text takes in a place; an empty one takes one. */
export const lineCount = (text: string, place: Place): number => Math.max(1, linesIn(text, place).length);

/** More letters than any place has room for. */
const LONGEST = 2000;

/** A text as it fits in `most` lines of a place: whole, or its beginning with «…». */
export function clipped(text: string, place: Place, most: number): string {
  const inOneLine = text.replace(GAPS, " ").trim();
  const characters = Array.from(inOneLine).slice(0, LONGEST);
  if (characters.length < LONGEST && linesIn(inOneLine, place).length <= most) return inOneLine;
  const beginning = (length: number) => `${characters.slice(0, length).join("").trimEnd()}…`;
  let fits = 0;
  let tooLong = characters.length;
  while (tooLong - fits > 1) {
    const tried = Math.floor((fits + tooLong) / 2);
    if (linesIn(beginning(tried), place).length <= most) fits = tried;
    else tooLong = tried;
  }
  return beginning(fits);
}
