import { type ReactNode, useState, useSyncExternalStore } from "react";
import {
  type FieldAddress,
  fieldKey,
  ONLY_ROW,
  UnsentPanel,
  useFieldStore,
} from "../../../platform/editing/saving/index.ts";
import { savingTexts } from "../../../platform/editing/saving/texts.ts";
import type { FieldValue } from "../../../platform/pure/saving/index.ts";
import { Button, Help, TextArea, useToast } from "../../../platform/ui/index.ts";
import { BlockHeading } from "../../block/screens/block-heading.tsx";
import type { Authored, BlockProps, ValueForm } from "../../block/screens/block-ui.ts";
import { useBlockField } from "../../block/screens/use-block-field.tsx";
import { useEditing } from "../../editor/screens/editing.tsx";
import { cellOf, useRowCells } from "../../row/screens/index.ts";
import {
  cellsThatCount,
  commentFields,
  filledFromCosts,
  numberFields,
  numbersOf,
  rangeCells,
  unequalPatients,
} from "../rules/index.ts";
import { economyAuthorTexts, economyTexts } from "../texts.ts";
import { EconomyEvaluationView, StartupTable } from "../views/index.ts";
import { BudgetYears, OperationalYears } from "./cost-tables.tsx";
import styles from "./economy.module.css";
import { labelOf } from "./economy-label.ts";
import { CommentInput, NumberInput } from "./number-input.tsx";
import { Ranges } from "./ranges.tsx";
import { ResultBar } from "./result-bar.tsx";
import { WorkbookUpload } from "./workbook-upload.tsx";

type Block = Authored<"EconomyEvaluation">;

const COLUMNS = [...numberFields.map(({ field }) => field), ...commentFields.map(({ field }) => field), ...rangeCells];

/** The block's numbers by hand as one row that has every column. */
const rowOf = ({ numbers: { rev, cells } }: Block) => ({
  id: ONLY_ROW,
  rev,
  cells: Object.fromEntries(COLUMNS.map((column) => [column, cells[column] ?? ""])),
});
const placeOf = ({ contentGuid }: Block) => ({ block: contentGuid, of: "economy", part: "numbers" }) as const;

/** An economic evaluation: numbers from a workbook or by hand, and the four texts about them. */
export function EconomyEvaluationField({ block }: BlockProps<"EconomyEvaluation">) {
  const row = rowOf(block);
  const place = placeOf(block);
  const cells = cellsThatCount(block.workbook?.cells, useRowCells(place, row));
  const numbers = numbersOf(cells);
  const unequal = unequalPatients(cells);
  const original = useEditing().assessment.adopts?.cells ?? {};
  const address = (column: string) => cellOf(place, row, column);
  const input = block.workbook
    ? undefined
    : (field: string, show?: () => void) => (
        <NumberInput
          loaded={row}
          address={address(field)}
          field={{ label: labelOf(field) }}
          filled={filledFromCosts(numbers, field)}
          original={original[field]}
          doubt={unequal.some((year) => year.new === field) ? economyAuthorTexts.unequalPatients : null}
          {...(show ? { show } : {})}
        />
      );
  const comment = block.workbook
    ? undefined
    : (field: string) => <CommentInput loaded={row} address={address(field)} field={{ label: labelOf(field) }} />;
  const { parts } = economyTexts.labels;
  return (
    <div className={styles.evaluation}>
      <Head block={block} />
      <Part title={parts.startupCosts} help={block.helps.startupCosts}>
        <div className={styles.beside} data-side-by-side>
          <div className={styles.single}>
            <StartupTable cells={cells} input={input} isTitled />
          </div>
          <PartText block={block} of="startupCosts" />
        </div>
      </Part>
      <Part
        title={`${parts.patientBase} og ${parts.operationalCosts.toLowerCase()}`}
        help={[block.helps.patientBase, block.helps.operationalCosts].filter((text) => text !== "").join(" ")}
      >
        <OperationalYears cells={cells} input={input} />
        <PartText block={block} of="operationalCosts" />
      </Part>
      <Part title={parts.budget} help={block.helps.budget} note={input ? economyAuthorTexts.netSign : ""}>
        <BudgetYears cells={cells} input={input} comment={comment} />
        <div className={styles.pair} data-side-by-side>
          <PartText block={block} of="budget" />
          <PartText block={block} of="financialBasis" help={block.helps.financialBasis} />
        </div>
      </Part>
      <Ranges cells={cells} row={row} addressOf={address} numbers={numbers} />
      <SaveAll addresses={[...COLUMNS.map(address), { block: block.contentGuid }]} />
      <ResultBar cells={cells} />
    </div>
  );
}

