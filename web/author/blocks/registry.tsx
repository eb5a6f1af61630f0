import type { BlockKind } from "../../../core/block/index.ts";
import { ChoiceView, HeadingView, RichTextView, TableView, TextView } from "../../content/blocks/index.ts";
import type { BlockUi } from "./block-ui.ts";
import {
  EconomyEvaluationField,
  EconomyEvaluationRead,
  economyTextsValue,
} from "./economy/economy-evaluation-field.tsx";
import { EconomyFilesField, EconomyFilesRead } from "./economy/economy-files-field.tsx";
import { EvidenceTableField } from "./evidence-table/evidence-table-field.tsx";
import { ImageUploadField } from "./image-upload/image-upload-field.tsx";
import { LiteratureSearchField } from "./literature-search/literature-search-field.tsx";
import { PdfRead, PdfUploadField } from "./pdf-upload/pdf-upload-field.tsx";
import { ReviewHead } from "./peer-review/review-head.tsx";
import { PublishSectionField } from "./publish-section.tsx";
import { choiceValue, SelectField } from "./select.tsx";
import { TableField, tableValue } from "./table.tsx";
import { FileField, FileRead, HeadingField, SearchField, SectionField } from "./template-only.tsx";
import { plainText, TextField } from "./text.tsx";
import { richTextValue, TextEditorField } from "./text-editor.tsx";

/** Every block kind in the editor. A kind without a Field does not compile. */
export const blocks: { readonly [K in BlockKind]: BlockUi<K> } = {
  Section: { Field: SectionField },
  PeerReviewSection: { Field: ReviewHead },
  PublishSection: { Field: PublishSectionField },
  Select: { Field: SelectField, Read: ({ block }) => <ChoiceView block={block} level={3} />, value: choiceValue },
  Text: { Field: TextField, Read: ({ block }) => <TextView block={block} level={3} />, value: plainText },
  TextEditor: {
    Field: TextEditorField,
    Read: ({ block }) => <RichTextView block={block} level={3} />,
    value: richTextValue,
  },
  Search: { Field: SearchField, Read: SearchField },
  File: { Field: FileField, Read: FileRead },
  EconomyEvaluation: {
    Field: EconomyEvaluationField,
    Read: EconomyEvaluationRead,
    value: economyTextsValue,
  },
  Table: { Field: TableField, Read: ({ block }) => <TableView block={block} level={3} />, value: tableValue },
  LiteratureSearch: { Field: LiteratureSearchField, readsItself: true },
  EvidenceTable: { Field: EvidenceTableField, readsItself: true },
  RelationSelector: {
    Field: SelectField,
    Read: ({ block }) => <ChoiceView block={block} level={3} />,
    value: choiceValue,
  },
  ImageUpload: { Field: ImageUploadField, readsItself: true },
  Heading: { Field: HeadingField, Read: ({ block }) => <HeadingView block={block} level={3} /> },
  EconomyMunicipality: { Field: EconomyFilesField, Read: EconomyFilesRead },
  PdfUpload: { Field: PdfUploadField, Read: PdfRead },
};
