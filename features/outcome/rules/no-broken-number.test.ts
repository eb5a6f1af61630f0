import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCells, brokenNumbersIn } from "../../../test/builders/any-cells.ts";
import { documentTexts } from "../../document/texts.ts";
import { outcomeTexts } from "../texts.ts";
import { outcomeCellTexts } from "../texts-cells.ts";
import { outcomeParts } from "./document.ts";
import { computedOf, keyOutcomes, outcomeColumns, shownOutcome, understoodBaseline, writtenForms } from "./index.ts";
import { outcomeSheet } from "./sheet.ts";
import { outcomeItems } from "./wire/index.ts";

const inText = { interventionInText: "hjemmedialyse", comparatorInText: "dialyse på sykehus" };

test("whatever the cells of an outcome hold, no screen, call or document gets a number that is none", () => {
  fc.assert(
    fc.property(anyCells(outcomeColumns), (cells) => {
      const row = { id: 1, cells };
      const view = { kind: "OutcomeTable" as const, title: "Utfall", ...inText, outcomes: [row] };
      const { outcomes: _written, ...onWire } = outcomeItems(1, inText, [row]);
      const shown = {
        computed: computedOf(cells, inText),
        forms: writtenForms.map((form) => shownOutcome(cells, inText, form)),
        key: writtenForms.map((form) => keyOutcomes([row], inText, form, outcomeTexts.ofAll)),
        understood: outcomeColumns.map(({ key }) => understoodBaseline(cells, key)),
        onWire,
        document: outcomeParts(view, { level: 2, id: "utfall", words: documentTexts }),
        sheet: outcomeSheet(view, { outcomes: { cells: (column) => column, computed: outcomeCellTexts.computed } }),
      };
      expect(brokenNumbersIn(shown)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
