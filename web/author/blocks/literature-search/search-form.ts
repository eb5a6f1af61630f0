import type { Problem } from "../../../../core/contract/problem.ts";
import type { FieldRefusal } from "../../../../core/refusal/index.ts";
import type { ListedSearch } from "./listed-search.ts";
import {
  draftOf,
  emptyDraft,
  faultsOf,
  type SearchDraft,
  sameDraft,
  type WrittenField,
  withChoice,
} from "./search-draft.ts";
import type { SourceChoice } from "./source-choices.ts";

/** Why the last try to save came to nothing. */
export type Trouble =
  | { readonly kind: "none" }
  /** Rules broken, found here or by the server. */
  | { readonly kind: "faults"; readonly fields: readonly FieldRefusal[] }
  | { readonly kind: "refused"; readonly title: string };

/** One try to save. Repeated as it was, it carries the same key, so that the server does it once. */
export type Attempt = { readonly key: string; readonly draft: SearchDraft; readonly rev: number };

/** What the form was opened with, and the revision that a save is made on top of (0 for a new search). */
type Base = { readonly draft: SearchDraft; readonly rev: number };

/** The form of a search, new or changed: A section 4. */
export type SearchForm =
  | {
      readonly at: "writing";
      readonly draft: SearchDraft;
      readonly base: Base;
      readonly trouble: Trouble;
      readonly tried: Attempt | null;
    }
  | { readonly at: "saving"; readonly draft: SearchDraft; readonly base: Base; readonly attempt: Attempt };

export type FormEvent =
  | { readonly kind: "wrote"; readonly field: WrittenField; readonly value: string }
  | { readonly kind: "chose"; readonly choice: SourceChoice }
  /** @param key for the attempt, unless it repeats the one before */
  | { readonly kind: "save"; readonly key: string }
  | { readonly kind: "refused"; readonly problem: Problem }
  /** Mine is to stand on top of what a colleague has saved meanwhile. */
  | { readonly kind: "kept-mine"; readonly theirs: ListedSearch };

const untroubled: Trouble = { kind: "none" };

const opened = (base: Base): SearchForm => ({
  at: "writing",
  draft: base.draft,
  base,
  trouble: untroubled,
  tried: null,
});
const baseOf = (item: ListedSearch): Base => ({ draft: draftOf(item), rev: item.rev });

/** @param today ISO */
export const newForm = (today: string): SearchForm => opened({ draft: emptyDraft(today), rev: 0 });
export const formOf = (item: ListedSearch): SearchForm => opened(baseOf(item));

/** True while the form holds something that the server may not have. */
export const hasUnsent = (form: SearchForm): boolean => form.at === "saving" || !sameDraft(form.draft, form.base.draft);

/**
 * What it means for an open form that the list has the item in a newer revision: nothing while nothing is newer, or when it
 * is what the form says too; a form that nobody has written in gives way; otherwise the two are for the person to settle.
 */
export const savedByAnother = (form: SearchForm, item: ListedSearch): "nothing" | "takes-the-place" | "conflicts" => {
  if (form.at === "saving" || item.rev <= form.base.rev) return "nothing";
  if (!hasUnsent(form)) return "takes-the-place";
  return sameDraft(draftOf(item), form.draft) ? "nothing" : "conflicts";
};

export function changeForm(form: SearchForm, event: FormEvent): SearchForm {
  if (form.at === "saving") {
    if (event.kind !== "refused") return form;
    const { draft, base, attempt } = form;
    return { at: "writing", draft, base, trouble: troubleOf(event.problem), tried: attempt };
  }
  switch (event.kind) {
    case "wrote":
      return {
        ...form,
        draft: { ...form.draft, [event.field]: event.value },
        trouble: without(form.trouble, pathOf(event.field)),
      };
    case "chose":
      return { ...form, draft: withChoice(form.draft, event.choice), trouble: untroubled };
    case "save":
      return save(form, event.key);
    case "kept-mine":
      return { ...form, base: baseOf(event.theirs), trouble: untroubled };
    case "refused":
      return form;
  }
}

function save({ draft, base, tried, ...form }: Extract<SearchForm, { at: "writing" }>, key: string): SearchForm {
  const fields = faultsOf(draft);
  if (fields.length > 0) return { ...form, draft, base, tried, trouble: { kind: "faults", fields } };
  const isRepeat = tried !== null && tried.rev === base.rev && sameDraft(tried.draft, draft);
  return { at: "saving", draft, base, attempt: isRepeat ? tried : { key, draft, rev: base.rev } };
}

const troubleOf = ({ status, title, fields = [] }: Problem): Trouble =>
  status === 422 && fields.length > 0 ? { kind: "faults", fields } : { kind: "refused", title };

const pathOf = (field: WrittenField): string => (field === "hits" ? "numberOfSearchHits" : field);

/** A field that is being mended no longer says what was wrong with it. */
const without = (trouble: Trouble, path: string): Trouble => {
  if (trouble.kind !== "faults") return trouble;
  const fields = trouble.fields.filter((fault) => fault.path !== path);
  return fields.length > 0 ? { kind: "faults", fields } : untroubled;
};
