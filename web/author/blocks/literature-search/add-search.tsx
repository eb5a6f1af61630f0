import { useRef } from "react";
import type { AuthorBlock } from "../../../../core/block/index.ts";
import { literatureTexts } from "../../../../texts/literature.ts";
import { newIdempotencyKey } from "../../../api/browser-api.ts";
import { Button, PlusIcon } from "../../../ui/index.ts";
import { FormButtons } from "./form-buttons.tsx";
import { FormTrouble } from "./form-trouble.tsx";
import type { Section } from "./listed-search.ts";
import styles from "./literature-search.module.css";
import { focusIn, isFocusHere } from "./move-focus.ts";
import { SearchFields } from "./search-fields.tsx";
import type { FormEvent } from "./search-form.ts";
import type { SectionEvent, SectionState } from "./section-state.ts";
import { SourceField } from "./source-field.tsx";
import { todayInOslo } from "./today.ts";
import { useSearchCalls } from "./use-search-calls.ts";

type AddSearchProps = {
  readonly block: AuthorBlock<"LiteratureSearch">;
  readonly section: Section;
  readonly state: SectionState;
  readonly tell: (event: SectionEvent) => SectionState;
};

/** The add button, or the form that it opens: A section 4, "Literature search form". */
export function AddSearch({ block, section, state, tell }: AddSearchProps) {
  const place = useRef<HTMLDivElement>(null);
  const { create } = useSearchCalls();
  const form = state.adding;
  const tellForm = (event: FormEvent) => tell({ kind: "new-form", event });

  const open = () => {
    tell({ kind: "add", today: todayInOslo() });
    focusIn(place, "select");
  };
  const close = () => {
    const isHere = isFocusHere(place);
    tell({ kind: "added-or-cancelled" });
    if (isHere) focusIn(place, "button");
  };
  const save = async () => {
    const { adding } = tellForm({ kind: "save", key: newIdempotencyKey() });
    if (adding?.at !== "saving") return focusIn(place, "[aria-invalid]");
    const problem = await create(adding.attempt, block.contentId, section.key);
    if (!problem) return close();
    tellForm({ kind: "refused", problem });
    focusIn(place, "[aria-invalid]");
  };

  return (
    <div ref={place}>
      {form ? (
        <form
          className={styles.form}
          aria-label={literatureTexts.newSearch(section.title)}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (form.at === "writing") void save();
          }}
        >
          <SourceField block={block} form={form} tell={tellForm} />
          {form.draft.searchType === null ? null : <SearchFields form={form} tell={tellForm} />}
          <FormTrouble form={form} />
          <FormButtons form={form} onCancel={close} />
        </form>
      ) : (
        <Button variant="secondary" aria-label={literatureTexts.addNewIn(section.title)} onClick={open}>
          <PlusIcon aria-hidden />
          {literatureTexts.addNew}
        </Button>
      )}
    </div>
  );
}
