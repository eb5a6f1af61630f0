import { useEditing } from "../../editor/screens/editing.tsx";
import { ChooseRows, type LoadedRow, type RowActions } from "../../row/screens/index.ts";
import { foldedName, outcomesNamedIn } from "../rules/index.ts";
import { outcomeWritingTexts } from "../texts-writing.ts";

/** The place of the outcomes in PICO's four texts. */
const OUTCOME_TEXT = 3;

type FromPicoProps = { readonly rows: readonly LoadedRow[]; readonly add: RowActions["addAll"] };

/** The button "Hent utfall fra PICO" and its dialog. Nothing is written over. */
export function FromPico({ rows, add }: FromPicoProps) {
  const { assessment } = useEditing();
  const pico = assessment.sections.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === "Table");
  const named = pico?.kind === "Table" ? outcomesNamedIn(pico.rows[OUTCOME_TEXT]?.text ?? "") : [];
  const there = new Set(rows.map(({ cells }) => foldedName(cells.name ?? "")));
  return (
    <ChooseRows
      texts={{ ...outcomeWritingTexts.fromPico, cancel: outcomeWritingTexts.cancel }}
      choices={named.map((name) => ({
        name,
        isThere: there.has(foldedName(name)),
        cells: { name, kind: "event", importance: "critical" },
      }))}
      add={add}
    />
  );
}
