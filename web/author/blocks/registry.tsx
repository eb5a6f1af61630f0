import type { BlockKind } from "../../../core/block/index.ts";
import {
  ChoiceView,
  HeadingView,
  PdfUploadView,
  RichTextView,
  SearchUnavailable,
  TableView,
  TextView,
  Titled,
} from "../../content/blocks/index.ts";
import { useEditing } from "../editing/index.ts";
import type { BlockProps, BlockUi } from "./block-ui.ts";
import { EvidenceTableField } from "./evidence-table/index.ts";
import { LiteratureSearchField } from "./literature-search/index.ts";
import { PdfUploadField } from "./pdf-upload/index.ts";
import { PublishSectionField } from "./publish-section/publish-section-field.tsx";
import { SectionComesLater, SectionField } from "./section-field.tsx";
import { choiceValue, SelectField } from "./select/index.ts";
import { TableField, tableValue } from "./table/index.ts";
import { ComesLater, FileField, HeadingField } from "./template-only.tsx";
import { plainText, TextField } from "./text/index.ts";
import { richTextValue, TextEditorField } from "./text-editor/index.ts";

const FileRead = ({ block }: BlockProps<"File">) => {
  const { isPublished } = useEditing().assessment;
  if (!isPublished) return <FileField block={block} />;
  if (block.infoForReader === "") return null;
  return (
    <Titled title={block.title} level={3}>
      <p>{block.infoForReader}</p>
    </Titled>
  );
};

const PdfRead = ({ block }: BlockProps<"PdfUpload">) => {
  const { isPublished } = useEditing().assessment;
  if (isPublished && block.file === null) return null;
  return <PdfUploadView block={{ ...block, info: block.infoForReader }} level={3} />;
};

/** Every block kind in the editor. A kind without a Field does not compile. */
export const blocks: { readonly [K in BlockKind]: BlockUi<K> } = {
  Section: { Field: SectionField },
  PeerReviewSection: { Field: SectionComesLater },
  PublishSection: { Field: PublishSectionField },
  Select: { Field: SelectField, Read: ({ block }) => <ChoiceView block={block} level={3} />, value: choiceValue },
  Text: { Field: TextField, Read: ({ block }) => <TextView block={block} level={3} />, value: plainText },
  TextEditor: {
    Field: TextEditorField,
    Read: ({ block }) => <RichTextView block={block} level={3} />,
    value: richTextValue,
  },
  Search: { Field: ComesLater, Read: ({ block }) => <SearchUnavailable block={block} level={3} /> },
  File: { Field: FileField, Read: FileRead },
  EconomyEvaluation: { Field: ComesLater },
  Table: { Field: TableField, Read: ({ block }) => <TableView block={block} level={3} />, value: tableValue },
  LiteratureSearch: { Field: LiteratureSearchField, readsItself: true },
  EvidenceTable: { Field: EvidenceTableField, readsItself: true },
  RelationSelector: {
    Field: SelectField,
    Read: ({ block }) => <ChoiceView block={block} level={3} />,
    value: choiceValue,
  },
  ImageUpload: { Field: ComesLater },
  Heading: { Field: HeadingField, Read: ({ block }) => <HeadingView block={block} level={3} /> },
  EconomyMunicipality: { Field: ComesLater },
  PdfUpload: { Field: PdfUploadField, Read: PdfRead },
};
