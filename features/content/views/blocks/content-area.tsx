import { type ReactNode, useState } from "react";
import { Html } from "../../../../platform/ui/html.tsx";
import { Alert, Button, Details, Dialog, LinkButton } from "../../../../platform/ui/index.ts";
import type { ContentModel } from "../../../api/index.ts";
import { Picture } from "../../../media/views/picture.tsx";
import {
  type AnyBlock,
  type AreaItem,
  type BlockModel,
  type BlockType,
  type LinkedHeading,
  withHeadingIds,
} from "../../rules/index.ts";
import { articleTexts } from "../../texts-article.ts";
import { Faq, PageLinkList } from "./lists.tsx";
import type { RareBlock } from "./more-blocks.tsx";
import styles from "./page-blocks.module.css";

const isBlock = <T extends BlockType>(block: AnyBlock, type: T): block is AnyBlock & BlockModel<T> =>
  block.contentType.includes(type);

type Views<T extends BlockType> = { readonly [K in T]: (block: BlockModel<K> & Pick<AnyBlock, "id">) => ReactNode };

/** The types of block whose views come with what only they need. */
type OwnPart = "TipsBlock" | "SearchBlock";

/** The types of block that any page may have; those that few have are loaded by the pages that have them. */
const views: Views<Exclude<BlockType, RareBlock | OwnPart>> = {
  ContentBlock: (block) => <Html html={textOf(block).html} />,
  LinkBlock: (block) => <LinkBlock block={block} />,
  FaqAccordionBlock: (block) => <Faq faq={block} />,
  PageLinkListBlock: (block) => <PageLinkList {...block} />,
  PromoBlock: (block) => <PromoBlock block={block} />,
};

/** Views that were loaded for a page that has such blocks. */
let loadedViews: Partial<Views<RareBlock | OwnPart>> = {};

/** Loads the views of the types that are not drawn here, before such a page is drawn. Answers where they come from. */
export async function loadRareBlocks(types: readonly (string | undefined)[]): Promise<readonly string[]> {
  const missing = types.filter((type) => type !== undefined && !Object.hasOwn(views, type));
  const hasTips = missing.includes("TipsBlock");
  const hasSearch = missing.includes("SearchBlock");
  const hasOther = missing.some((type) => type !== "TipsBlock" && type !== "SearchBlock");
  if (hasTips) loadedViews = { ...loadedViews, TipsBlock: (await import("../../../tip/views/tips-form.tsx")).tipsView };
  if (hasSearch)
    loadedViews = {
      ...loadedViews,
      SearchBlock: (await import("../../../search/views/widget/search-block.tsx")).searchView,
    };
  if (hasOther) loadedViews = { ...loadedViews, ...(await import("./more-blocks.tsx")).rareBlockViews };
  return [
    ...(hasTips ? ["features/tip/views/tips-form.tsx"] : []),
    ...(hasSearch ? ["features/search/views/widget/search-block.tsx"] : []),
    ...(hasOther ? ["features/content/views/blocks/more-blocks.tsx"] : []),
  ];
}

function Block({ block }: { block: AnyBlock }) {
  const all: Partial<Views<BlockType>> = { ...views, ...loadedViews };
  const type = block.contentType.findLast((each): each is BlockType => Object.hasOwn(all, each));
  return type ? viewOf(all, type, block) : <Unknown contentType={block.contentType} />;
}

const viewOf = <T extends BlockType>(all: Partial<Views<BlockType>>, type: T, block: AnyBlock): ReactNode =>
  isBlock(block, type) ? all[type]?.(block) : null;

/** The blocks of an area as they are drawn. */
const blocksIn = (area: readonly AreaItem[]): readonly AnyBlock[] =>
  area.flatMap(
    ({
      place: id,
      displayOption: width,
      contentLink: {
        expanded,
        language: { name },
      },
    }) => (expanded ? { ...expanded, id, width, lang: name === "no" ? undefined : name } : []),
  );

/** Blocks in rows by their widths. features/block/README.md */
export const ContentArea = ({ blocks }: { blocks: readonly AreaItem[] }) => <Blocks blocks={blocksIn(blocks)} />;

const Blocks = ({ blocks }: { blocks: readonly AnyBlock[] }) =>
  blocks.length === 0 ? null : (
    <div className={styles.area}>
      {blocks.map((block) => (
        <div key={block.id} id={anchorOf(block)} data-width={block.width ?? "full"} lang={block.lang}>
          <Block block={block} />
        </div>
      ))}
    </div>
  );

const anchorOf = ({ id }: Pick<AnyBlock, "id">) => `del-${id}`;

const textOf = (block: BlockModel<"ContentBlock"> & Pick<AnyBlock, "id">) =>
  withHeadingIds(block.body, anchorOf(block));

/** The h2 headings of the blocks in a content area, for a table of contents: those of a text, and a block's own, which leads to the block. */
export const blockHeadings = (area: readonly AreaItem[]): readonly LinkedHeading[] =>
  blocksIn(area).flatMap((block) => {
    if (isBlock(block, "ContentBlock")) return textOf(block).headings;
    return "heading" in block && typeof block.heading === "string" && block.heading !== ""
      ? [{ id: anchorOf(block), text: block.heading }]
      : [];
  });

/** A bright button is the primary one. */
const LinkBlock = ({ block }: { block: BlockModel<"LinkBlock"> }) => (
  <section className={styles.card}>
    <Picture of={block.picture} className={styles.picture} />
    <h2 className={styles.cardHeading}>{block.heading}</h2>
    {block.text === "" ? null : <p>{block.text}</p>}
    <p className={styles.cardLink}>
      <LinkButton href={block.url} variant={block.brightButton ? "primary" : "secondary"}>
        {block.linkTitle}
      </LinkButton>
    </p>
  </section>
);

/** A link, or a button that opens a popup. */
const PromoBlock = ({ block }: { block: BlockModel<"PromoBlock"> }) => (
  <section className={styles.promo}>
    <Picture of={block.image} className={styles.picture} />
    <div>
      <h2 className={styles.cardHeading}>{block.heading}</h2>
      <p>{block.text}</p>
      {block.popup === "" ? (
        block.link !== "" && <LinkButton href={block.link}>{block.linkTitle}</LinkButton>
      ) : (
        <Popup title={block.linkTitle} html={block.popup} />
      )}
    </div>
  </section>
);

/** Without script the text opens in its place. */
function Popup({ title, html }: { title: string; html: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <noscript>
        <Details summary={title}>
          <Html html={html} />
        </Details>
      </noscript>
      <Button className={styles.needsScript} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        <Html html={html} />
      </Dialog>
    </>
  );
}

/** Names a type that has no view, instead of failing the page. */
const Unknown = ({ contentType }: { contentType: readonly string[] }) => (
  <Alert tone="warning">{articleTexts.unknownBlock(contentType.at(-1) ?? "?")}</Alert>
);

/** The preview of a block that is shown by itself. */
export const BlockPreview = ({ content }: { content: ContentModel }) => <Blocks blocks={[asBlock(content)]} />;

export const UnknownPage = ({ content }: { content: ContentModel }) => (
  <>
    <h1>{content.name}</h1>
    <Unknown contentType={content.contentType} />
  </>
);

const asBlock = (content: ContentModel): AnyBlock => ({ ...content, id: content.contentLink.guidValue });
