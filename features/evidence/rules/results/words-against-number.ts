import { foldedName, isRatio } from "../../../outcome/rules/index.ts";
import type { ResultCells, StudyOfResult } from "./columns.ts";
import type { ResultRow } from "./result-row.ts";

/**
 * Words for less and for more, in bokmål and nynorsk. Better and worse are neither: they depend on the outcome. «Falt» and «steg» are left
 * out: to fall is an outcome, and a step is a noun.
 */
const LESS =
  /(?<![\p{L}])(?:færre|lavere|lågare|reduser\p{L}*|reduksjon|mindre|kortere|kortare|mink\p{L}*|sank|søkk|gikk ned|gjekk ned)(?![\p{L}])/iu;
const MORE =
  /(?<![\p{L}])(?:flere|fleire|høyere|høgare|øk(?:t|te|er|ning)|auk(?:a|ar|e|te|ing)?|større|lengre|mer|meir|gikk opp|gjekk opp)(?![\p{L}])/iu;
const DENIED = /(?<![\p{L}])(?:ikke|ikkje|ingen|inga)(?![\p{L}])/iu;

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?;])\s+|\n+/u);

/** The direction that a text says, or null when it says none, or both. */
function directionInWords(text: string): "less" | "more" | null {
  const said = sentencesOf(text).filter((sentence) => !DENIED.test(sentence));
  const [less, more] = [said.some((sentence) => LESS.test(sentence)), said.some((sentence) => MORE.test(sentence))];
  if (less === more) return null;
  return less ? "less" : "more";
}

/** The paragraph about the outcome. The whole text speaks of several outcomes. */
function paragraphAbout(outcome: string, text: string): string {
  const name = foldedName(outcome);
  if (name === "") return "";
  return (
    text
      .split(/\n+/u)
      .find((paragraph) => foldedName(paragraph.split(":")[0] ?? "") === name && paragraph.includes(":")) ?? ""
  );
}

/** Whether the words about a result and its number say opposite directions. */
export function areWordsAgainstNumber(row: ResultRow, cells: ResultCells, study: StudyOfResult): boolean {
  const { measure, numbers } = row;
  if (measure === null || numbers.effect === undefined) return false;
  const beyond = numbers.effect.value - (isRatio(measure) ? 1 : 0);
  if (beyond === 0) return false;
  const text = (cells.text ?? "").trim();
  const said = directionInWords(text === "" ? paragraphAbout(cells.outcome ?? "", study.resultEffect ?? "") : text);
  return said !== null && said !== (beyond < 0 ? "less" : "more");
}
