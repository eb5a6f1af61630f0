import { createElement, useEffect } from "react";
import type { AuthorSection, SectionKind } from "../../../core/block/index.ts";
import { type OpenPlace, openPlace, type PlacedSection } from "../../../core/reading/index.ts";
import { authorTexts } from "../../../texts/author.ts";
import { blocksTexts } from "../../../texts/blocks.ts";
import { type SectionLink, SectionMenu, SectionSteps } from "../../content/sections.tsx";
import { Alert, TabSet } from "../../ui/index.ts";
import { type BlockProps, BlockSlot, blocks } from "../blocks/index.ts";
import { type Place, PlaceLink, useEditing } from "../editing.tsx";
import styles from "./editor.module.css";
import { FormHead } from "./form-head.tsx";

type EditorBodyProps = { readonly place: OpenPlace<AuthorSection>; readonly onOpened: (section: string) => void };

const sectionLink: SectionLink = ({ fieldGroup, contentGuid }, props) => (
  <PlaceLink {...props} place={{ tab: fieldGroup, section: contentGuid }} />
);

/** Where a tab opens: its first section. */
const firstIn = ({ tab, section }: OpenPlace): Place => (section ? { tab, section: section.contentGuid } : { tab });

/** Tabs, section menu, the open section, and the links to the section before and after it. docs/spec/assessment.md, Editing page */
export function EditorBody({ place, onOpened }: EditorBodyProps) {
  const { assessment, addressOf } = useEditing();
  const tabs = assessment.fieldGroups.map(({ text, value }) => ({
    key: value,
    name: text,
    href: addressOf(firstIn(openPlace(assessment, { tab: Number(value) }))),
  }));
  return (
    <TabSet label={authorTexts.tabs} tabs={tabs} active={String(place.tab)}>
      <div className={styles.columns}>
        <SectionMenu
          label={authorTexts.sections}
          summary={authorTexts.sectionsIn(place.section?.title ?? "")}
          items={place.menu}
          open={place.section}
          link={sectionLink}
          noteOf={(section) => <Lacks section={section} />}
        />
        <div className={styles.main}>
          <FormHead />
          {place.section ? (
            <OpenSection key={place.section.contentGuid} section={place.section} onOpened={onOpened} />
          ) : (
            <p>{authorTexts.emptyTab}</p>
          )}
          <SectionSteps
            label={authorTexts.steps}
            texts={authorTexts}
            previous={place.previous}
            next={place.next}
            link={sectionLink}
          />
        </div>
      </div>
    </TabSet>
  );
}

function Lacks({ section }: { section: PlacedSection }) {
  const { assessment } = useEditing();
  const count = assessment.missing.filter((missing) => missing.section === section.contentGuid).length;
  return count > 0 ? <span className={styles.lacks}>{authorTexts.lacks(count)}</span> : null;
}

type OpenSectionProps = { readonly section: AuthorSection; readonly onOpened: (section: string) => void };

function Head<K extends SectionKind>({ block }: BlockProps<K>) {
  const kind: K = block.kind;
  return createElement(blocks[kind].Field, { block });
}

/** The section that is open, with its blocks. What a peer writes in is not an author's field: the authors' call refuses it. */
function OpenSection({ section, onOpened }: OpenSectionProps) {
  const { contentGuid } = section;
  useEffect(() => onOpened(contentGuid), [contentGuid, onOpened]);
  if (!Object.hasOwn(blocks, section.kind)) return <Alert tone="danger">{blocksTexts.unknown(section.kind)}</Alert>;
  return (
    <section aria-labelledby={`section-${contentGuid}`} className={styles.section}>
      <Head block={section} />
      <div className={styles.blocks}>
        {section.kind === "PeerReviewSection"
          ? null
          : section.blocks.map((block) => <BlockSlot key={block.contentGuid} block={block} />)}
      </div>
    </section>
  );
}
