import { SelectField, TextField } from "../../../../platform/ui/index.ts";
import type { PageNode } from "../../calls-desk.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import { severalPagesTexts } from "../../texts-several.ts";
import styles from "./content.module.css";

/** The pages that are chosen, with or without one. */
export const toggledPage = (chosen: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  new Set(chosen.has(id) ? [...chosen].filter((each) => each !== id) : [...chosen, id]);

export const noFilter = { words: "", state: "" };
type Wanted = typeof noFilter;

/** Whether a page is shown. */
export const fits = ({ name, state }: PageNode, wanted: Wanted): boolean =>
  (wanted.state === "" || state === wanted.state) &&
  name.toLocaleLowerCase("nb").includes(wanted.words.trim().toLocaleLowerCase("nb"));

type FilterProps = {
  readonly wanted: Wanted;
  readonly onWant: (wanted: Wanted) => void;
  readonly shown: number;
  readonly all: number;
};

/** Fewer pages of a large folder: by words of their names, and by how far they have come. */
export const FolderFilter = ({ wanted, onWant, shown, all }: FilterProps) => (
  <>
    <div className={styles.inline}>
      <TextField
        label={severalPagesTexts.filter}
        value={wanted.words}
        onChange={({ target }) => onWant({ ...wanted, words: target.value })}
      />
      <SelectField
        label={severalPagesTexts.state}
        placeholder={null}
        options={[
          { value: "", text: severalPagesTexts.anyState },
          ...Object.entries(contentScreenTexts.states).map(([value, text]) => ({ value, text })),
        ]}
        value={wanted.state}
        onChange={({ target }) => onWant({ ...wanted, state: target.value })}
      />
    </div>
    <p aria-live="polite" className={styles.quiet}>
      {severalPagesTexts.count(shown, all)}
    </p>
  </>
);
