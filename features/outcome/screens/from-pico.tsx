import { useEditing } from "../../editor/screens/editing.tsx";
import { ChooseRows, type LoadedRow, type RowActions } from "../../row/screens/index.ts";
import { foldedName, outcomesNamedIn } from "../rules/index.ts";
import { outcomeWritingTexts } from "../texts-writing.ts";

/** PICO's four texts, in their order; empty where the form has none. */
export function usePico(): Readonly<Record<"intervention" | "comparator" | "outcomes", string>> {
  const { sections } = useEditing().assessment;
  const pico = sections.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === "Table");
  const texts = pico?.kind === "Table" ? pico.rows.map(({ text }) => text) : [];
  const [, intervention = "", comparator = "", outcomes = ""] = texts;
  return { intervention, comparator, outcomes };
}

type FromPicoProps = { readonly rows: readonly LoadedRow[]; readonly add: RowActions["addAll"] };

/** The button "Hent utfall fra PICO" and its dialog. Nothing is written over. */
export function FromPico({ rows, add }: FromPicoProps) {
  const named = outcomesNamedIn(usePico().outcomes);
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
