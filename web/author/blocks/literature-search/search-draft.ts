import type { CallRequest } from "../../../../core/contract/calls.ts";
import { checkSearch, type LiteratureSectionKey } from "../../../../core/literature/index.ts";
import type { FieldRefusal } from "../../../../core/refusal/index.ts";
import { encodeStrategy, plainTextOf } from "../../../../core/rich-text/index.ts";
import { literatureTexts } from "../../../../texts/literature.ts";
import { norwegianDay } from "../../../content/blocks/index.ts";
import type { ListedSearch } from "./listed-search.ts";
import type { SourceChoice } from "./source-choices.ts";

/** A search as it stands in a form. `searchType` is null until a source is chosen. */
export type SearchDraft = {
  /** The chosen line of the source dropdown. */
  readonly choice: string;
  readonly searchType: "DB" | "Web" | null;
  readonly editableSource: boolean;
  readonly source: string;
  readonly url: string;
  /** ISO */
  readonly date: string;
  readonly hits: string;
  /** Clean HTML */
  readonly strategy: string;
};

/** What a person writes; the rest follows from the source they choose. */
export type WrittenField = "source" | "url" | "date" | "hits" | "strategy";

/** A section 4: date today, hits 0, empty strategy. @param today ISO */
export const emptyDraft = (today: string): SearchDraft => ({
  choice: "",
  searchType: null,
  editableSource: false,
  source: "",
  url: "",
  date: today,
  hits: "0",
  strategy: "",
});

export const draftOf = (item: ListedSearch): SearchDraft => ({
  choice: "",
  searchType: item.searchType,
  editableSource: item.editableSource,
  source: item.source,
  url: item.url,
  date: item.date,
  hits: item.searchType === "DB" ? String(item.hits ?? 0) : "",
  strategy: item.strategy,
});

/** Choosing a source sets the type, clears source and link, and fills in what a preset brings: A section 4. */
export const withChoice = (draft: SearchDraft, choice: SourceChoice): SearchDraft => ({
  ...draft,
  choice: choice.value,
  searchType: choice.searchType,
  editableSource: choice.editableSource,
  source: choice.source,
  url: choice.url,
});

/** The rules that the draft breaks: A section 5. */
export const faultsOf = ({ searchType, source, url, date, hits }: SearchDraft): readonly FieldRefusal[] =>
  searchType === null
    ? [{ path: "source", kind: "Mandatory" }]
    : checkSearch({ searchType, source, url, date, numberOfSearchHits: hits });

export const sameDraft = (a: SearchDraft, b: SearchDraft): boolean =>
  (["searchType", "source", "url", "date", "hits", "strategy"] as const).every((field) => a[field] === b[field]);

/** All that was written, to copy when it cannot be saved. */
export const wordsOf = ({ source, url, date, searchType, hits, strategy }: SearchDraft): string =>
  [
    source,
    url,
    `${literatureTexts.date}: ${norwegianDay(date)}`,
    searchType === "DB" ? `${literatureTexts.hits}: ${hits}` : "",
    plainTextOf(strategy),
  ]
    .filter((part) => part !== "")
    .join("\n");

const written = ({ searchType, source, url, date, hits, strategy }: SearchDraft) => ({
  source,
  url,
  date,
  strategy: encodeStrategy(strategy),
  numberOfSearchHits: searchType === "DB" ? hits : null,
});

/** A section 7, CreateLiteratureSearchItem. A draft without a source breaks a rule and is never sent. @param owner the block's number */
export const createBody = (
  draft: SearchDraft,
  owner: number,
  section: LiteratureSectionKey,
): CallRequest<"createLiteratureSearchItem">["body"] => {
  const { searchType, editableSource } = draft;
  if (searchType === null) throw new Error("a search without a source was sent");
  return { id: owner, section, searchType, editableSource, ...written(draft) };
};

/** A section 7, UpdateLiteratureSearchItem. */
export const updateBody = (
  draft: SearchDraft,
  id: number,
  rev: number,
): CallRequest<"updateLiteratureSearchItem">["body"] => ({ id, rev, ...written(draft) });
