import { literatureTexts } from "../../../../texts/literature.ts";
import { Alert, Button, CopyButton } from "../../../ui/index.ts";
import styles from "./literature-search.module.css";
import { type SearchDraft, wordsOf } from "./search-draft.ts";
import type { SearchForm } from "./search-form.ts";

/** Why the form was not saved. What was written stays in the fields, and can be copied. */
export function FormTrouble({ form }: { form: SearchForm }) {
  if (form.at === "saving" || form.trouble.kind === "none") return null;
  if (form.trouble.kind === "faults")
    return (
      <Alert tone="danger" role="alert">
        <p>{literatureTexts.mended}</p>
      </Alert>
    );
  return (
    <Alert tone="danger" role="alert">
      <p>
        {form.trouble.title} {literatureTexts.kept}
      </p>
      <CopyButton text={wordsOf(form.draft)} />
    </Alert>
  );
}

/** A colleague has deleted the search that is being changed: the text can be copied, and no longer saved. */
export const GoneSearch = ({ draft, onClose }: { draft: SearchDraft; onClose: () => void }) => (
  <Alert tone="warning" heading={literatureTexts.gone.title} headingLevel={4} role="alert">
    <p>{literatureTexts.gone.explain}</p>
    <p className={styles.words}>{wordsOf(draft)}</p>
    <div className={styles.buttons}>
      <CopyButton text={wordsOf(draft)} />
      <Button type="button" variant="tertiary" size="sm" onClick={onClose}>
        {literatureTexts.gone.close}
      </Button>
    </div>
  </Alert>
);