const Head = ({ block }: { readonly block: Block }) => (
  <header className={styles.head}>
    <BlockHeading block={block} />
    {block.description === "" ? null : <p>{block.description}</p>}
    <p>{economyAuthorTexts.lead}</p>
    <WorkbookUpload block={block} />
  </header>
);

type PartProps = {
  readonly title: string;
  readonly help: string;
  /** Beside the title. */
  readonly note?: string;
  readonly children: ReactNode;
};

const Part = ({ title, help, note = "", children }: PartProps) => (
  <div className={styles.part}>
    <div className={styles.titleRow}>
      <h4>{title}</h4>
      {help === "" ? null : <Help about={title}>{help}</Help>}
      {note === "" ? null : <p className={styles.hint}>{note}</p>}
    </div>
    {children}
  </div>
);

type TextKey = keyof Block["texts"];
const textKeys = ["operationalCosts", "budget", "startupCosts", "financialBasis"] as const satisfies readonly TextKey[];

/** One of the four texts, which are saved together. */
function PartText({ block, of, help = "" }: { readonly block: Block; readonly of: TextKey; readonly help?: string }) {
  const { field, text, type, onBlur } = useBlockField(block);
  const [isMine, setMine] = useState(false);
  const texts = textKeys.map((_, at) => [field.text].flat()[at] ?? "");
  const at = textKeys.indexOf(of);
  return (
    <TextArea
      label={economyAuthorTexts.text[of]}
      help={help === "" ? undefined : <Help about={economyAuthorTexts.text[of]}>{help}</Help>}
      value={texts[at] ?? ""}
      footer={isMine ? text.footer : <span />}
      onChange={({ target }) => {
        setMine(true);
        type(texts.map((old, each) => (each === at ? target.value : old)));
      }}
      onBlur={onBlur}
    />
  );
}

/** Everything is saved as one writes; the button answers when all of it is acknowledged, and is quiet while it is. */
function SaveAll({ addresses }: { readonly addresses: readonly FieldAddress[] }) {
  const store = useFieldStore();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const readUnsaved = () =>
    addresses.some((address) => {
      const at = store.peek(fieldKey(address))?.state.at;
      return at !== undefined && at !== "clean" && at !== "saved";
    });
  const isUnsaved = useSyncExternalStore(store.onStep, readUnsaved, readUnsaved);
  const save = async () => {
    setBusy(true);
    const isSaved = await store.flush(addresses);
    setBusy(false);
    if (isSaved) toast(economyAuthorTexts.saved);
    else toast(economyAuthorTexts.notSaved, "error");
  };
  return (
    <div>
      <Button variant={isUnsaved ? "primary" : "secondary"} loading={isBusy} onClick={save}>
        {economyAuthorTexts.save}
      </Button>
    </div>
  );
}

/** As it reads when nothing can be written; a number that could not be sent is still shown. */
export function EconomyEvaluationRead({ block }: BlockProps<"EconomyEvaluation">) {
  const row = rowOf(block);
  const byHand = useRowCells(placeOf(block), row);
  const { readOnly } = useEditing();
  const unsent = COLUMNS.filter((column) => byHand[column] !== row.cells[column]);
  return (
    <>
      <EconomyEvaluationView block={{ ...block, cells: cellsThatCount(block.workbook?.cells, row.cells) }} level={3} />
      {unsent.length > 0 && readOnly ? (
        <UnsentPanel
          because={readOnly}
          field={block.title}
          text={unsent.map((column) => `${labelOf(column)}: ${byHand[column] ?? ""}`).join("\n")}
        />
      ) : null}
    </>
  );
}

const rowsOf = (value: FieldValue) =>
  textKeys.map((key, at) => ({ title: economyAuthorTexts.text[key], text: [value].flat()[at] ?? "" }));

const joined = (mine: string, theirs: string): string =>
  mine === theirs ? mine : [mine, theirs].filter((text) => text.trim() !== "").join("\n\n");

export const economyTextsValue: ValueForm<"EconomyEvaluation"> = {
  show: (_block, value) => (
    <dl className={styles.texts}>
      {rowsOf(value).map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text === "" ? savingTexts.conflict.empty : text}</dd>
        </div>
      ))}
    </dl>
  ),
  words: (_block, value) =>
    rowsOf(value)
      .filter(({ text }) => text !== "")
      .map(({ title, text }) => `${title}\n${text}`)
      .join("\n\n"),
  combine: (_block, mine, theirs) => [mine].flat().map((text, at) => joined(text, [theirs].flat()[at] ?? "")),
};
