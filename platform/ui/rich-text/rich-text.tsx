import type { ReactNode } from "react";
import { type Block, type Inline, type Mark, parseRichText } from "../../pure/rich-text/index.ts";
import styles from "./rich-text.module.css";

type RichTextProps = {
  readonly html: string;
  readonly className?: string | undefined;
  /** The language of the text, where it is known. */
  readonly lang?: string | undefined;
};

/** The class of rich text, used by the editor too, so that both look alike. */
export const richTextClass = styles.text ?? "";

/**
 * Stored rich text for reading. It is rendered from the parsed tree, so only our own elements can result. The caller decides what
 * to show for an empty text.
 */
export function RichText({ html, className, lang }: RichTextProps) {
  return (
    <div lang={lang} className={className === undefined ? richTextClass : `${richTextClass} ${className}`}>
      {blocks(parseRichText(html))}
    </div>
  );
}

const blocks = (document: readonly Block[]): ReactNode => document.map((block, at) => drawBlock(block, at));

const drawBlock = (block: Block, key: number): ReactNode => {
  switch (block.kind) {
    case "paragraph":
      return <p key={key}>{block.content.map(drawInline)}</p>;
    case "code":
      return (
        <pre key={key}>
          <code>{block.text}</code>
        </pre>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List key={key} start={block.start === 1 ? undefined : block.start}>
          {block.items.map((item, at) => {
            const place = `${key}.${at}`;
            return <li key={place}>{blocks(item)}</li>;
          })}
        </List>
      );
    }
  }
};

const drawInline = (inline: Inline, key: number): ReactNode =>
  inline.marks.reduceRight<ReactNode>(
    (inside, mark) => drawMark(mark, key, inside),
    inline.kind === "break" ? <br key={key} /> : inline.text,
  );

const drawMark = (mark: Mark, key: number, inside: ReactNode): ReactNode => {
  if (mark.tag !== "a") return <mark.tag key={key}>{inside}</mark.tag>;
  return (
    <a key={key} href={mark.href} rel="noopener">
      {inside}
    </a>
  );
};
