import type { ReactNode } from "react";
import type { Language } from "../../../platform/pure/language/index.ts";
import { norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import { isEmptyRichText } from "../../../platform/pure/rich-text/index.ts";
import { RichText } from "../../../platform/ui/rich-text/rich-text.tsx";
import { fileTexts } from "../../media/texts-file.ts";
import { chosenTexts, type SelectOption } from "../rules/index.ts";
import { blocksTexts } from "../texts.ts";
import styles from "./blocks.module.css";

/**
 * How the simple kinds are read. Each view asks for no more of its block than it shows, so the same one serves readers and,
 * where nothing can be written, authors.
 */
export type ViewProps<B> = {
  readonly block: B & { readonly title: string };
  /** The level of the block's own title. */
  readonly level: 3 | 4;
  /** The form of Norwegian that it is written in, where that is known. */
  readonly lang?: Language | undefined;
};

type TitledProps = { readonly title: string; readonly level: 3 | 4 | 5; readonly children: ReactNode };

/** A block's title above its content. */
export function TitledBlock({ title, level, children }: TitledProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.block}>
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </div>
  );
}

const NotFilledIn = () => <p className={styles.empty}>{blocksTexts.notFilledIn}</p>;

/** A text as its author broke it into lines. */
export const TextView = ({ block, level }: ViewProps<{ readonly text: string; readonly isDate: boolean }>) => {
  const text = block.text.trim();
  return (
    <TitledBlock title={block.title} level={level}>
      {text === "" ? <NotFilledIn /> : <p className={styles.lines}>{block.isDate ? norwegianDay(text) : text}</p>}
    </TitledBlock>
  );
};

export const RichTextView = ({ block, level }: ViewProps<{ readonly html: string }>) => (
  <TitledBlock title={block.title} level={level}>
    {isEmptyRichText(block.html) ? <NotFilledIn /> : <RichText html={block.html} />}
  </TitledBlock>
);

type Choice = { readonly options: readonly SelectOption[]; readonly chosen: readonly string[] };

/** The chosen options: one as a text, several as a list. */
export const ChoiceView = ({ block, level }: ViewProps<Choice>) => {
  const texts = chosenTexts(block);
  return (
    <TitledBlock title={block.title} level={level}>
      {texts.length === 0 ? <NotFilledIn /> : null}
      {texts.length === 1 ? <p>{texts[0]}</p> : null}
      {texts.length > 1 ? (
        <ul className={styles.list}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
    </TitledBlock>
  );
};

type Rows = { readonly rows: readonly { readonly title: string; readonly text: string }[] };

/** Population, intervention, comparator and outcome, each beside its text. */
export const TableView = ({ block, level }: ViewProps<Rows>) => (
  <TitledBlock title={block.title} level={level}>
    <dl className={styles.table}>
      {block.rows.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          {text.trim() === "" ? (
            <dd className={styles.empty}>{blocksTexts.notFilledIn}</dd>
          ) : (
            <dd className={styles.lines}>{text}</dd>
          )}
        </div>
      ))}
    </dl>
  </TitledBlock>
);

/** A heading inside a section, never above the level of the blocks it stands among. */
export const HeadingView = ({
  block,
  level,
}: ViewProps<{ readonly level: 3 | 4 | 5; readonly description: string }>) => {
  const Heading = `h${Math.max(level, block.level) as 3 | 4 | 5}` as const;
  return (
    <div className={styles.block}>
      <Heading>{block.title}</Heading>
      {block.description === "" ? null : <p>{block.description}</p>}
    </div>
  );
};

/** An embedded search, in preview and when published: features/search/README.md. */
export const SearchUnavailable = ({ block, level }: ViewProps<object>) => (
  <TitledBlock title={block.title} level={level}>
    <p>{blocksTexts.searchUnavailable}</p>
  </TitledBlock>
);

type Links = readonly { readonly name: string; readonly url: string }[];

export const DownloadLinks = ({ links }: { links: Links }) => (
  <ul>
    {links.map(({ name, url }) => (
      <li key={url}>
        <a href={url} download>
          {name}
        </a>
      </li>
    ))}
  </ul>
);

type Download = { readonly info: string; readonly links?: Links | undefined };

/** A download block: links to the files in the preview of a draft, the info text for readers. */
export const DownloadView = ({ block, level }: ViewProps<Download>) => (
  <TitledBlock title={block.title} level={level}>
    {block.links ? <DownloadLinks links={block.links} /> : <p>{block.info}</p>}
  </TitledBlock>
);

type Pdf = { readonly info: string; readonly file: { readonly name: string; readonly url: string } | null };

/** The PDF of the block by its name, with the info text for readers. */
export const PdfUploadView = ({ block: { title, info, file }, level }: ViewProps<Pdf>) => (
  <TitledBlock title={title} level={level}>
    {info === "" ? null : <p>{info}</p>}
    <p>{file ? <a href={file.url}>{file.name}</a> : fileTexts.none}</p>
  </TitledBlock>
);
