import { useMemo, useState } from "react";
import { placeKey, type RowPlace, useRowStore } from "../../../platform/editing/saving/index.ts";
import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { norwegianNumber } from "../../../platform/pure/norwegian-number/index.ts";
import type { Cells, RowDraft } from "../../../platform/pure/saving/index.ts";
import { Details, SelectField } from "../../../platform/ui/index.ts";
import type { AuthorBlock } from "../../kinds/rules/index.ts";
import { AddRow, RowList, useRowActions } from "../../row/screens/index.ts";
import { recordsFound, repeatsAmong, searchesOfRows } from "../rules/index.ts";
import { literatureTexts } from "../texts.ts";
import { searchesTexts } from "../texts-searches.ts";
import { literatureKind, wordsOfSearch } from "./literature-kind.tsx";
import styles from "./literature-search.module.css";
import { RepeatsProvider } from "./repeats.tsx";

type Block = AuthorBlock<"LiteratureSearch">;
type SearchSectionProps = { readonly block: Block; readonly section: Block["sections"][number] };

/** Date today, no hits, an empty strategy, and no source. */
const emptySearch = (): Cells => ({
  choice: "",
  searchType: "",
  editableSource: "",
  source: "",
  url: "",
  date: norwegianIsoDay(new Date()),
  numberOfSearchHits: "0",
  strategy: "",
});

export const rowPlaceOf = (block: Block, section: Block["sections"][number]): RowPlace => ({
  block: block.contentGuid,
  of: "literature",
  part: section.key,
});

/** «A» of «A. Retningslinjer»; none where a title has no letter. */
const lettered = (title: string) => {
  const [, letter = "", name = title] = /^(\p{Lu})\. (.+)$/u.exec(title) ?? [];
  return { letter, name };
};

/** One of the sections A to E: a row that opens to its searches, and the way to one more. */
export function SearchSection({ block, section }: SearchSectionProps) {
  const { contentGuid } = block;
  const { key, title, help, rows } = section;
  const place = useMemo<RowPlace>(() => ({ block: contentGuid, of: "literature", part: key }), [contentGuid, key]);
  const actions = useRowActions(place);
  const store = useRowStore();
  // A search that is being written is in sight when one comes back.
  const [isBegun] = useState(
    () => store.draft(placeKey(place)) !== undefined || rows.some(({ id }) => store.opened(id) !== undefined),
  );
  const { letter, name } = lettered(title);
  const searches = searchesOfRows(rows);
  const repeats = repeatsAmong(searches);
  const kind = literatureKind(repeats);
  const hits = searches.reduce((sum, search) => sum + recordsFound(search), 0);
  const id = `${contentGuid}-${key}`;
  return (
    <section className={styles.row} aria-labelledby={id}>
      <Details
        defaultOpen={isBegun}
        summary={
          <span className={styles.rowHead}>
            {letter === "" ? null : (
              <span className={styles.letter} data-used={rows.length > 0 || undefined} aria-hidden>
                {letter}
              </span>
            )}
            <span className={styles.rowName} id={id}>
              {letter === "" ? null : <span className="ds-sr-only">{letter}. </span>}
              {name}
            </span>
            <span className={styles.rowCount}>{literatureTexts.count(rows.length, norwegianNumber(hits))}</span>
          </span>
        }
      >
        <div className={styles.searches}>
          {help === "" ? null : <p className={styles.help}>{help}</p>}
          <RepeatsProvider value={repeats}>
            <RowList
              kind={kind}
              place={place}
              rows={rows}
              actions={actions}
              wordsOf={wordsOfSearch}
              hideDelete={block.hideDelete}
            />
          </RepeatsProvider>
          <AddRow
            kind={kind}
            place={place}
            button={literatureTexts.addNew}
            buttonIn={literatureTexts.addNewIn(title)}
            formName={literatureTexts.newSearch(title)}
            empty={emptySearch}
            wordsOf={wordsOfSearch}
            before={(draft, fault) => <SourceField block={block} place={place} draft={draft} fault={fault} />}
          />
        </div>
      </Details>
    </section>
  );
}

type SourceFieldProps = {
  readonly block: Block;
  readonly place: RowPlace;
  readonly draft: RowDraft;
  readonly fault: string | undefined;
};

const lines = (choices: readonly SourceChoice[]) => choices.map(({ value, text }) => ({ value, text }));

/** Choosing a source sets the type, clears source and link, and fills in what a preset brings. */
const chosenCells = ({ value, searchType, editableSource, source, url }: SourceChoice): Cells => ({
  choice: value,
  searchType,
  editableSource: editableSource ? "true" : "",
  source,
  url,
});

/** Where the search was made: databases and other web sources, each ending with one to name. */
function SourceField({ block, place, draft, fault }: SourceFieldProps) {
  const rows = useRowStore();
  const { databases, webSources } = sourceChoices(block);
  return (
    <SelectField
      label={literatureTexts.sourceChoice}
      required
      value={draft.cells.choice ?? ""}
      error={draft.cells.searchType === "" ? fault : undefined}
      options={[
        { value: "DB", text: searchesTexts.databases, children: lines(databases) },
        { value: "Web", text: searchesTexts.webSources, children: lines(webSources) },
      ]}
      onChange={({ target }) => {
        const chosen = [...databases, ...webSources].find(({ value }) => value === target.value);
        if (chosen) rows.write(place, chosenCells(chosen));
      }}
    />
  );
}

/** A line of the source dropdown, and what choosing it fills in. */
type SourceChoice = {
  readonly value: string;
  readonly text: string;
  readonly searchType: "DB" | "Web";
  readonly editableSource: boolean;
  readonly source: string;
  readonly url: string;
};

const other = (searchType: "DB" | "Web", text: string): SourceChoice => ({
  value: `${searchType} other`,
  text,
  searchType,
  editableSource: true,
  source: "",
  url: "",
});

type Sources = Pick<AuthorBlock<"LiteratureSearch">, "databases" | "webSources">;

const preset = (searchType: "DB" | "Web", text: string, url = ""): SourceChoice => ({
  value: `${searchType} preset ${text}`,
  text,
  searchType,
  editableSource: false,
  source: text,
  url,
});

/** Databases and other web sources, each ending with one that the person names. */
const sourceChoices = ({ databases, webSources }: Sources) => ({
  databases: [...databases.map(({ text }) => preset("DB", text)), other("DB", literatureTexts.otherDatabase)],
  webSources: [
    ...webSources.map(({ text, url }) => preset("Web", text, url)),
    other("Web", literatureTexts.otherWebSource),
  ],
});
