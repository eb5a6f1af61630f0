/** Titles of the parts of a list of outcomes, which are not outcomes: «Primært:», «Sekundære utfall:». */
const LABEL = /(?:^|(?<=[\s;.]))(?:primær|sekundær|hoved)(?:t|e)?(?:\s?utfall)?\s*:/giu;
const BULLET = /^\s*(?:[-–—•*·]|\(?\d{1,2}[.)](?=\s|\D)|\(?[a-h]\))\s*/u;
const NUMBERED = /\s+\(?(?:[2-9]|1\d)[.)]\s+/u;

/** The outcomes that PICO's O names, in order, each once. */
export function outcomesNamedIn(written: string): readonly string[] {
  const named = written.split(LABEL).flatMap(piecesOf);
  const keys = named.map(foldedName);
  return named.filter((_, at) => keys.indexOf(keys[at] ?? "") === at);
}

/** Two names are of the same outcome when they fold to the same: letters and digits only, small. */
export const foldedName = (name: string): string =>
  name
    .normalize("NFKC")
    .toLocaleLowerCase("nb")
    .replace(/[^\p{L}\p{N}]+/gu, "");

function piecesOf(part: string): readonly string[] {
  const lines = part
    .split(/[\r\n;]+/u)
    .flatMap((line) => (/^\s*\(?1[.)]\s/u.test(line) ? line.split(NUMBERED) : [line]))
    .map(trimmed)
    .filter((line) => line !== "");
  const [only] = lines;
  return lines.length === 1 && only !== undefined ? outsideBrackets(only).map(trimmed).filter(Boolean) : lines;
}

const trimmed = (piece: string): string =>
  piece
    .replace(BULLET, "")
    .replace(/^[\s,.]+|[\s,.]+$/gu, "")
    .replace(/\s+/gu, " ");

/** Splits at «, » and « og » outside brackets: «uønskede hendelser (fall, brudd og sår)» is one outcome. */
function outsideBrackets(line: string): readonly string[] {
  let depth = 0;
  let piece = "";
  const pieces: string[] = [];
  for (const part of line.split(/([()[\]]|,\s+|\s+og\s+)/u)) {
    if (part === "(" || part === "[") depth += 1;
    if (part === ")" || part === "]") depth = Math.max(depth - 1, 0);
    if (depth === 0 && /^(?:,\s+|\s+og\s+)$/u.test(part)) {
      pieces.push(piece);
      piece = "";
    } else piece += part;
  }
  return [...pieces, piece];
}
