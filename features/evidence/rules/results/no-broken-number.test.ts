import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCells, brokenNumbersIn } from "../../../../test/builders/any-cells.ts";
import { evidenceTexts } from "../../texts.ts";
import { findingTexts } from "../../texts-findings.ts";
import { computedEffect, findingsOf, resultColumns, resultLine, setAsideCell, toldFinding } from "./index.ts";

const studyColumns = [
  { key: "interventionGroupNumberOfPatients" },
  { key: "controlGroupNumberOfPatients" },
  { key: "resultEffect" },
] as const;

test("whatever the cells of a result hold, no finding, line or offer has a number that is none", () => {
  fc.assert(
    fc.property(anyCells(resultColumns), anyCells(studyColumns), (cells, study) => {
      const { open, setAside } = findingsOf(cells, study);
      const shown = {
        told: [...open, ...setAside].map((found) => findingTexts.of(toldFinding(found, cells, study), cells)),
        aside: open.map(({ finding }) => setAsideCell(cells, finding, true)),
        computed: computedEffect(cells),
        line: resultLine(cells, evidenceTexts.results),
      };
      expect(brokenNumbersIn(shown)).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});
