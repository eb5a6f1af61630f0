import { Fragment, useId } from "react";
import type { Choice } from "./choice.ts";
import styles from "./choice-list.module.css";

type ChoiceListProps = {
  readonly choices: readonly Choice[];
  readonly type: "radio" | "checkbox";
  readonly name?: string | undefined;
  readonly chosen?: readonly string[] | undefined;
  readonly startChosen?: readonly string[] | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  readonly onToggle?: ((value: string) => void) | undefined;
};

/** Checkboxes or radio buttons with their labels, children indented under their parent. */
export function ChoiceList(props: ChoiceListProps) {
  return (
    <div className={styles.list}>
      {props.choices.map((choice) => (
        <Fragment key={choice.value}>
          <ChoiceLine {...props} choice={choice} />
          {choice.children ? (
            <div className={styles.children}>
              <ChoiceList {...props} choices={choice.children} />
            </div>
          ) : null}
        </Fragment>
      ))}
    </div>
  );
}

function ChoiceLine({
  choice,
  type,
  name,
  chosen,
  startChosen,
  onToggle,
  ...rest
}: ChoiceListProps & { choice: Choice }) {
  const id = useId();
  const checked = chosen
    ? { checked: chosen.includes(choice.value), onChange: () => onToggle?.(choice.value) }
    : { defaultChecked: startChosen?.includes(choice.value) ?? false, onChange: () => onToggle?.(choice.value) };
  return (
    <div className="ds-field">
      <input
        className="ds-input"
        {...checked}
        id={id}
        type={type}
        name={name}
        value={choice.value}
        disabled={rest.disabled || choice.disabled}
        required={type === "radio" && rest.required}
        aria-invalid={rest.invalid ?? false}
        aria-describedby={choice.hint ? `${id}-hint` : undefined}
      />
      <label className="ds-label" htmlFor={id} data-weight="regular">
        {choice.text}
      </label>
      {choice.hint ? (
        <div data-field="description" id={`${id}-hint`}>
          {choice.hint}
        </div>
      ) : null}
    </div>
  );
}
