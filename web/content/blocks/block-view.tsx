import type { ComponentType } from "react";
import { type BlockKind, blockKindOf } from "../../../core/template/index.ts";
import { blocksTexts } from "../../../texts/blocks.ts";
import type { BlockViewProps } from "./block-view-props.ts";
import styles from "./blocks.module.css";
import { ChoiceView } from "./choice-view.tsx";
import { FileView } from "./file-view.tsx";
import { HeadingView } from "./heading-view.tsx";
import { LiteratureSearchView } from "./literature-search/index.ts";
import { Nothing } from "./nothing.tsx";
import { PdfUploadView } from "./pdf-upload/index.ts";
import { RichTextView } from "./rich-text-view.tsx";
import { SearchUnavailable } from "./search-unavailable.tsx";
import { TableView } from "./table-view.tsx";
import { TextView } from "./text-view.tsx";

/** How each kind is read. Sections hold blocks and are drawn by SectionView. */
export const blockViews = {
  Section: Nothing,
  PeerReviewSection: Nothing,
  PublishSection: Nothing,
  Select: ChoiceView,
  Text: TextView,
  TextEditor: RichTextView,
  Search: SearchUnavailable,
  File: FileView,
  EconomyEvaluation: Nothing,
  Table: TableView,
  LiteratureSearch: LiteratureSearchView,
  EvidenceTable: Nothing,
  RelationSelector: ChoiceView,
  ImageUpload: Nothing,
  Heading: HeadingView,
  EconomyMunicipality: Nothing,
  PdfUpload: PdfUploadView,
} as const satisfies Record<BlockKind, ComponentType<BlockViewProps>>;

/** A block flagged hideWhenPublished is not shown when published, but a text field says itself that it is hidden: A section 2. */
export const isShownAsRead = ({ hideWhenPublished, blockType }: BlockViewProps["item"], published: boolean): boolean =>
  !(published && hideWhenPublished) || blockKindOf(blockType) === "Text";

/** Any block inside a section, as it is read. A block of an unknown kind says so by name: A section 2. */
export function BlockView(props: BlockViewProps) {
  const { item, published } = props;
  if (item.hiddenByRule) return null;
  const kind = blockKindOf(item.blockType);
  if (!isShownAsRead(item, published)) return null;
  if (!kind) return <p role="alert">{blocksTexts.unknown(item.blockType)}</p>;
  const View = blockViews[kind];
  return (
    <div className={styles.width} data-width={item.width}>
      <View {...props} />
    </div>
  );
}
