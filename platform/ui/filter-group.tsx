import { useId, useState } from "react";
import { classes } from "./classes.ts";
import styles from "./filter-group.module.css";
import { CountBadge } from "./tag.tsx";
import { uiTexts } from "./texts.ts";

export type FilterItem = {
  readonly value: string;
  readonly text: string;
  /** How many results have it. */
  readonly count: number;
  /** Of the form field, where it is not the group's. */
  readonly name?: string;
  readonly children?: readonly FilterItem[];
};

export type FilterGroupProps = {
  readonly title: string;
  readonly items: readonly FilterItem[];
  readonly selected: readonly string[];
  readonly type?: "checkbox" | "radio";
  /** Of the form field, so that a form without script sends the choice. */
  readonly name: string;
  /** Starts open although nothing in it is selected. */
  readonly startOpen?: boolean;
  readonly onToggle?: (value: string, checked: boolean) => void;
};

const hasSelected = (items: readonly FilterItem[], selected: readonly string[]): boolean =>
  items.some((item) => selected.includes(item.value) || hasSelected(item.children ?? [], selected));

const countSelected = (items: readonly FilterItem[], selected: readonly string[]): number =>
  items.reduce(
    (sum, item) => sum + (selected.includes(item.value) ? 1 : 0) + countSelected(item.children ?? [], selected),
    0,
  );

/** Opens when asked to, and does not close by itself: that would take the focus away from under the reader's hand. */
const useOpened = (open: boolean): boolean => {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened;
};

/** A group of filters that opens and closes; open from the start when one of its items is selected. features/search/README.md */
export function FilterGroup({ title, startOpen = false, ...list }: FilterGroupProps) {
  const count = countSelected(list.items, list.selected);
  const opened = useOpened(startOpen || count > 0);
  return (
    <details className={styles.group} open={opened}>
      <summary>
        <span>{title}</span>
        {count > 0 ? (
          <span>
            <CountBadge count={count} />
          </span>
        ) : null}
      </summary>
      <fieldset>
        <legend className="ds-sr-only">{title}</legend>
        <FilterList {...list} />
      </fieldset>
    </details>
  );
}

type FilterListProps = Omit<FilterGroupProps, "title" | "startOpen">;

const FilterList = (props: FilterListProps) => (
  <ul className={styles.list}>
    {props.items.map((item) => (
      <FilterLine key={item.value} {...props} item={item} />
    ))}
  </ul>
);

function FilterLine({ item, ...list }: FilterListProps & { readonly item: FilterItem }) {
  const id = useId();
  const { selected, type = "checkbox", name, onToggle } = list;
  const opened = useOpened(hasSelected(item.children ?? [], selected));
  return (
    <li>
      <div className="ds-field">
        <input
          className="ds-input"
          id={id}
          type={type}
          name={item.name ?? name}
          value={item.value}
          aria-label={uiTexts.filter.hits(item.text, item.count)}
          checked={selected.includes(item.value)}
          onChange={(event) => onToggle?.(item.value, event.target.checked)}
        />
        <label className={classes("ds-label", styles.label)} htmlFor={id} data-weight="regular">
          <span>{item.text}</span>
          <span className={styles.count}>{uiTexts.filter.count(item.count)}</span>
        </label>
      </div>
      {item.children && item.children.length > 0 ? (
        <details className={styles.subItems} open={opened}>
          <summary>
            <span className="ds-sr-only">{uiTexts.filter.subItems(item.text)}</span>
          </summary>
          <FilterList {...list} items={item.children} />
        </details>
      ) : null}
    </li>
  );
}
