import { type ComponentType, createElement } from "react";
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
import type { EvidenceTableView } from "../../evidence/views/evidence-table-view.tsx";
import { ImagesView } from "../../image/views/images-view.tsx";
import { LiteratureSearchView } from "../../literature/views/literature-search-view.tsx";
import type { PrismaFlowProps } from "../../literature/views/prisma-flow/prisma-flow-view.tsx";
import type { ReferencesProps } from "../../reference/views/references-view.tsx";
import type { ReaderBlock, ReaderFieldKind, ReaderSection } from "../rules/index.ts";

type OfKind<K extends ReaderFieldKind> = ReaderBlock<K> & { readonly kind: K };
type Props<K extends ReaderFieldKind> = { readonly block: OfKind<K>; readonly level: 3 | 4 };

/** Parts of their own, since few pages have them. The styles of the flow are those of the searches. */
let EconomyView: ComponentType<Props<"EconomyEvaluation">> | undefined;
let EvidenceView: typeof EvidenceTableView | undefined;
let OutcomeView: ComponentType<Props<"OutcomeTable">> | undefined;

let FlowView: ComponentType<PrismaFlowProps> | undefined;
let References: ComponentType<ReferencesProps> | undefined;

/** Loads the views of those kinds that not every page has, before such a page is drawn. Answers the modules with their styles. */
export async function loadViews(kinds: readonly ReaderFieldKind[]): Promise<readonly string[]> {
  const modules: string[] = [];
  if (kinds.includes("LiteratureSearch")) {
    FlowView = (await import("../../literature/views/prisma-flow/prisma-flow-view.tsx")).PrismaFlowView;
    References = (await import("../../reference/views/references-view.tsx")).ReferencesView;
  }
  if (kinds.includes("EconomyEvaluation")) {
    EconomyView = (await import("../../economy/views/economy-evaluation-view.tsx")).EconomyEvaluationView;
    modules.push("features/economy/views/economy-evaluation-view.tsx");
  }
  if (kinds.includes("EvidenceTable")) {
    EvidenceView = (await import("../../evidence/views/evidence-table-view.tsx")).EvidenceTableView;
    modules.push("features/evidence/views/evidence-table-view.tsx");
  }
  if (kinds.includes("OutcomeTable")) {
    OutcomeView = (await import("../../outcome/views/outcome-table-view.tsx")).OutcomeTableView;
    modules.push("features/outcome/views/outcome-table-view.tsx");
  }
  return modules;
}

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
  LiteratureSearch: (props) => <LiteratureSearchView {...props} Flow={FlowView} References={References} />,
  EvidenceTable: (props) => (EvidenceView ? <EvidenceView {...props} /> : null),
  OutcomeTable: (props) => (OutcomeView ? <OutcomeView {...props} /> : null),
  Heading: HeadingView,
  EconomyMunicipality: DownloadView,
  EconomyEvaluation: (props) => (EconomyView ? <EconomyView {...props} /> : null),
};

/** Any block inside a section. An unknown kind is named. features/block/README.md */
export function BlockView<K extends ReaderFieldKind>({ block, level }: Props<K>) {
  const kind: K = block.kind;
  if (!Object.hasOwn(views, kind)) return <p role="alert">{blocksTexts.unknown(kind)}</p>;
  return (
    <div className={styles.width} data-width={block.width}>
      {createElement(views[kind], { block, level })}
    </div>
  );
}

/**
 * A section with its blocks under it. Its description tells authors what to write, so readers do not get it. `as` is the level of
 * its heading; a section that is open alone takes level 2.
 */
export function SectionView({ section, as }: { readonly section: ReaderSection; readonly as?: 2 | 3 }) {
  const level = as ?? (section.isSecondLevelSection ? 3 : 2);
  const Heading = `h${level}` as const;
  const headingId = `section-${section.contentGuid}`;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <Heading id={headingId} tabIndex={-1}>
        {section.title}
      </Heading>
      {section.blocks.map((block) => (
        <BlockView key={block.contentGuid} block={block} level={level === 2 ? 3 : 4} />
      ))}
    </section>
  );
}
