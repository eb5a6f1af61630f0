import { type ReactNode, useState } from "react";
import { Button } from "../../../../platform/ui/index.ts";
import { type LabelledProperties, listOf, parts, recordOf } from "../../rules/index.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import styles from "./content.module.css";
import { FoldBody, FoldHead, Folds, useFold, useOpenFold } from "./fold.tsx";
import type { ControlProps } from "./framed.ts";
import { MoveButtons, moved } from "./move-buttons.tsx";

const texts = contentScreenTexts.fields;

type Row = Readonly<Record<string, unknown>>;
type RowsProps = ControlProps<"list"> & {
  readonly draw: (
    row: Row,
    of: LabelledProperties,
    at: number,
    onRow: (row: Row | null, isChoice: boolean) => void,
  ) => ReactNode;
};

/**
 * The rows of a list, which are written, moved, added and taken away. The list is saved as a whole. A row that was there is one line until
 * somebody opens it; where something is wrong all are open.
 */
export const Rows = (props: RowsProps) => (
  <Folds>
    <RowsOfList {...props} />
  </Folds>
);

function RowsOfList({ property, value, onWrite, onChoose, onLeave, id, error, footer, draw }: RowsProps) {
  const rows = listOf(value).map(recordOf);
  // A row keeps its key when it is moved, so that the focus and the text under edit move with it.
  const [keys, setKeys] = useState<readonly number[]>(() => rows.map((_, at) => at));
  const known = rows.map((_, at) => keys[at] ?? at);
  const open = useOpenFold();
  const next = Math.max(-1, ...known) + 1;
  const rowId = (key: number) => `${id}-rad-${key}`;
  const put = (at: number, row: Row | null, isChoice: boolean) => {
    if (row === null) return onLeave();
    const changed = rows.map((each, index) => (index === at ? row : each));
    if (isChoice) onChoose(changed);
    else onWrite(changed);
  };
  return (
    <fieldset className={styles.group} id={id} tabIndex={-1}>
      <legend className="ds-label">{property.label}</legend>
      {rows.map((row, at) => {
        const key = known[at] ?? at;
        const name = texts.row(property.item, at + 1);
        return (
          <FoldedRow
            key={key}
            id={rowId(key)}
            name={name}
            words={parts.text(property.of, row)}
            isWrong={error !== undefined}
            moves={
              <MoveButtons
                what={name}
                isFirst={at === 0}
                isLast={at === rows.length - 1}
                onMove={(by) => {
                  setKeys(moved(known, at, by));
                  onChoose(moved(rows, at, by));
                }}
                onRemove={() => {
                  setKeys(known.filter((_, index) => index !== at));
                  onChoose(rows.filter((_, index) => index !== at));
                }}
              />
            }
          >
            {draw(row, property.of, at, (changed, isChoice) => put(at, changed, isChoice))}
          </FoldedRow>
        );
      })}
      {error ? <p className="ds-validation-message">{error}</p> : null}
      <div className={styles.inline}>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            setKeys([...known, next]);
            open(rowId(next));
            onChoose([...rows, parts.empty(property.of)]);
          }}
        >
          {texts.addRow(property.item)}
        </Button>
        {footer}
      </div>
    </fieldset>
  );
}

type FoldedRowProps = {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly isWrong: boolean;
  readonly moves: ReactNode;
  readonly children: ReactNode;
};

function FoldedRow({ id, name, words, isWrong, moves, children }: FoldedRowProps) {
  const own = useFold(id);
  const fold = { ...own, isOpen: isWrong || own.isOpen };
  return (
    <div data-row className={styles.row} ref={own.reveals}>
      <div className={styles.rowHead}>
        <FoldHead fold={fold} name={name} words={words} />
        {moves}
      </div>
      <FoldBody fold={fold}>{children}</FoldBody>
    </div>
  );
}
