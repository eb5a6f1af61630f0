import { type RefObject, useEffect } from "react";
import { literatureTexts } from "../../../../texts/literature.ts";
import { newIdempotencyKey } from "../../../api/browser-api.ts";
import { FormButtons } from "./form-buttons.tsx";
import { FormTrouble } from "./form-trouble.tsx";
import type { ListedSearch } from "./listed-search.ts";
import styles from "./literature-search.module.css";
import { focusIn } from "./move-focus.ts";
import { SearchConflict } from "./search-conflict.tsx";
import { SearchFields } from "./search-fields.tsx";
import { type FormEvent, type SearchForm, savedByAnother } from "./search-form.ts";
import { itemState, type SectionEvent, type SectionState } from "./section-state.ts";
import { useSearchCalls } from "./use-search-calls.ts";

type EditSearchProps = {
  /** The search as the list has it now. */
  readonly item: ListedSearch;
  readonly form: SearchForm;
  readonly tell: (event: SectionEvent) => SectionState;
  readonly place: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
};

/** A search that is being changed. What a colleague saved meanwhile is shown above it. */
export function EditSearch({ item, form, tell, place, onClose }: EditSearchProps) {
  const { update } = useSearchCalls();
  const tellForm = (event: FormEvent) => tell({ kind: "item-form", id: item.id, event });
  const meanwhile = savedByAnother(form, item);

  useEffect(() => {
    if (meanwhile === "takes-the-place") tell({ kind: "edit", item });
  }, [meanwhile, tell, item]);

  const save = async () => {
    if (item.rev !== form.base.rev) tellForm({ kind: "kept-mine", theirs: item });
    const after = itemState(tellForm({ kind: "save", key: newIdempotencyKey() }), item.id);
    if (after.at !== "editing" || after.form.at !== "saving") return focusIn(place, "[aria-invalid]");
    const problem = await update(after.form.attempt, item.id);
    if (!problem) return onClose();
    tellForm({ kind: "refused", problem });
    focusIn(place, "[aria-invalid]");
  };

  return (
    <form
      className={styles.form}
      aria-label={literatureTexts.change(form.base.draft.source)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form.at === "writing" && meanwhile !== "conflicts") void save();
      }}
    >
      {form.draft.editableSource ? null : <p className={styles.fixedSource}>{form.draft.source}</p>}
      {meanwhile === "conflicts" ? (
        <SearchConflict theirs={item} onKeepMine={save} onUseTheirs={onClose} />
      ) : (
        <FormTrouble form={form} />
      )}
      <SearchFields form={form} tell={tellForm} />
      <FormButtons form={form} mayOnlyCancel={meanwhile === "conflicts"} onCancel={onClose} />
    </form>
  );
}
