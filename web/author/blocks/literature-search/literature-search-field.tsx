import { figureOf } from "../../../../core/literature/index.ts";
import { literatureTexts } from "../../../../texts/literature.ts";
import { searchesTexts } from "../../../../texts/searches.ts";
import { LiteratureSearchView, LiteratureSummary } from "../../../content/blocks/index.ts";
import { useEditing } from "../../editing/index.ts";
import type { BlockProps } from "../block-ui.ts";
import { BlockHelp, MandatoryNote } from "../use-block-field.tsx";
import { sectionsOf } from "./listed-search.ts";
import styles from "./literature-search.module.css";
import { SearchSection } from "./search-section.tsx";
import { UnsentSearches } from "./unsent-searches.tsx";

/** The literature searches of an assessment: the summary, and sections A to E (A section 2). */
export function LiteratureSearchField({ block }: BlockProps<"LiteratureSearch">) {
  const { readOnly } = useEditing();
  const sections = sectionsOf(block);
  if (readOnly)
    return (
      <>
        <LiteratureSearchView
          block={{ title: block.title, overviewTitle: block.overview?.title ?? null, sections }}
          level={3}
        />
        {sections.map((section) => (
          <UnsentSearches key={section.key} block={block} section={section} />
        ))}
      </>
    );
  const { overview, overviewInput } = block;
  return (
    <div className={styles.block}>
      <div className={styles.titleRow}>
        <h3>{block.title}</h3>
        <BlockHelp block={block} />
      </div>
      <MandatoryNote block={block} isEmpty={sections.every(({ searches }) => searches.length === 0)} />
      <section className={styles.overview}>
        <h4>{overview?.title ?? searchesTexts.overview}</h4>
        {overview?.help ? <p className={styles.help}>{overview.help}</p> : null}
        <LiteratureSummary figure={figureOf(sections)} />
      </section>
      <section className={styles.sections}>
        <h4>{overviewInput?.title ?? literatureTexts.registered}</h4>
        {overviewInput?.help ? <p className={styles.help}>{overviewInput.help}</p> : null}
        {sections.map((section) => (
          <SearchSection key={section.key} block={block} section={section} />
        ))}
      </section>
    </div>
  );
}
