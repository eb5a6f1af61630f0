import { useRef } from "react";
import { ConflictPanel, SaveIndicator, useSavedField } from "../../../platform/editing/saving/index.ts";
import { savingTexts } from "../../../platform/editing/saving/texts.ts";
import { CheckboxGroup, firstFieldIn, focusWhenDrawn, TextArea } from "../../../platform/ui/index.ts";
import { Control } from "../../content/screens/desk/controls.tsx";
import { contentScreenTexts } from "../../content/texts-desk-screens.ts";
import type { FormField, TemplatePath } from "../rules/index.ts";
import { templateTexts as texts } from "../texts.ts";
import { addressOf, propertyOf, revisionOf, textOf, valueFrom } from "./form-values.ts";
import type { OpenTemplate } from "./template-queries.ts";
import styles from "./templates.module.css";

type FieldsProps = {
  readonly open: OpenTemplate;
  readonly form: readonly FormField[];
  readonly path: TemplatePath;
  /** The name above in the form, where it decides what a field is called. */
  readonly parent: string;
};

/** The fields of a form, in their order. */
export const TemplateFields = ({ open, form, path, parent }: FieldsProps) => (
  <>
    {form.map((field) => (
      <TemplateField key={field.name} open={open} field={field} path={[...path, field.name]} parent={parent} />
    ))}
  </>
);

type FieldProps = Pick<FieldsProps, "open" | "path" | "parent"> & { readonly field: FormField };

function TemplateField({ open, field, path, parent }: FieldProps) {
  if (field.control !== "group") return <SavedControl open={open} field={field} path={path} parent={parent} />;
  return (
    <fieldset className={styles.group}>
      <legend className="ds-label">{texts.label(field.name, parent)}</legend>
      <TemplateFields open={open} form={field.of ?? []} path={path} parent={field.name} />
    </fieldset>
  );
}

/** One field that saves itself. On a conflict both texts are shown side by side. */
function SavedControl({ open, field, path, parent }: FieldProps) {
  const loaded = revisionOf(open.template, open.rev, path) ?? { rev: open.rev, value: "" };
  const { field: saved, type, choose, leave, solve } = useSavedField(addressOf(path), loaded);
  const { state } = saved;
  const rules = state.at === "rejected" ? state.rules.map(({ message }) => message).join(" ") : undefined;
  const isText = field.control === "line" || field.control === "lines";
  const place = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.field}>
      <div ref={place}>
        {field.control === "several" ? (
          <CheckboxGroup
            label={texts.label(field.name, parent)}
            hint={texts.hint(field.name)}
            options={(field.values ?? []).map((each) => ({ value: each, text: texts.value(field.name, each) }))}
            values={listOf(valueFor(field, saved.text))}
            onChange={(values) => choose(writtenAs(field, values))}
            error={rules}
            footer={<SaveIndicator field={saved} besideError={rules !== undefined} />}
          />
        ) : (
          <Control
            id={`felt-${path.join("-").replaceAll(":", "fane")}`}
            property={propertyOf(field, parent)}
            value={valueFor(field, saved.text)}
            onWrite={(value) => type(writtenAs(field, value))}
            onChoose={(value) => choose(writtenAs(field, value))}
            onLeave={leave}
            error={rules}
            footer={<SaveIndicator field={saved} besideError={rules !== undefined} />}
          />
        )}
      </div>
      {state.at === "conflict" ? (
        <ConflictPanel
          mine={saved.text}
          theirs={state.theirs}
          show={(value) => <p>{shown(field, value) || contentScreenTexts.conflictEmpty}</p>}
          combine={(mine, other) => [mine, other].flat().join(" ")}
          edit={
            isText
              ? (value, onChange) => (
                  <TextArea
                    label={savingTexts.conflict.combined}
                    value={[value].flat().join("")}
                    onChange={({ target }) => onChange(target.value)}
                  />
                )
              : undefined
          }
          onSolve={(choice) => {
            solve(choice);
            // The button that was pressed goes with the panel.
            focusWhenDrawn(() => (place.current ? firstFieldIn(place.current) : null));
          }}
        />
      ) : null}
    </div>
  );
}

type StoredText = Parameters<typeof valueFrom>[1];

/** A list of texts is written as one text. */
const valueFor = (field: FormField, text: StoredText): unknown =>
  field.control === "lines-each" ? [text].flat().join("") : valueFrom(field, text);

const writtenAs = (field: FormField, value: unknown): string =>
  field.control === "lines-each" ? String(value) : textOf(field, value);

const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

const shown = (field: FormField, text: StoredText): string => {
  const value = valueFrom(field, text);
  if (!Array.isArray(value)) return field.control === "choice" ? texts.value(field.name, String(value)) : String(value);
  return value
    .map((row) => (typeof row === "string" ? texts.value(field.name, row) : Object.values(row ?? {}).join(" – ")))
    .join(", ");
};
