import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Chip } from "./chip.tsx";
import { type Choice, filterChoices, flattenChoices, toggled } from "./choice.ts";
import { ChoiceList } from "./choice-list.tsx";
import { classes } from "./classes.ts";
import { ChevronDownIcon } from "./editing-icons.tsx";
import frame from "./field-frame.module.css";
import { FieldBelow, FieldHint, type FieldText, RequiredMark, useFieldWiring } from "./field-frame.tsx";
import { LiveRegion } from "./live-region.tsx";
import styles from "./multi-select.module.css";
import popupStyles from "./popup.module.css";
import { uiEditingTexts } from "./texts-editing.ts";
import { usePopup } from "./use-popup.ts";

export type MultiSelectProps = FieldText & {
  readonly options: readonly Choice[];
  readonly values: readonly string[];
  /** Every toggle and every removal. */
  readonly onChange: (values: readonly string[]) => void;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly id?: string;
};

/** Lists longer than this get a search field. */
const LONG_LIST = 8;
const texts = uiEditingTexts.multiSelect;

/** Any number of many: a button that opens a list of checkboxes, and the chosen ones as chips that can be removed. */
export function MultiSelect(props: MultiSelectProps) {
  const { options, values, onChange, disabled = false, required = false, id, ...text } = props;
  const wiring = useFieldWiring(text, id);
  const { open, button, popup } = usePopup();
  const opener = useRef<HTMLButtonElement>(null);
  const [removed, setRemoved] = useState("");
  const all = flattenChoices(options);
  const chosen = all.filter((choice) => values.includes(choice.value));
  const remove = (choice: Choice) => {
    onChange(toggled(values, choice.value));
    setRemoved(texts.removed(choice.text));
    opener.current?.focus();
  };
  return (
    <fieldset
      className="ds-fieldset"
      disabled={disabled}
      aria-labelledby={`${wiring.id}-label`}
      aria-describedby={wiring["aria-describedby"]}
    >
      <legend className={text.hideLabel ? "ds-sr-only" : "ds-label"}>
        <span className={frame.labelRow}>
          <span id={`${wiring.id}-label`}>
            {text.label}
            {required ? <RequiredMark spoken /> : null}
          </span>
          {text.help}
        </span>
      </legend>
      <FieldHint id={wiring.id} hint={text.hint} />
      <button
        {...button}
        ref={opener}
        id={wiring.id}
        type="button"
        className={classes("ds-input", styles.opener)}
        data-invalid={wiring["aria-invalid"] || undefined}
      >
        <span>{chosen.length === 0 ? texts.choose : texts.chosen(chosen.length)}</span>
        <ChevronDownIcon aria-hidden data-open={open} />
      </button>
      <div {...popup} className={classes(popupStyles.popup, styles.popup)}>
        {open ? (
          <Options options={options} values={values} searchable={all.length > LONG_LIST} onChange={onChange} />
        ) : null}
      </div>
      {chosen.length > 0 ? (
        <ul className={styles.chips} aria-label={texts.chosenList}>
          {chosen.map((choice) => (
            <li key={choice.value}>
              <Chip text={choice.text} disabled={disabled} onRemove={() => remove(choice)} />
            </li>
          ))}
        </ul>
      ) : null}
      <LiveRegion>{removed}</LiveRegion>
      <FieldBelow id={wiring.id} error={text.error} footer={text.footer} />
    </fieldset>
  );
}

type OptionsProps = Pick<MultiSelectProps, "options" | "values" | "onChange"> & { readonly searchable: boolean };

function Options({ options, values, searchable, onChange }: OptionsProps) {
  const [words, setWords] = useState("");
  const searchId = useId();
  const shown = filterChoices(options, words);
  return (
    // The arrows move between the checkboxes, as in a native list.
    <fieldset className={styles.options} onKeyDown={moveByArrows}>
      <legend className="ds-sr-only">{texts.choose}</legend>
      {searchable ? (
        <div className={styles.search}>
          <label htmlFor={searchId} className="ds-sr-only">
            {texts.filter}
          </label>
          <input
            id={searchId}
            className="ds-input"
            type="search"
            placeholder={texts.filter}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
      ) : null}
      <ChoiceList
        type="checkbox"
        choices={shown}
        chosen={values}
        onToggle={(value) => onChange(toggled(values, value))}
      />
      <LiveRegion visible>{shown.length === 0 ? texts.none : ""}</LiveRegion>
    </fieldset>
  );
}

const moveByArrows = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input:not(:disabled)")];
  const at = inputs.findIndex((input) => input.matches(":focus"));
  event.preventDefault();
  inputs[(at + step + inputs.length) % inputs.length]?.focus();
};
