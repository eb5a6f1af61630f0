import { norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import { norwegianNumber } from "../../../platform/pure/norwegian-number/index.ts";
import { isEmptyRichText } from "../../../platform/pure/rich-text/index.ts";
import { RichText } from "../../../platform/ui/rich-text/rich-text.tsx";
import { TitledBlock, type ViewProps } from "../../block/views/field-views.tsx";
import type { ReaderBlock } from "../../kinds/rules/index.ts";
import { type ReferencesProps, ReferencesView } from "../../reference/views/references-view.tsx";
import {
  figureOf,
  hitsSinceLabel,
  isWebAddress,
  type LiteratureFigure,
  repeatsAmong,
  type Selection,
} from "../rules/index.ts";
import { searchesTexts } from "../texts-searches.ts";
import styles from "./literature-search-view.module.css";
import { PrismaFlowView } from "./prisma-flow/index.ts";

type ReaderSearch = ReaderBlock<"LiteratureSearch">["sections"][number]["searches"][number];
/** A search as it is shown. */
export type ShownSearch = Omit<ReaderSearch, "id">;
type Searches = {
  readonly overviewTitle: string | null;
  readonly sections: readonly {
    readonly key: string;
    readonly title: string;
    readonly searches: readonly ReaderSearch[];
  }[];
  readonly selection?: Selection;
  readonly references?: ReferencesProps["references"];
};

/** The searches as they are read: the summary, the selection of studies, what they led to, then section by section. */
export function LiteratureSearchView({ block, level }: ViewProps<Searches>) {
  const Heading = `h${level}` as const;
  const below = level === 3 ? 4 : 5;
  return (
    <div className={styles.parts}>
      <Heading className={styles.heading}>{block.title}</Heading>
      <TitledBlock title={block.overviewTitle ?? searchesTexts.overview} level={below}>
        <LiteratureSummary figure={figureOf(block.sections)} />
      </TitledBlock>
      {block.selection ? (
        <TitledBlock title={searchesTexts.selection} level={below}>
          <PrismaFlowView searches={block.sections.flatMap(({ searches }) => searches)} selection={block.selection} />
        </TitledBlock>
      ) : null}
      {block.references && block.references.length > 0 ? (
        <TitledBlock title={searchesTexts.references} level={below}>
          <ReferencesView references={block.references} />
        </TitledBlock>
      ) : null}
      {block.sections.map(({ key, title, searches }) => (
        <TitledBlock key={key} title={title} level={below}>
          {searches.length === 0 ? (
            <NoSearches />
          ) : (
            <ul className={styles.list}>
              <SearchItems searches={searches} />
            </ul>
          )}
        </TitledBlock>
      ))}
    </div>
  );
}

function SearchItems({ searches }: { searches: readonly ReaderSearch[] }) {
  const { dayBefore, isPrevious } = repeatsAmong(searches);
  return searches.map((search) => (
    <li key={search.id}>
      {isPrevious(search.id) ? <p className={styles.label}>{searchesTexts.previous}</p> : null}
      <ShownSearchView search={search} dayBefore={dayBefore(search)} />
    </li>
  ));
}

const NoSearches = () => <p className={styles.none}>{searchesTexts.none}</p>;

type ShownSearchProps = {
  readonly search: ShownSearch;
  /** The day of the search that it repeats, if that is known. */
  readonly dayBefore: string | null;
};

const numberOr = (count: number | null): string => (count === null ? searchesTexts.notWritten : norwegianNumber(count));

/** One search: where, when, how many hits, and how. */
export function ShownSearchView({ search, dayBefore }: ShownSearchProps) {
  const { searchType, source, url, date, strategy, hits, hitsSince } = search;
  return (
    <div className={styles.search}>
      <p className={styles.source}>
        {isWebAddress(url) ? (
          <a href={url} rel="noopener">
            {source}
          </a>
        ) : (
          [source, url].filter((text) => text !== "").join(", ")
        )}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{searchesTexts.date}</dt>
          <dd>
            <time dateTime={date}>{norwegianDay(date)}</time>
          </dd>
        </div>
        {searchType === "DB" ? (
          <div>
            <dt>{searchesTexts.hits}</dt>
            <dd>{numberOr(hitsSince === undefined ? (hits ?? 0) : hits)}</dd>
          </div>
        ) : null}
        {hitsSince === undefined ? null : (
          <div>
            <dt>{hitsSinceLabel(dayBefore, searchesTexts)}</dt>
            <dd>{numberOr(hitsSince)}</dd>
          </div>
        )}
      </dl>
      {isEmptyRichText(strategy) ? null : (
        <div className={styles.strategy}>
          <p className={styles.label}>{searchesTexts.strategy}</p>
          <RichText html={strategy} />
        </div>
      )}
    </div>
  );
}

/** Database sources with hits and the total of each category, and web sources with the number of searches. */
export function LiteratureSummary({ figure }: { figure: LiteratureFigure }) {
  const { databaseSearches, webSearches } = figure;
  if (databaseSearches.length === 0 && webSearches.length === 0) return <NoSearches />;
  return (
    <div className={styles.summary}>
      {databaseSearches.length > 0 ? <DatabaseTable searches={databaseSearches} /> : null}
      {webSearches.length > 0 ? <WebSources searches={webSearches} /> : null}
    </div>
  );
}

/** Two searches in one source are two lines: a line is known by its place. */
const placed = <T,>(items: readonly T[]) => items.map((item, place) => ({ item, key: String(place) }));

const DatabaseTable = ({ searches }: { searches: LiteratureFigure["databaseSearches"] }) => (
  <table className={styles.table}>
    <caption>{searchesTexts.databases}</caption>
    <thead>
      <tr>
        <th scope="col">{searchesTexts.source}</th>
        <th scope="col">{searchesTexts.hits}</th>
      </tr>
    </thead>
    {searches.map(({ name, categoryTotal, items }) => (
      <tbody key={name}>
        <tr>
          <th scope="rowgroup">{name}</th>
          <td>{norwegianNumber(categoryTotal)}</td>
        </tr>
        {placed(items).map(({ item: { source, hits }, key }) => (
          <tr key={key}>
            <th scope="row">{source}</th>
            <td>{norwegianNumber(hits)}</td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);

const WebSources = ({ searches }: { searches: LiteratureFigure["webSearches"] }) => (
  <table className={styles.table}>
    <caption>{searchesTexts.webSources}</caption>
    <thead>
      <tr>
        <th scope="col">{searchesTexts.source}</th>
        <th scope="col">{searchesTexts.searches}</th>
      </tr>
    </thead>
    {searches.map(({ name, items }) => (
      <tbody key={name}>
        <tr>
          <th scope="rowgroup">{name}</th>
          <td>{norwegianNumber(items.reduce((sum, { searches: own }) => sum + own, 0))}</td>
        </tr>
        {items.map(({ source, searches: own }) => (
          <tr key={source}>
            <th scope="row">{source}</th>
            <td>{norwegianNumber(own)}</td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);
