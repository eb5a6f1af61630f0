import { type ReactNode, useState } from "react";
import { Button, ChevronDownIcon } from "../../../../platform/ui/index.ts";
import { type LabelledProperties, listOf, parts, recordOf } from "../../rules/index.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import styles from "./content.module.css";
import { toggledPage } from "./folder-filter.tsx";
import type { ControlProps } from "./framed.ts";
import { MoveButtons, moved } from "./move-buttons.tsx";
import rowStyles from "./row-name.module.css";

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
export function Rows({ property, value, onWrite, onChoose, onLeave, id, error, footer, draw }: RowsProps) {
  const rows = listOf(value).map(recordOf);
  // A row keeps its key when it is moved, so that the focus and the text under edit move with it.
  const [keys, setKeys] = useState<readonly number[]>(() => rows.map((_, at) => at));
  const known = rows.map((_, at) => keys[at] ?? at);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const toggle = (key: number) => setOpened((before) => toggledPage(before, key));
  const next = Math.max(-1, ...known) + 1;
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
        const isOpen = error !== undefined || opened.has(key);
        return (
          <div key={key} data-row className={styles.row}>
            <p className={styles.rowHead}>
              <button
                type="button"
                className={rowStyles.rowName}
                aria-expanded={isOpen}
                aria-controls={`${id}-rad-${key}`}
                onClick={() => toggle(key)}
              >
                <ChevronDownIcon aria-hidden />
                <strong>{texts.row(property.item, at + 1)}</strong>
                {isOpen ? null : <span className={rowStyles.rowWords}>{parts.text(property.of, row)}</span>}
              </button>
              <MoveButtons
                what={texts.row(property.item, at + 1)}
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
            </p>
            <div id={`${id}-rad-${key}`} className={styles.rowBody} hidden={!isOpen}>
              {draw(row, property.of, at, (changed, isChoice) => put(at, changed, isChoice))}
            </div>
          </div>
        );
      })}
      <div>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            setKeys([...known, next]);
            toggle(next);
            onChoose([...rows, parts.empty(property.of)]);
          }}
        >
          {texts.addRow(property.item)}
        </Button>
      </div>
      {error ? <p className="ds-validation-message">{error}</p> : null}
      {footer}
    </fieldset>
  );
}
