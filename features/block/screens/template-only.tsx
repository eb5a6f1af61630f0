import { useEditing } from "../../editor/screens/editing.tsx";
import type { AuthorSection } from "../../kinds/rules/index.ts";
import { SearchWidget } from "../../search/views/widget/search-widget.tsx";
import { DownloadLinks, HeadingView, SearchUnavailable, TitledBlock } from "../views/index.ts";
import type { BlockProps } from "./block-ui.ts";
import styles from "./blocks.module.css";
import { BlockHelp } from "./use-block-field.tsx";

// Kinds in which there is nothing to fill in: the template writes all of it.

/** A heading between blocks. */
export const HeadingField = ({ block }: BlockProps<"Heading">) => <HeadingView block={block} level={3} />;

/** Files to download while drafting. */
export const FileField = ({ block }: BlockProps<"File">) => (
  <TitledBlock title={block.title} level={3}>
    {block.infoForDraft === "" ? null : <p>{block.infoForDraft}</p>}
    <DownloadLinks links={block.links} />
  </TitledBlock>
);

/** The files; once published, the info text for readers. */
export const FileRead = ({ block }: BlockProps<"File">) => {
  const { isPublished } = useEditing().assessment;
  if (!isPublished) return <FileField block={block} />;
  if (block.infoForReader === "") return null;
  return (
    <TitledBlock title={block.title} level={3}>
      <p>{block.infoForReader}</p>
    </TitledBlock>
  );
};

/** A search of what others have assessed. It answers no more once this one is sent or published. */
export const SearchField = ({ block }: BlockProps<"Search">) => {
  const { assessmentType, isPendingPublish, isPublished } = useEditing().assessment;
  if (isPendingPublish || isPublished) return <SearchUnavailable block={block} level={3} />;
  return (
    <TitledBlock title={block.title} level={3}>
      {block.description === "" ? null : <p>{block.description}</p>}
      <SearchWidget route={block.route} form={assessmentType} />
    </TitledBlock>
  );
};

/** A section's title, help and introduction; its blocks follow below. */
export const SectionField = ({ block }: { block: AuthorSection }) => {
  const Heading = block.isSecondLevelSection ? "h3" : "h2";
  return (
    <header className={styles.sectionHeader}>
      <div className={styles.labelRow}>
        <Heading id={`section-${block.contentGuid}`} tabIndex={-1}>
          {block.title}
        </Heading>
        <BlockHelp block={block} />
      </div>
      {block.description === "" ? null : <p>{block.description}</p>}
    </header>
  );
};
