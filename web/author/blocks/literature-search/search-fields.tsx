import { useId } from "react";
import { EARLIEST_DATE_INPUT } from "../../../../core/norwegian-date/index.ts";
import { literatureTexts } from "../../../../texts/literature.ts";
import { problemTexts } from "../../../../texts/problems.ts";
import { DateField, TextField } from "../../../ui/index.ts";
import { RichTextEditor } from "../../rich-text-editor/index.ts";
import styles from "./literature-search.module.css";
import type { WrittenField } from "./search-draft.ts";
import type { FormEvent, SearchForm } from "./search-form.ts";

type SearchFieldsProps = { readonly form: SearchForm; readonly tell: (event: FormEvent) => void };

/** The text of the rule that a field breaks. @param path as the call names the field */
export const faultOf = (form: SearchForm, path: string): string | undefined => {
  if (form.at === "saving" || form.trouble.kind !== "faults") return undefined;
  const fault = form.trouble.fields.find((each) => each.path === path);
  return fault && problemTexts.field(fault.kind);
};

/** What is written of a search, the same when it is new and when it is changed. */
export function SearchFields({ form, tell }: SearchFieldsProps) {
  const { draft } = form;
  const isSaving = form.at === "saving";
  const wired = (field: Exclude<WrittenField, "strategy">, path: string = field) => ({
    value: draft[field],
    error: faultOf(form, path),
    readOnly: isSaving,
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => tell({ kind: "wrote", field, value: target.value }),
  });
  const { databaseName, webSourceName } = literatureTexts;
  return (
    <>
      {draft.editableSource ? (
        <TextField
          label={draft.searchType === "DB" ? databaseName : webSourceName}
          required
          maxLength={500}
          {...wired("source")}
        />
      ) : null}
      <div className={styles.pair}>
        <DateField label={literatureTexts.date} required min={EARLIEST_DATE_INPUT} {...wired("date")} />
        {draft.searchType === "DB" ? (
          <TextField
            label={literatureTexts.hits}
            required
            inputMode="numeric"
            maxLength={20}
            {...wired("hits", "numberOfSearchHits")}
          />
        ) : null}
      </div>
      <TextField
        label={literatureTexts.link}
        hint={literatureTexts.linkHint}
        type="url"
        maxLength={2000}
        {...wired("url")}
      />
      <StrategyField form={form} tell={tell} />
    </>
  );
}

function StrategyField({ form, tell }: SearchFieldsProps) {
  const id = useId();
  const fault = faultOf(form, "strategy");
  return (
    <div className={styles.strategy}>
      <span className="ds-label" id={`${id}-label`}>
        {literatureTexts.strategy}
      </span>
      <div id={`${id}-hint`} className={styles.hint}>
        {literatureTexts.strategyHint}
      </div>
      <RichTextEditor
        label={literatureTexts.strategy}
        labelId={`${id}-label`}
        describedBy={`${id}-hint ${id}-fault`}
        value={form.draft.strategy}
        onChange={(value) => tell({ kind: "wrote", field: "strategy", value })}
        readOnly={form.at === "saving"}
        invalid={fault !== undefined}
      />
      <div id={`${id}-fault`}>{fault ? <p className="ds-validation-message">{fault}</p> : null}</div>
    </div>
  );
}
