import { useMemo } from "react";
import { shownNumber } from "../../../platform/pure/norwegian-number/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { evidenceTexts } from "../../evidence/texts.ts";
import { ChooseRows, type LoadedRow, type RowActions } from "../../row/screens/index.ts";
import { type OutcomeOfStudies, outcomesOfStudies } from "../rules/from-evidence.ts";
import { foldedName } from "../rules/index.ts";
import { outcomeTexts } from "../texts.ts";
import { outcomeWritingTexts } from "../texts-writing.ts";

const { fromEvidence: texts, offered } = outcomeWritingTexts;

/** The outcomes that the evidence tables of the assessment have numbers for. */
export function useOutcomesOfStudies(): readonly OutcomeOfStudies[] {
  const { sections } = useEditing().assessment;
  return useMemo(() => {
    const shown = sections.flatMap(({ hiddenByRule, blocks }) => (hiddenByRule ? [] : blocks));
    return outcomesOfStudies(
      shown.flatMap((block) => {
        if (block.kind !== "EvidenceTable" || block.hiddenByRule) return [];
        return block.rows.map(({ id, cells }) => ({
          shortId: cells.shortId ?? "",
          isSummary: block.tableSection === "KnowledgeSummary",
          patients: [cells.interventionGroupNumberOfPatients ?? "", cells.controlGroupNumberOfPatients ?? ""] as const,
          results: block.results.filter((result) => result.cells.study === String(id)).map((result) => result.cells),
        }));
      }),
    );
  }, [sections]);
}

type FromEvidenceProps = {
  readonly rows: readonly LoadedRow[];
  readonly ofStudies: readonly OutcomeOfStudies[];
  readonly add: RowActions["addAll"];
};

/** The button "Hent fra evidenstabellen" and its dialog. Nothing is written over. */
export function FromEvidence({ rows, ofStudies, add }: FromEvidenceProps) {
  const there = new Set(rows.map(({ cells }) => foldedName(cells.name ?? "")));
  return (
    <ChooseRows
      texts={{ ...texts, cancel: outcomeWritingTexts.cancel }}
      choices={ofStudies.map((outcome) => ({
        name: outcome.name,
        says: saidBy(outcome),
        isThere: there.has(foldedName(outcome.name)),
        cells: cellsOf(outcome),
      }))}
      add={add}
    />
  );
}

/** «3 studier, 1 204 deltakere» */
function saidBy({ studies, summaries, participants, effect }: OutcomeOfStudies): string {
  const counts = [
    studies === 0 ? "" : evidenceTexts.studies(studies),
    summaries === 0 ? "" : texts.summaries(summaries),
    participants === null ? "" : outcomeTexts.participants(shownNumber(participants)),
  ];
  return [counts.filter(Boolean).join(", "), effect === "several" ? offered.several : ""].filter(Boolean).join(". ");
}

/** A summary counts for several studies, and its number of them is not that of the outcome. */
const cellsOf = ({ name, kind, studies, summaries, participants }: OutcomeOfStudies) => ({
  ...{ name, kind, importance: "critical" },
  ...(summaries === 0 ? { studies: String(studies) } : {}),
  ...(participants === null ? {} : { participants: String(participants) }),
});
