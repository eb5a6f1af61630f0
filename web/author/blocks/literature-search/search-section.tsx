import { useRef } from "react";
import type { AuthorBlock } from "../../../../core/block/index.ts";
import { AddSearch } from "./add-search.tsx";
import { GoneSearch } from "./form-trouble.tsx";
import type { Section } from "./listed-search.ts";
import styles from "./literature-search.module.css";
import { SearchItem } from "./search-item.tsx";
import { openForms, useSectionState } from "./section-state.ts";

type SearchSectionProps = { readonly block: AuthorBlock<"LiteratureSearch">; readonly section: Section };

/** The name under which the open forms of a section are kept. */
export const sectionId = (block: AuthorBlock<"LiteratureSearch">, section: Section): string =>
  `${block.contentId} ${section.key}`;

/** One of the sections A to E: its searches, and the way to one more. */
export function SearchSection({ block, section }: SearchSectionProps) {
  const [state, tell] = useSectionState(sectionId(block, section));
  const heading = useRef<HTMLHeadingElement>(null);
  const listed = new Set(section.searches.map(({ id }) => id));
  const gone = openForms(state).flatMap(({ id, form }) =>
    id !== "new" && form.at === "writing" && !listed.has(id) ? [{ id, draft: form.draft }] : [],
  );
  return (
    <section className={styles.section} aria-labelledby={`${block.contentGuid}-${section.key}`}>
      <h5 ref={heading} id={`${block.contentGuid}-${section.key}`} tabIndex={-1}>
        {section.title}
      </h5>
      {section.help === "" ? null : <p className={styles.help}>{section.help}</p>}
      {section.searches.length > 0 ? (
        <ul className={styles.items}>
          {section.searches.map((item) => (
            <SearchItem
              key={item.id}
              item={item}
              owner={block.contentId}
              section={section.key}
              state={state}
              tell={tell}
              onDeleted={() => heading.current?.focus()}
            />
          ))}
        </ul>
      ) : null}
      {gone.map(({ id, draft }) => (
        <GoneSearch
          key={id}
          draft={draft}
          onClose={() => {
            tell({ kind: "shown", id });
            heading.current?.focus();
          }}
        />
      ))}
      <AddSearch block={block} section={section} state={state} tell={tell} />
    </section>
  );
}
