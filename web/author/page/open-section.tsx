import { createElement, useEffect } from "react";
import type { AuthorSection, SectionKind } from "../../../core/block/index.ts";
import { blocksTexts } from "../../../texts/blocks.ts";
import { Alert } from "../../ui/index.ts";
import { type BlockProps, BlockSlot, blocks } from "../blocks/index.ts";
import styles from "./editor.module.css";

type OpenSectionProps = { readonly section: AuthorSection; readonly onOpened: (section: string) => void };

function Head<K extends SectionKind>({ block }: BlockProps<K>) {
  const kind: K = block.kind;
  return createElement(blocks[kind].Field, { block });
}

/** The section that is open, with its blocks. What a peer writes in is not an author's field: the authors' call refuses it. */
export function OpenSection({ section, onOpened }: OpenSectionProps) {
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
