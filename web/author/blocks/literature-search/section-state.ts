import { draftKind } from "../../drafts/index.ts";
import type { ListedSearch } from "./listed-search.ts";
import { changeForm, type FormEvent, formOf, hasUnsent, newForm, type SearchForm } from "./search-form.ts";

/** An item that is not simply shown: A section 4, "Literature item". Saving is a state of its form. */
export type ItemState =
  | { readonly at: "viewing"; readonly notDeleted: string | null }
  | { readonly at: "deleting" }
  | { readonly at: "editing"; readonly form: SearchForm };

/** One of the sections A to E. `adding` is null while the form is hidden; an item without an entry is shown as it is. */
export type SectionState = {
  readonly adding: SearchForm | null;
  readonly items: Readonly<Record<number, ItemState>>;
};

export type SectionEvent =
  | { readonly kind: "add"; readonly today: string }
  | { readonly kind: "new-form"; readonly event: FormEvent }
  | { readonly kind: "added-or-cancelled" }
  | { readonly kind: "edit"; readonly item: ListedSearch }
  | { readonly kind: "item-form"; readonly id: number; readonly event: FormEvent }
  | { readonly kind: "shown"; readonly id: number }
  | { readonly kind: "delete"; readonly id: number }
  | { readonly kind: "not-deleted"; readonly id: number; readonly because: string };

const shown: ItemState = { at: "viewing", notDeleted: null };
export const itemState = (state: SectionState, id: number): ItemState => state.items[id] ?? shown;

const withItem = (state: SectionState, id: number, item: ItemState): SectionState => ({
  ...state,
  items: { ...state.items, [id]: item },
});

export function changeSection(state: SectionState, event: SectionEvent): SectionState {
  switch (event.kind) {
    case "add":
      return state.adding ? state : { ...state, adding: newForm(event.today) };
    case "new-form":
      return state.adding ? { ...state, adding: changeForm(state.adding, event.event) } : state;
    case "added-or-cancelled":
      return { ...state, adding: null };
    case "edit":
      return withItem(state, event.item.id, { at: "editing", form: formOf(event.item) });
    case "item-form": {
      const item = itemState(state, event.id);
      if (item.at !== "editing") return state;
      return withItem(state, event.id, { at: "editing", form: changeForm(item.form, event.event) });
    }
    case "shown": {
      const { [event.id]: _, ...items } = state.items;
      return { ...state, items };
    }
    case "delete":
      return withItem(state, event.id, { at: "deleting" });
    case "not-deleted":
      return withItem(state, event.id, { at: "viewing", notDeleted: event.because });
  }
}

/** The forms of a section that are open: the new search's, and those of items by their ids. */
export const openForms = (
  state: SectionState,
): readonly { readonly id: number | "new"; readonly form: SearchForm }[] => [
  ...(state.adding ? [{ id: "new" as const, form: state.adding }] : []),
  ...Object.entries(state.items).flatMap(([id, item]) =>
    item.at === "editing" ? [{ id: Number(id), form: item.form }] : [],
  ),
];

export const useSectionState = draftKind<SectionState, SectionEvent>({
  name: "literature",
  initial: { adding: null, items: {} },
  reduce: changeSection,
  isUnsent: (state) => openForms(state).some(({ form }) => hasUnsent(form)),
});
