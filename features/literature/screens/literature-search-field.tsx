import { BlockHeading } from "../../block/screens/block-heading.tsx";
import type { BlockProps } from "../../block/screens/block-ui.ts";
import { useEditing, useIsHidden } from "../../editor/screens/editing.tsx";
import { referenceOf } from "../../reference/rules/index.ts";
import { literatureReferenceTexts } from "../../reference/texts.ts";
import { DeletedList, UnsentRows, useRowActions } from "../../row/screens/index.ts";
import { figureOf, searchesOfRows, writtenSelection } from "../rules/index.ts";
import { literatureTexts } from "../texts.ts";
import { searchesTexts } from "../texts-searches.ts";
import { LiteratureSearchView, LiteratureSummary } from "../views/literature-search-view.tsx";
import { wordsOfSearch } from "./literature-kind.tsx";
import styles from "./literature-search.module.css";
import { PrismaList } from "./prisma-list.tsx";
import { wordsOfReference } from "./reference-kind.tsx";
import { ReferenceList, referencesPlace } from "./reference-list.tsx";
import { RepeatSearches } from "./repeat-searches.tsx";
import { rowPlaceOf, SearchSection } from "./search-section.tsx";
import { SelectionForm, UnsentSelection } from "./selection-form.tsx";

/** The literature searches of an assessment: the summary, and sections A to E. */
export function LiteratureSearchField({ block }: BlockProps<"LiteratureSearch">) {
  const { readOnly } = useEditing();
  const isHidden = useIsHidden(block);
  const { restore } = useRowActions({ block: block.contentGuid, of: "literature", part: "" });
  const sections = block.sections.map((section) => ({
    ...section,
    searches: searchesOfRows(section.rows),
  }));
  const searches = sections.flatMap((section) => section.searches);
  const selection = writtenSelection(block.selection, searches);
  if (readOnly)
    return (
      <>
        {isHidden ? null : (
          <LiteratureSearchView
            block={{
              title: block.title,
              overviewTitle: block.overview?.title ?? null,
              sections,
              ...(selection && { selection }),
              references: block.references.map(({ id, cells }) => ({ id, ...referenceOf(cells) })),
            }}
            level={3}
          />
        )}
        {block.sections.map((section) => (
          <UnsentRows
            key={section.key}
            because={readOnly}
            place={rowPlaceOf(block, section)}
            list={section.title}
            wordsOf={wordsOfSearch}
          />
        ))}
        <UnsentSelection block={block} />
        <UnsentRows
          because={readOnly}
          place={referencesPlace(block)}
          list={literatureReferenceTexts.title}
          wordsOf={wordsOfReference}
        />
      </>
    );
  const { overview, overviewInput } = block;
  return (
    <div className={styles.block}>
      <BlockHeading block={block} />
      <section className={styles.sections}>
        <h4>{overviewInput?.title ?? literatureTexts.registered}</h4>
        {overviewInput?.help ? <p className={styles.help}>{overviewInput.help}</p> : null}
        <div className={styles.rows}>
          {block.sections.map((section) => (
            <SearchSection key={section.key} block={block} section={section} />
          ))}
        </div>
        {searches.some(({ searchType }) => searchType === "DB") ? <RepeatSearches block={block} /> : null}
      </section>
      <section className={styles.overview}>
        <h4>{overview?.title ?? searchesTexts.overview}</h4>
        {overview?.help ? <p className={styles.help}>{overview.help}</p> : null}
        <LiteratureSummary figure={figureOf(sections)} />
        <PrismaList searches={searches} />
      </section>
      <SelectionForm block={block} searches={searches} />
      <ReferenceList block={block} />
      <DeletedList
        block={block.contentId}
        restore={restore}
        now={[...searches, ...block.references].map(({ id }) => id).join()}
      />
    </div>
  );
}
