import type { ReactNode } from "react";
import { Html } from "../../../../platform/ui/html.tsx";
import { Accordion, Details, LinkButton } from "../../../../platform/ui/index.ts";
import { Picture } from "../../../media/views/picture.tsx";
import type { BlockModel } from "../../rules/index.ts";
import { ArticleList } from "./lists.tsx";
import styles from "./more-blocks.module.css";

/** The types of block that few pages have: their views are a part of its own. */
export type RareBlock =
  | "GenericBlock"
  | "FaqQuestionBlock"
  | "WideLinkBlock"
  | "LinkListBlock"
  | "MediaBlock"
  | "SchemaEntryBlock"
  | "ArticleListBlock";

export const rareBlockViews: { readonly [T in RareBlock]: (block: BlockModel<T>) => ReactNode } = {
  GenericBlock: ({ heading, text, image, url, linkTitle }) => (
    <section className={styles.generic}>
      {heading === "" ? null : <h2 className={styles.heading}>{heading}</h2>}
      <Picture of={image} />
      <Html html={text} />
      {url === "" ? null : <LinkButton href={url}>{linkTitle}</LinkButton>}
    </section>
  ),
  FaqQuestionBlock: ({ question, answer }) => (
    <Accordion>
      <Details summary={question}>
        <Html html={answer} />
      </Details>
    </Accordion>
  ),
  WideLinkBlock: (block) => <WideLink block={block} />,
  LinkListBlock: ({ heading, links }) => (
    <section className={styles.links}>
      <h2>{heading}</h2>
      <ul>
        {links.map(({ href, text }) => (
          <li key={`${href} ${text}`}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  ),
  MediaBlock: ({ file, caption }) => <Media file={file} caption={caption} />,
  SchemaEntryBlock: ({ heading, text, introPage, linkTitle }) => (
    <section className={styles.entry}>
      <h2 className={styles.heading}>{heading}</h2>
      {text === "" ? null : <p>{text}</p>}
      {introPage === null ? null : <LinkButton href={introPage}>{linkTitle}</LinkButton>}
    </section>
  ),
  ArticleListBlock: ({ heading, items }) =>
    items.length === 0 ? null : <ArticleList heading={heading} items={items} />,
};

/** A link box over the whole width: picture beside text, and its button. */
const WideLink = ({ block }: { block: BlockModel<"WideLinkBlock"> }) => (
  <section className={styles.wide} data-bright={block.brightButton || undefined}>
    <Picture of={block.picture} />
    <div>
      <h2 className={styles.heading}>{block.heading}</h2>
      {block.text === "" ? null : <p>{block.text}</p>}
      <LinkButton href={block.url} variant={block.brightButton ? "primary" : "secondary"}>
        {block.linkTitle}
      </LinkButton>
    </div>
  </section>
);

const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)(\?|$)/i;

/** A picture with its caption, or a file to fetch. */
const Media = ({ file, caption }: Pick<BlockModel<"MediaBlock">, "file" | "caption">) => {
  if (!file) return null;
  if (file.kind ? file.kind === "document" : !PICTURE.test(file.src))
    return (
      <p>
        <a href={file.src}>{caption || file.alt}</a>
      </p>
    );
  return (
    <figure className={styles.media}>
      <Picture of={file} />
      {caption === "" ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
};
