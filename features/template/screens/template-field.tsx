import { useRef } from "react";
import { DraftConflict, revisionOf, useDraftField } from "../../../platform/editing/draft/index.ts";
import { SaveIndicator } from "../../../platform/editing/saving/index.ts";
import type { FieldValue } from "../../../platform/pure/saving/index.ts";
import { CheckboxGroup, firstFieldIn, focusWhenDrawn } from "../../../platform/ui/index.ts";
import { Control } from "../../content/screens/desk/controls.tsx";
import { contentScreenTexts } from "../../content/texts-desk-screens.ts";
import { type FormField, nynorskName, nynorskOf, type TemplatePath, valueAt } from "../rules/index.ts";
import { templateTexts as texts } from "../texts.ts";
import { fieldFormat, fieldIn, propertyOf } from "./form-values.ts";
import { ProposeNynorsk } from "./propose-nynorsk.tsx";
import type { OpenTemplate } from "./template-queries.ts";
import styles from "./templates.module.css";

type FieldsProps = {
  readonly open: OpenTemplate;
  readonly form: readonly FormField[];
  readonly path: TemplatePath;
  /** The name above in the form, where it decides what a field is called. */
  readonly parent: string;
};

/** The fields of a form, in their order. A text stands beside its nynorsk form. */
export const TemplateFields = ({ open, form, path, parent }: FieldsProps) => (
  <>
    {form.map((field) => {
      if (nynorskOf(field.name) !== null) return null;
      const other = form.find(({ name }) => name === nynorskName(field.name));
      const drawn = [field, ...(other ? [other] : [])].map((each) => (
        <TemplateField
          key={each.name}
          open={open}
          field={each}
          form={form}
          path={[...path, each.name]}
          parent={parent}
        />
      ));
      return other ? (
        <div key={field.name} className={styles.forms}>
          {drawn}
        </div>
      ) : (
        drawn
      );
    })}
  </>
);

type FieldProps = FieldsProps & { readonly field: FormField };

function TemplateField({ field, ...props }: FieldProps) {
  const { open, path, parent } = props;
  if (field.control !== "group") return <SavedControl field={field} {...props} />;
  return (
    <fieldset className={styles.group}>
      <legend className="ds-label">{texts.label(field.name, parent)}</legend>
      <TemplateFields open={open} form={field.of ?? []} path={path} parent={field.name} />
    </fieldset>
  );
}

/** The id of the control of the field at a path. */
export const fieldId = (path: TemplatePath): string => `felt-${path.join("-").replaceAll(":", "fane")}`;

/** One field that saves itself. On a conflict both texts are shown side by side. */
function SavedControl({ open, field, form, path, parent }: FieldProps) {
  const loaded = revisionOf(open.rev, fieldIn(open.template, path)) ?? { rev: open.rev, value: "" };
  const saved = useDraftField(path, loaded);
  const { type, choose, leave, error } = saved;
  const { text } = saved.field;
  const footer = <SaveIndicator field={saved.field} besideError={error !== undefined} />;
  const place = useRef<HTMLDivElement>(null);
  const bokmal = proposalOf(open, field, path);
  return (
    <div className={styles.field}>
      <div ref={place}>
        {field.control === "several" ? (
          <CheckboxGroup
            label={texts.label(field.name, parent)}
            hint={texts.hint(field.name)}
            options={(field.values ?? []).map((each) => ({ value: each, text: texts.value(field.name, each) }))}
            values={listOf(valueFor(field, text))}
            onChange={(values) => choose(writtenAs(field, values))}
            error={error}
            footer={footer}
          />
        ) : (
          <Control
            id={fieldId(path)}
            property={propertyOf(field, parent, form)}
            value={valueFor(field, text)}
            onWrite={(value) => type(writtenAs(field, value))}
            onChoose={(value) => choose(writtenAs(field, value))}
            onLeave={leave}
            error={error}
            footer={footer}
          />
        )}
      </div>
      {bokmal !== null && [text].flat().join("").trim() === "" ? (
        <ProposeNynorsk
          of={bokmal}
          field={texts.label(field.name, parent)}
          onTake={(proposed) => {
            choose(proposed);
            focusWhenDrawn(() => (place.current ? firstFieldIn(place.current) : null));
          }}
        />
      ) : null}
      <DraftConflict
        saved={saved}
        show={(value) => <p>{shown(field, value) || contentScreenTexts.conflictEmpty}</p>}
        isPlainText={field.control === "line" || field.control === "lines"}
        onSolved={() => focusWhenDrawn(() => (place.current ? firstFieldIn(place.current) : null))}
      />
    </div>
  );
}

/** The bokmål text that a machine may propose nynorsk for in this field; null for other fields, and without a machine. */
function proposalOf({ template, proposesNynorsk }: OpenTemplate, field: FormField, path: TemplatePath): string | null {
  const name = proposesNynorsk && field.control !== "lines-each" ? nynorskOf(field.name) : null;
  const value = name === null ? null : valueAt(template, [...path.slice(0, -1), name]);
  return typeof value === "string" ? value : null;
}

/** A list of texts is written as one text. */
const valueFor = (field: FormField, text: FieldValue): unknown =>
  field.control === "lines-each" ? [text].flat().join("") : fieldFormat(field).valueFrom(text);

const writtenAs = (field: FormField, value: unknown): string =>
  field.control === "lines-each" ? String(value) : fieldFormat(field).textOf(value);

const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

const shown = (field: FormField, text: FieldValue): string => {
  const value = fieldFormat(field).valueFrom(text);
  if (!Array.isArray(value)) return field.control === "choice" ? texts.value(field.name, String(value)) : String(value);
  return value
    .map((row) => (typeof row === "string" ? texts.value(field.name, row) : Object.values(row ?? {}).join(" – ")))
    .join(", ");
};
