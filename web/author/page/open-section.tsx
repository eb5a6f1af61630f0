import { useEffect } from "react";
import type { SchemaItem } from "../../../core/contract/schema-item.ts";
import { type BlockKind, blockKindOf } from "../../../core/template/index.ts";
import { blocksTexts } from "../../../texts/blocks.ts";
import { Alert } from "../../ui/index.ts";
import { BlockSlot, blocks } from "../blocks/index.ts";
import styles from "./editor.module.css";

type OpenSectionProps = { readonly section: SchemaItem; readonly onOpened: (section: string) => void };

/** What a peer writes in is no author's field: the authors' call refuses it. */
const blocksIn = ({ schemaItems }: SchemaItem, kind: BlockKind): readonly SchemaItem[] =>
  kind === "PeerReviewSection" ? [] : schemaItems;

/** The section that is open, with its blocks. */
export function OpenSection({ section, onOpened }: OpenSectionProps) {
  const { contentGuid } = section;
  useEffect(() => onOpened(contentGuid), [contentGuid, onOpened]);
  const kind = blockKindOf(section.blockType);
  if (!kind) return <Alert tone="danger">{blocksTexts.unknown(section.blockType)}</Alert>;
  const Head = blocks[kind].Field;
  return (
    <section aria-labelledby={`section-${contentGuid}`} className={styles.section}>
      <Head item={section} />
      <div className={styles.blocks}>
        {blocksIn(section, kind).map((item) => (
          <BlockSlot key={item.contentGuid} item={item} />
        ))}
      </div>
    </section>
  );
}
