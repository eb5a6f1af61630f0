import type { SearchResultItem } from "../../../core/contract/search.ts";
import { norwegianDate } from "../../../core/norwegian-date/index.ts";
import { searchTexts } from "../../../texts/search.ts";
import { PencilIcon, Tag, type Tone } from "../../ui/index.ts";
import styles from "./result-item.module.css";

const texts = searchTexts.result;

/** The same colours as on the page itself; the answer has the status as a text alone. */
const toneOf = ({ statusText }: SearchResultItem): Tone =>
  statusText === searchTexts.statuses["1"] ? "info" : "warning";

type ResultItemProps = { readonly result: SearchResultItem; readonly editHref: string | null };

/** One hit: source, linked title, organisations, dates and tags. docs/spec/search.md, Search page */
export function ResultItem({ result, editHref }: ResultItemProps) {
  const from = result.sourceItemName || result.unitTitle;
  return (
    <article className={styles.item}>
      <div className={styles.top}>
        {from ? <p className={styles.unit}>{from}</p> : null}
        {result.published ? null : <Tag tone={toneOf(result)}>{result.statusText}</Tag>}
      </div>
      <h3 className={styles.title}>
        <a href={result.url}>{result.title}</a>
      </h3>
      <dl className={styles.facts}>
        <Fact name={texts.organizations} values={result.organizations} />
        <Fact name={texts.municipalities} values={result.municipalities} />
        <Fact name={texts.published} values={result.published ? [norwegianDate(result.published)] : []} />
        <Fact name={texts.modified} values={[norwegianDate(result.modified)]} />
      </dl>
      <Tags result={result} />
      {editHref ? (
        <a className={styles.edit} href={editHref} aria-label={texts.editThis(result.title)}>
          <PencilIcon aria-hidden />
          {texts.edit}
        </a>
      ) : null}
    </article>
  );
}

const Fact = ({ name, values }: { readonly name: string; readonly values: readonly string[] }) =>
  values.length === 0 ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{values.join(", ")}</dd>
    </div>
  );

/** Assessment type, topics, method types and subjects, each leading to the search that it narrows. */
function Tags({ result }: { readonly result: SearchResultItem }) {
  const tags = [result.assessmentType, ...result.topics, ...result.methodTypes, ...result.subjects];
  return (
    <ul className={styles.tags} aria-label={texts.tags}>
      {tags.map(({ text, link }) => (
        <li key={link}>
          <a href={link}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
