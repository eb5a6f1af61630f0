import { useMemo, useRef } from "react";
import { type RowPlace, useSavedField } from "../../../platform/editing/saving/index.ts";
import { isBlank } from "../../../platform/pure/rich-text/index.ts";
import type { FieldValue } from "../../../platform/pure/saving/index.ts";
import { Button, TextField } from "../../../platform/ui/index.ts";
import { BlockHeading } from "../../block/screens/block-heading.tsx";
import type { Authored, BlockProps, ValueForm } from "../../block/screens/block-ui.ts";
import { useBlockField } from "../../block/screens/use-block-field.tsx";
import { useEditing, useIsHidden } from "../../editor/screens/editing.tsx";
import {
  AddRow,
  DeletedList,
  type LoadedRow,
  RowList,
  UnsentRows,
  useRowActions,
  useRowOrder,
} from "../../row/screens/index.ts";
import { inTextFromPico, OUTCOMES_MANY, OUTCOMES_PART, outcomeColumns } from "../rules/index.ts";
import { outcomeTexts } from "../texts.ts";
import { outcomeWritingTexts as texts } from "../texts-writing.ts";
import { OutcomeTableView } from "../views/index.ts";
import { FromEvidence, useOutcomesOfStudies } from "./from-evidence.tsx";
import { FromPico, usePico } from "./from-pico.tsx";
import { firstColumns } from "./outcome-columns.ts";
import { outcomeKind, wordsOfOutcome } from "./outcome-kind.tsx";
import styles from "./outcome-table.module.css";

type Block = Authored<"OutcomeTable">;

/** The outcomes of the method, one in each row: effect, certainty, and the sentence that follows from both. */
export function OutcomeTableField({ block }: BlockProps<"OutcomeTable">) {
  const { readOnly } = useEditing();
  const isHidden = useIsHidden(block);
  const { title, contentGuid, contentId, helps, rev } = block;
  const rows = useMemo(() => block.rows.map(withEveryCell), [block.rows]);
  const place = useMemo<RowPlace>(() => ({ block: contentGuid, of: "outcome", part: OUTCOMES_PART }), [contentGuid]);
  const { field } = useSavedField({ block: contentGuid }, { rev, value: savedTexts(block) });
  const [interventionInText = "", comparatorInText = ""] = [field.text].flat();
  const ofStudies = useOutcomesOfStudies();
  const kind = useMemo(
    () => outcomeKind(helps, { interventionInText, comparatorInText }, ofStudies),
    [helps, interventionInText, comparatorInText, ofStudies],
  );
  const adding = useMemo(() => ({ ...kind, columns: firstColumns(helps) }), [kind, helps]);
  const actions = useRowActions(place);
  const { said, itemProps, movers } = useRowOrder(kind, rows, actions);
  const list = useRef<HTMLDivElement>(null);

  if (readOnly)
    return (
      <>
        {isHidden ? null : <OutcomeTableView block={{ ...block, outcomes: rows }} level={3} />}
        <UnsentRows because={readOnly} place={place} list={title} wordsOf={wordsOfOutcome} />
      </>
    );
  return (
    <div className={styles.block}>
      <BlockHeading block={block} />
      {block.description === "" ? null : <p>{block.description}</p>}
      <InText block={block} />
      <div ref={list} tabIndex={-1} className={styles.list}>
        {rows.length === 0 ? <p className={styles.none}>{outcomeTexts.none}</p> : null}
        {said}
        <RowList
          kind={kind}
          place={place}
          rows={rows}
          actions={actions}
          wordsOf={wordsOfOutcome}
          label={title}
          itemProps={itemProps}
          more={movers}
        />
        {rows.length >= OUTCOMES_MANY ? <p className={styles.none}>{texts.many}</p> : null}
      </div>
      <div className={styles.add}>
        <AddRow
          kind={adding}
          place={place}
          button={texts.addNew}
          buttonIn={texts.addNewIn(title)}
          formName={texts.newRow(title)}
          empty={() => ({ name: "", kind: "event", desirable: "", importance: "critical", followUp: "" })}
          wordsOf={wordsOfOutcome}
        />
        <FromPico rows={rows} add={actions.addAll} />
        <FromEvidence rows={rows} ofStudies={ofStudies} add={actions.addAll} />
      </div>
      <DeletedList block={contentId} restore={actions.restore} now={rows.map(({ id }) => id).join()} />
    </div>
  );
}

const noCells = Object.fromEntries(outcomeColumns.map(({ key }) => [key, ""]));

/** A row that has every column, so that a cell is followed from its first letter on. */
const withEveryCell = <R extends LoadedRow>(row: R): R => ({ ...row, cells: { ...noCells, ...row.cells } });

const keys = ["interventionInText", "comparatorInText"] as const;

const savedTexts = (block: Block): string[] => keys.map((key) => block[key]);

/** The two texts of the block, which are saved together. */
function InText({ block }: { readonly block: Block }) {
  const { field, text, type, onBlur } = useBlockField(block);
  const written = [field.text].flat();
  const writeAt = (at: number, given: string) =>
    type(keys.map((_, each) => (each === at ? given : (written[each] ?? ""))));
  const { intervention, comparator } = usePico();
  const offered = [intervention, comparator].map(inTextFromPico);
  return (
    <fieldset className={styles.inText} aria-label={texts.texts.legend}>
      {keys.map((key, at) => (
        <TextField
          key={key}
          label={texts.texts[key]}
          hint={texts.texts.hints[key]}
          value={written[at] ?? ""}
          autoComplete="off"
          maxLength={200}
          // They are saved together: the first says it for both, the other keeps the same room.
          footer={at === 0 ? text.footer : <span />}
          onChange={({ target }) => writeAt(at, target.value)}
          onBlur={onBlur}
        />
      ))}
      <div className={styles.offers}>
        {keys.map((key, at) => {
          const text = offered[at] ?? "";
          return text === "" || !isBlank(written[at] ?? "") ? null : (
            <Button
              key={key}
              variant="tertiary"
              size="sm"
              aria-label={texts.fromPicoText[key](text)}
              onClick={({ currentTarget }) => {
                const field = currentTarget.closest("fieldset")?.querySelectorAll("input")[at];
                field?.focus();
                writeAt(at, text);
                onBlur();
              }}
            >
              {texts.fromPicoText.use(text)}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}

const textsIn = (value: FieldValue) =>
  keys.map((key, at) => ({ title: texts.texts[key], text: [value].flat()[at] ?? "" }));

export const outcomeTextsValue: ValueForm<"OutcomeTable"> = {
  show: (_block, value) => (
    <dl>
      {textsIn(value).map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  ),
  words: (_block, value) =>
    textsIn(value)
      .map(({ title, text }) => `${title}:\n${text}`)
      .join("\n\n"),
  combine: (_block, mine, theirs) => [mine].flat().map((text, at) => text || ([theirs].flat()[at] ?? "")),
  edit: (_block, value, onChange) =>
    textsIn(value).map(({ title, text }, at) => (
      <TextField
        key={title}
        label={title}
        value={text}
        onChange={({ target }) => onChange(textsIn(value).map((row, each) => (each === at ? target.value : row.text)))}
      />
    )),
};
