import { createElement } from "react";
import { norwegianDate } from "../../../platform/pure/norwegian-date/index.ts";
import { PencilIcon, Tag } from "../../../platform/ui/index.ts";
import { Mark } from "../../block/views/marks.tsx";
import type { SearchResultItem } from "../calls.ts";
import { searchTexts } from "../texts.ts";
import styles from "./result-item.module.css";

const texts = searchTexts.result;

type ResultItemProps = { readonly result: SearchResultItem; readonly editHref: string | null };

/** One hit: linked title, what is recommended, a sentence, a line of source, date, topic and certainty, and a line of its adoptions. */
export function ResultItem({ result, editHref }: ResultItemProps) {
  const { recommendation, certainty, adoptions, published, excerpt, language: lang } = result;
  const makers = [result.sourceItemName || result.unitTitle, ...result.organizations, ...result.municipalities];
  // The sentence that was found, with its words marked; how the summary begins where there is none.
  const sentence = createElement(
    "p",
    { lang, className: styles.excerpt },
    excerpt.length ? null : result.summary,
    ...excerpt.map(({ text, marked }) => (marked ? createElement("mark", null, text) : text)),
  );
  return (
    <article className={styles.item}>
      <h3 className={styles.title}>
        <a href={result.url} lang={lang}>
          {result.title}
        </a>
      </h3>
      {recommendation ? (
        <p className={styles.recommendation}>
          <Mark value={recommendation.value} />
          {recommendation.text}
        </p>
      ) : null}
      {sentence}
      <p className={styles.meta}>
        {result.tag ? <Tag tone={result.tag.tone}>{result.tag.text}</Tag> : null}
        {/* Each name once, although source, unit and organisation are often the same. */}
        <span>{[...new Set(makers)].filter(Boolean).join(", ")}</span>
        <span>
          {published ? texts.published : texts.modified} {norwegianDate(published || result.modified)}
        </span>
        <span>{result.topics.map(({ text }) => text).join(", ")}</span>
        {certainty ? (
          <span>
            <Mark value={certainty.value} /> {texts.certainty(certainty.text)}
          </span>
        ) : null}
        {editHref ? (
          <a className={styles.edit} href={editHref} aria-label={texts.editThis(result.title)}>
            <PencilIcon aria-hidden />
            {texts.edit}
          </a>
        ) : null}
      </p>
      {adoptions ? (
        <p className={styles.meta}>
          {adoptions.text}
          {adoptions.links.map(({ text, link }) => (
            <a key={link} href={link}>
              {text}
            </a>
          ))}
        </p>
      ) : null}
    </article>
  );
}
