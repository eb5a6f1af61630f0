import type { DocumentPart, DocumentPlace, RowOfTable, TableCell } from "../../document/rules/index.ts";
import { headingPart, paragraph, run } from "../../document/rules/index.ts";
import type { OutcomeTable } from "./schema.ts";
import { columnName } from "./sentence.ts";
import { byImportance, countedText, type ShownOutcome, shownOutcome } from "./shown-outcome.ts";

type Reader = OutcomeTable["reader"];
type Words = DocumentPlace["words"]["outcomes"];

const cell = (...texts: readonly string[]): TableCell =>
  texts.filter((text) => text !== "").map((text, at) => paragraph(text, at === 0 ? "text" : "note"));

/** One group of an outcome; the cells that it has once stand in the row of the first. */
function rowOf(outcome: ShownOutcome, at: number, words: Words): RowOfTable {
  const line = outcome.lines[at];
  const isFirst = at === 0;
  const { name, followUp, scale, relative, studies, participants, hasNoStudies, certainty } = outcome;
  const about = [followUp === "" ? "" : words.followUp(followUp), scale === "" ? "" : words.scale(scale)];
  return {
    weight: "plain",
    cells: [
      isFirst ? cell(name, ...about) : cell(line?.group ?? ""),
      cell(countedText(line?.without ?? "", line, words), isFirst ? (line?.group ?? "") : ""),
      cell(countedText(line?.with ?? "", line, words)),
      cell(line?.difference ?? "", line?.interval ?? "", line?.needed ?? ""),
      cell(isFirst ? relative : ""),
      isFirst
        ? cell(
            hasNoStudies ? words.noStudies : studies === null ? "" : words.studyCount(studies),
            participants === "" ? "" : words.participants(participants),
          )
        : [],
      cell(isFirst && certainty !== null ? words.certainty[certainty] : ""),
    ],
  };
}

const rowsOf = (outcome: ShownOutcome, words: Words): readonly RowOfTable[] =>
  Array.from({ length: Math.max(outcome.lines.length, 1) }, (_, at) => rowOf(outcome, at, words));

/** The sentence, and the reasons for the certainty: a table has no footnotes. */
function below(outcome: ShownOutcome, words: Words): readonly DocumentPart[] {
  const { name, sentence, certainty, reasons, why, comment } = outcome;
  const said = reasons.map(({ key, step }) => `${words.reasons[key]}: ${words.steps[step].toLowerCase()}`);
  const because = [...said, why].filter((text) => text !== "").join(". ");
  const texts = [
    sentence,
    certainty === null || because === "" ? "" : `${words.why(words.certainty[certainty])} ${because}`,
    comment,
  ].filter((text) => text !== "");
  if (texts.length === 0) return [];
  return [paragraph([{ kind: "text", text: `${name}: `, marks: ["strong"], href: null }, run(texts.join(" "))])];
}

/** One table, and below it what readers of a screen get in its rows: paper has no room for a row over the whole width. */
export function outcomeParts(
  { title, outcomes, ...inText }: Reader & { readonly title: string },
  { level, id, words: { language, outcomes: words } }: DocumentPlace,
): readonly DocumentPart[] {
  const [method, comparison] = [columnName(inText.interventionInText), columnName(inText.comparatorInText)];
  const { columns } = words;
  const shown = byImportance(outcomes).map(({ cells }) => shownOutcome(cells, inText, language));
  return [
    ...headingPart(level, id, title),
    {
      kind: "table",
      caption: title,
      columns: [
        { title: columns.outcome, align: "start" },
        { title: comparison === "" ? columns.without : words.columnNamed(comparison), align: "end" },
        { title: method === "" ? columns.with : words.columnNamed(method), align: "end" },
        ...(["difference", "relative", "studies", "certainty"] as const).map(
          (column) => ({ title: columns[column], align: "start" }) as const,
        ),
      ],
      rows: shown.flatMap((outcome) => rowsOf(outcome, words)),
    },
    ...shown.flatMap((outcome) => below(outcome, words)),
  ];
}
