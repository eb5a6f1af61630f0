import { literatureTexts } from "../../../../texts/literature.ts";
import { SearchView } from "../../../content/blocks/index.ts";
import { Alert, Button } from "../../../ui/index.ts";
import type { ListedSearch } from "./listed-search.ts";
import styles from "./literature-search.module.css";

type SearchConflictProps = {
  readonly theirs: ListedSearch;
  readonly onKeepMine: () => void;
  readonly onUseTheirs: () => void;
};

const texts = literatureTexts.conflict;

/** What a colleague has saved while the form was open, above what stands in the form. */
export const SearchConflict = ({ theirs, onKeepMine, onUseTheirs }: SearchConflictProps) => (
  <Alert tone="warning" heading={texts.title} headingLevel={4} role="alert">
    <p>{texts.explain}</p>
    <section className={styles.theirs} aria-label={texts.theirs}>
      <SearchView search={theirs} />
    </section>
    <div className={styles.buttons}>
      <Button type="button" variant="secondary" size="sm" onClick={onKeepMine}>
        {texts.keepMine}
      </Button>
      <Button type="button" variant="secondary" size="sm" onClick={onUseTheirs}>
        {texts.useTheirs}
      </Button>
    </div>
  </Alert>
);
