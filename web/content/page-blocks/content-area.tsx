import type { AnyBlock, BlockModel, BlockType } from "../../../core/content/index.ts";
import { Html } from "../html.tsx";
import { Unknown } from "../unknown.tsx";
import { Faq } from "./faq.tsx";
import { LinkBlock } from "./link-block.tsx";
import styles from "./page-blocks.module.css";
import { PageLinkList } from "./page-link-list.tsx";
import { PromoBlock } from "./promo-block.tsx";

const isBlock = <T extends BlockType>(block: AnyBlock, type: T): block is AnyBlock & BlockModel<T> =>
  block.contentType.at(-1) === type;

function Block({ block }: { block: AnyBlock }) {
  if (isBlock(block, "LinkBlock")) return <LinkBlock block={block} />;
  if (isBlock(block, "FaqAccordionBlock")) return <Faq faq={block} />;
  if (isBlock(block, "PageLinkListBlock")) return <PageLinkList {...block} />;
  if (isBlock(block, "PromoBlock")) return <PromoBlock block={block} />;
  if (isBlock(block, "ContentBlock")) return <Html html={block.body} />;
  return <Unknown contentType={block.contentType} />;
}

/** Blocks in rows by their widths. docs/spec/blocks.md, Width */
export const ContentArea = ({ blocks }: { blocks: readonly AnyBlock[] }) =>
  blocks.length === 0 ? null : (
    <div className={styles.area}>
      {blocks.map((block) => (
        <div key={block.id} data-width={block.width ?? "full"}>
          <Block block={block} />
        </div>
      ))}
    </div>
  );
