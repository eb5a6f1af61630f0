import type { AuthorBlock } from "../../../../core/block/index.ts";
import { literatureTexts } from "../../../../texts/literature.ts";
import { searchesTexts } from "../../../../texts/searches.ts";
import { SelectField } from "../../../ui/index.ts";
import { faultOf } from "./search-fields.tsx";
import type { FormEvent, SearchForm } from "./search-form.ts";
import { type SourceChoice, sourceChoices } from "./source-choices.ts";

type SourceFieldProps = {
  readonly block: AuthorBlock<"LiteratureSearch">;
  readonly form: SearchForm;
  readonly tell: (event: FormEvent) => void;
};

const lines = (choices: readonly SourceChoice[]) => choices.map(({ value, text }) => ({ value, text }));

/** Where the search was made: databases and other web sources, each ending with one to name. */
export function SourceField({ block, form, tell }: SourceFieldProps) {
  const { databases, webSources } = sourceChoices(block);
  const { choice, searchType } = form.draft;
  return (
    <SelectField
      label={literatureTexts.sourceChoice}
      required
      value={choice}
      error={searchType === null ? faultOf(form, "source") : undefined}
      disabled={form.at === "saving"}
      options={[
        { value: "DB", text: searchesTexts.databases, children: lines(databases) },
        { value: "Web", text: searchesTexts.webSources, children: lines(webSources) },
      ]}
      onChange={({ target }) => {
        const chosen = [...databases, ...webSources].find(({ value }) => value === target.value);
        if (chosen) tell({ kind: "chose", choice: chosen });
      }}
    />
  );
}
