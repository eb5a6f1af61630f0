import { literatureTexts } from "../../../../texts/literature.ts";
import { searchesTexts } from "../../../../texts/searches.ts";
import { blockViews, LiteratureSummary, searchesIn } from "../../../content/blocks/index.ts";
import { useEditing } from "../../editing/index.ts";
import type { BlockFieldProps } from "../block-ui.ts";
import { BlockHelp, MandatoryNote } from "../use-block-field.tsx";
import styles from "./literature-search.module.css";
import { SearchSection } from "./search-section.tsx";
import { UnsentSearches } from "./unsent-searches.tsx";

/** The literature searches of an assessment: the summary, and sections A to E (A section 2). */
export function LiteratureSearchField({ item }: BlockFieldProps) {
  const { readOnly, assessment } = useEditing();
  const sections = searchesIn(item.properties);
  if (readOnly)
    return (
      <>
        <blockViews.LiteratureSearch item={item} published={assessment.isPublished} level={3} />
        {sections.map((section) => (
          <UnsentSearches key={section.key} block={item} section={section} />
        ))}
      </>
    );
  const { overviewSection, overviewInputSection, overviewData } = item.properties;
  return (
    <div className={styles.block}>
      <div className={styles.titleRow}>
        <h3>{item.title}</h3>
        <BlockHelp item={item} />
      </div>
      <MandatoryNote item={item} isEmpty={sections.every(({ items }) => items.length === 0)} />
      <section className={styles.overview}>
        <h4>{overviewSection?.title ?? searchesTexts.overview}</h4>
        {overviewSection?.help ? <p className={styles.help}>{overviewSection.help}</p> : null}
        <LiteratureSummary figure={overviewData} />
      </section>
      <section className={styles.sections}>
        <h4>{overviewInputSection?.title ?? literatureTexts.registered}</h4>
        {overviewInputSection?.help ? <p className={styles.help}>{overviewInputSection.help}</p> : null}
        {sections.map((section) => (
          <SearchSection key={section.key} block={item} section={section} />
        ))}
      </section>
    </div>
  );
}
