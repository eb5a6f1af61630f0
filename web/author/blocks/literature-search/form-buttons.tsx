import { literatureTexts } from "../../../../texts/literature.ts";
import { Button } from "../../../ui/index.ts";
import styles from "./literature-search.module.css";
import type { SearchForm } from "./search-form.ts";

type FormButtonsProps = {
  readonly form: SearchForm;
  /** Where saving has buttons of its own: in a conflict. */
  readonly mayOnlyCancel?: boolean;
  readonly onCancel: () => void;
};

/** Save, when a type is chosen (A section 4), with its spinner; and cancel. */
export const FormButtons = ({ form, mayOnlyCancel = false, onCancel }: FormButtonsProps) => (
  <div className={styles.buttons}>
    {form.draft.searchType === null || mayOnlyCancel ? null : (
      <Button type="submit" loading={form.at === "saving"}>
        {literatureTexts.save}
      </Button>
    )}
    <Button type="button" variant="secondary" aria-disabled={form.at === "saving"} onClick={onCancel}>
      {literatureTexts.cancel}
    </Button>
  </div>
);
