import { useRef } from "react";
import type { LiteratureSectionKey } from "../../../../core/literature/index.ts";
import { literatureTexts } from "../../../../texts/literature.ts";
import { SearchView } from "../../../content/blocks/index.ts";
import { Alert, Button, PencilIcon, TrashIcon, useConfirm } from "../../../ui/index.ts";
import { EditSearch } from "./edit-search.tsx";
import type { ListedSearch } from "./listed-search.ts";
import styles from "./literature-search.module.css";
import { focusIn, isFocusHere } from "./move-focus.ts";
import { itemState, type SectionEvent, type SectionState } from "./section-state.ts";
import { useSearchCalls } from "./use-search-calls.ts";

type SearchItemProps = {
  /** The number of the block, and the section that lists the search. */
  readonly owner: number;
  readonly section: LiteratureSectionKey;
  readonly item: ListedSearch;
  readonly state: SectionState;
  readonly tell: (event: SectionEvent) => SectionState;
  /** The item is gone from the list; the focus needs another place. */
  readonly onDeleted: () => void;
};

const editButton = "button[data-edit]";

/** One search of the list: shown, being changed, or being deleted. */
export function SearchItem({ item, owner, section, state, tell, onDeleted }: SearchItemProps) {
  const place = useRef<HTMLLIElement>(null);
  const confirm = useConfirm();
  const { remove } = useSearchCalls();
  const { id, source } = item;
  const now = itemState(state, id);

  const edit = () => {
    tell({ kind: "edit", item });
    focusIn(place, "input");
  };
  const close = () => {
    const isHere = isFocusHere(place);
    tell({ kind: "shown", id });
    if (isHere) focusIn(place, editButton);
  };
  const askAndDelete = async () => {
    if (!(await confirm(literatureTexts.confirmDelete))) return;
    tell({ kind: "delete", id });
    const problem = await remove(item, owner, section);
    if (problem) return tell({ kind: "not-deleted", id, because: problem.title });
    tell({ kind: "shown", id });
    onDeleted();
  };

  if (now.at === "editing")
    return (
      <li ref={place} className={styles.item}>
        <EditSearch item={item} form={now.form} tell={tell} place={place} onClose={close} />
      </li>
    );
  return (
    <li ref={place} className={styles.item}>
      <SearchView search={item} />
      {now.at === "viewing" && now.notDeleted !== null ? (
        <Alert tone="danger" role="alert">
          <p>{now.notDeleted}</p>
        </Alert>
      ) : null}
      <div className={styles.buttons}>
        <Button
          variant="tertiary"
          size="sm"
          data-edit
          aria-label={literatureTexts.editNamed(source)}
          aria-disabled={now.at === "deleting"}
          onClick={edit}
        >
          <PencilIcon aria-hidden />
          {literatureTexts.edit}
        </Button>
        <Button
          variant="tertiary"
          color="danger"
          size="sm"
          aria-label={literatureTexts.removeNamed(source)}
          loading={now.at === "deleting"}
          onClick={askAndDelete}
        >
          <TrashIcon aria-hidden />
          {literatureTexts.remove}
        </Button>
      </div>
    </li>
  );
}
