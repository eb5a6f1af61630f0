import { useId, useState } from "react";
import { type CellAddress, useFieldStore } from "../../../platform/editing/saving/index.ts";
import { Button, Details, SelectField } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import type { LoadedRow } from "../../row/screens/index.ts";
import {
  type EconomyCells,
  endsOf,
  isFilledFromCosts,
  type NumberField,
  type Numbers,
  numberFields,
  rangeCell,
  rangesOf,
  shownAmount,
} from "../rules/index.ts";
import { economyAuthorTexts, economyTexts } from "../texts.ts";
import { FigureTable, UncertaintyTable } from "../views/index.ts";
import styles from "./economy.module.css";
import { FoldHead } from "./fold-head.tsx";
import { NumberInput } from "./number-input.tsx";

const texts = economyAuthorTexts.range;

type RangesProps = {
  /** The numbers that count, and the ranges. */
  readonly cells: EconomyCells;
  readonly numbers: Numbers;
  readonly row: LoadedRow;
  readonly addressOf: (column: string) => CellAddress;
};

/** Low and high of the numbers that are uncertain, and what they do to Netto. */
export function Ranges({ cells, numbers, row, addressOf }: RangesProps) {
  const store = useFieldStore();
  const original = useEditing().assessment.adopts?.cells ?? {};
  const [added, setAdded] = useState<readonly string[]>([]);
  const id = useId();
  const isGiven = (field: string) => {
    const { low, high } = endsOf(cells, field);
    return low !== null || high !== null;
  };
  const shown = numberFields.filter(({ field }) => isGiven(field) || added.includes(field));
  const others = numberFields.filter((each) => !shown.includes(each) && !isFilledFromCosts(numbers, each.field));
  const broken = new Set(rangesOf(cells, numbers).flatMap(({ isBroken, field }) => (isBroken ? [field.field] : [])));
  const [mustBeSeen, setMustBeSeen] = useState(broken.size > 0);
  if (broken.size > 0 && !mustBeSeen) setMustBeSeen(true);
  const takeAway = (field: string) => {
    for (const end of ["low", "high"] as const) {
      const address = addressOf(rangeCell(field, end));
      store.type(address, { rev: row.rev, value: row.cells[address.column] ?? "" }, "");
      store.tell(address, { kind: "left" });
    }
    setAdded(added.filter((each) => each !== field));
    document.getElementById(id)?.focus();
  };
  const end = (which: "low" | "high", { field, label }: NumberField) => (
    <NumberInput
      isEnd
      original={original[rangeCell(field, which)]}
      address={addressOf(rangeCell(field, which))}
      loaded={row}
      field={{ label: texts[which](label(economyTexts.labels)) }}
    />
  );
  return (
    <Details
      summary={<FoldHead title={economyTexts.uncertainty} note={economyAuthorTexts.uncertainNumbers(shown.length)} />}
      defaultOpen={mustBeSeen}
    >
      <div className={styles.upload}>
        <p className={styles.hint}>{texts.lead}</p>
        {shown.length === 0 ? null : (
          <FigureTable
            caption={economyTexts.ranges}
            stub={economyTexts.uncertain}
            columns={[economyTexts.low, economyTexts.base, economyTexts.high, texts.remove]}
            rows={shown.map((each) => ({
              key: each.field,
              label: each.label(economyTexts.labels),
              ...(broken.has(each.field) ? { note: economyTexts.broken } : {}),
              cells: [
                end("low", each),
                shownAmount(numbers[each.field] ?? 0, each.unit),
                end("high", each),
                <Button
                  key="remove"
                  variant="tertiary"
                  size="sm"
                  aria-label={texts.removeNamed(each.label(economyTexts.labels))}
                  onClick={() => takeAway(each.field)}
                >
                  {texts.remove}
                </Button>,
              ],
            }))}
          />
        )}
        <SelectField
          id={id}
          label={texts.add}
          value=""
          options={others.map(({ field, label }) => ({ value: field, text: label(economyTexts.labels) }))}
          onChange={({ target }) => setAdded([...added, target.value])}
        />
        <UncertaintyTable cells={cells} />
      </div>
    </Details>
  );
}
