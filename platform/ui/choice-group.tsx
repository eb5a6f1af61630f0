import { type ComponentProps, type ReactNode, useId } from "react";
import { type Choice, toggled } from "./choice.ts";
import { ChoiceList } from "./choice-list.tsx";
import styles from "./field-frame.module.css";
import { FieldBelow, FieldHint, type FieldText, RequiredMark, useFieldWiring } from "./field-frame.tsx";

type GroupProps = FieldText & {
  readonly options: readonly Choice[];
  readonly name?: string;
  readonly disabled?: boolean;
  readonly required?: boolean;
  /** Of the group: where an ErrorSummary link lands. */
  readonly id?: string;
};

type FrameProps = Omit<GroupProps, "options" | "name"> & {
  readonly role: "radiogroup" | "group";
  readonly children: ReactNode;
};

/** The frame around choices that belong together: their name, hint and error. */
export function GroupFrame({ role, id, disabled, required, children, ...text }: FrameProps) {
  const wiring = useFieldWiring(text, id);
  const states =
    role === "radiogroup" ? { "aria-invalid": wiring["aria-invalid"], "aria-required": required || undefined } : {};
  return (
    <fieldset
      className="ds-fieldset"
      id={wiring.id}
      tabIndex={-1}
      role={role}
      disabled={disabled}
      aria-labelledby={`${wiring.id}-label`}
      aria-describedby={wiring["aria-describedby"]}
      {...states}
    >
      <legend className={text.hideLabel ? "ds-sr-only" : "ds-label"}>
        <span className={styles.labelRow}>
          <span id={`${wiring.id}-label`}>
            {text.label}
            {required ? <RequiredMark spoken={role === "group"} /> : null}
          </span>
          {text.help}
        </span>
      </legend>
      <FieldHint id={wiring.id} hint={text.hint} />
      {children}
      <FieldBelow id={wiring.id} error={text.error} footer={text.footer} />
    </fieldset>
  );
}

export type RadioGroupProps = GroupProps & {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
};

/** Exactly one of a few, all visible. */
export function RadioGroup({ options, name, value, defaultValue, onChange, ...group }: RadioGroupProps) {
  const ownName = useId();
  return (
    <GroupFrame {...group} role="radiogroup">
      <ChoiceList
        type="radio"
        choices={options}
        name={name ?? ownName}
        chosen={value === undefined ? undefined : [value]}
        startChosen={defaultValue === undefined ? [] : [defaultValue]}
        required={group.required}
        invalid={Boolean(group.error)}
        onToggle={onChange}
      />
    </GroupFrame>
  );
}

export type CheckboxGroupProps = GroupProps & {
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
};

/** Any number of a few, all visible. Every toggle calls `onChange`. */
export function CheckboxGroup({ options, name, values, onChange, ...group }: CheckboxGroupProps) {
  return (
    <GroupFrame {...group} role="group">
      <ChoiceList
        type="checkbox"
        choices={options}
        name={name}
        chosen={values}
        invalid={Boolean(group.error)}
        onToggle={(value) => onChange(toggled(values, value))}
      />
    </GroupFrame>
  );
}

export type CheckboxProps = Omit<ComponentProps<"input">, "type" | "size" | "children"> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
};

/** A single yes or no. */
export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
  const wiring = useFieldWiring({ label, hint, error }, id);
  return (
    <div className="ds-field">
      <input className="ds-input" type="checkbox" {...input} {...wiring} />
      <label className="ds-label" htmlFor={wiring.id} data-weight="regular">
        {label}
      </label>
      <FieldHint id={wiring.id} hint={hint} />
      <FieldBelow id={wiring.id} error={error} />
    </div>
  );
}
