import { type ComponentType, createElement } from "react";
import type { Language } from "../../../platform/pure/language/index.ts";
import { blocksTexts } from "../../block/texts.ts";
import styles from "../../block/views/blocks.module.css";
import {
  ChoiceView,
  DownloadView,
  HeadingView,
  PdfUploadView,
  RichTextView,
  SearchUnavailable,
  TableView,
  TextView,
} from "../../block/views/field-views.tsx";
import { ImagesView } from "../../image/views/images-view.tsx";
import type { ReaderBlock, ReaderFieldKind, ReaderSection } from "../rules/index.ts";

type OfKind<K extends ReaderFieldKind> = ReaderBlock<K> & { readonly kind: K };
type Props<K extends ReaderFieldKind> = {
  readonly block: OfKind<K>;
  readonly level: 3 | 4;
  /** The form of Norwegian that it is written in, where that is known. */
  readonly lang?: Language | undefined;
};

/** Parts of their own, since not every page has them. */
let EconomyView: ComponentType<Props<"EconomyEvaluation">> | undefined;
let EvidenceView: ComponentType<Props<"EvidenceTable">> | undefined;
let LiteratureView: ComponentType<Props<"LiteratureSearch">> | undefined;
let OutcomeView: ComponentType<Props<"OutcomeTable">> | undefined;

/** Each loads the view of a kind, and answers the module with its styles. */
const loads = {
  LiteratureSearch: async () => {
    LiteratureView = (await import("../../literature/views/literature-search-view.tsx")).LiteratureSearchView;
    return "features/literature/views/literature-search-view.tsx";
  },
  EconomyEvaluation: async () => {
    EconomyView = (await import("../../economy/views/economy-evaluation-view.tsx")).EconomyEvaluationView;
    return "features/economy/views/economy-evaluation-view.tsx";
  },
  EvidenceTable: async () => {
    EvidenceView = (await import("../../evidence/views/evidence-table-view.tsx")).EvidenceTableView;
    return "features/evidence/views/evidence-table-view.tsx";
  },
  OutcomeTable: async () => {
    OutcomeView = (await import("../../outcome/views/outcome-table-view.tsx")).OutcomeTableView;
    return "features/outcome/views/outcome-table-view.tsx";
  },
} satisfies { readonly [K in ReaderFieldKind]?: () => Promise<string> };

type LateKind = keyof typeof loads;
const isLate = (kind: string): kind is LateKind => kind in loads;
/** The kinds whose views are loaded for the pages that have them. */
export const lateKinds: readonly LateKind[] = Object.keys(loads).filter(isLate);

/** Loads the views of those kinds that not every page has, before such a page is drawn. Answers the modules with their styles. */
export const loadViews = (kinds: readonly ReaderFieldKind[]): Promise<readonly string[]> =>
  Promise.all(lateKinds.filter((kind) => kinds.includes(kind)).map((kind) => loads[kind]()));

/** How each kind that readers see is read. A kind without a view does not compile. */
const views: { readonly [K in ReaderFieldKind]: ComponentType<Props<K>> } = {
  Text: TextView,
  TextEditor: RichTextView,
  Select: ChoiceView,
  RelationSelector: ChoiceView,
  Search: SearchUnavailable,
  File: DownloadView,
  PdfUpload: PdfUploadView,
  ImageUpload: ImagesView,
  Table: TableView,
  LiteratureSearch: (props) => (LiteratureView ? <LiteratureView {...props} /> : null),
  EvidenceTable: (props) => (EvidenceView ? <EvidenceView {...props} /> : null),
  OutcomeTable: (props) => (OutcomeView ? <OutcomeView {...props} /> : null),
  Heading: HeadingView,
  EconomyMunicipality: DownloadView,
  EconomyEvaluation: (props) => (EconomyView ? <EconomyView {...props} /> : null),
};

/** Any block inside a section. An unknown kind is named. features/block/README.md */
export function BlockView<K extends ReaderFieldKind>({ block, level, lang }: Props<K>) {
  const kind: K = block.kind;
  if (!Object.hasOwn(views, kind)) return <p role="alert">{blocksTexts.unknown(kind)}</p>;
  return (
    <div className={styles.width} data-width={block.width}>
      {createElement(views[kind], { block, level, lang })}
    </div>
  );
}

type SectionViewProps = {
  readonly section: ReaderSection;
  readonly as?: 2 | 3;
  readonly lang?: Language | undefined;
};

/**
 * A section with its blocks under it. Its description tells authors what to write, so readers do not get it. `as` is the level of
 * its heading; a section that is open alone takes level 2.
 * @param lang the form of Norwegian of the assessment; a review has its own
 */
export function SectionView({ section, as, lang }: SectionViewProps) {
  const level = as ?? (section.isSecondLevelSection ? 3 : 2);
  const Heading = `h${level}` as const;
  const { review } = section;
  const form = review ? (typeof review === "object" ? review.language : undefined) : lang;
  const headingId = `section-${section.contentGuid}`;
  return (
    <section aria-labelledby={headingId} className={styles.section} lang={form}>
      <Heading id={headingId} tabIndex={-1}>
        {section.title}
      </Heading>
      {section.blocks.map((block) => (
        <BlockView key={block.contentGuid} block={block} level={level === 2 ? 3 : 4} lang={form} />
      ))}
    </section>
  );
}
