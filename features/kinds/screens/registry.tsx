import { PdfRead, PdfUploadField } from "../../attachment/screens/pdf-upload-field.tsx";
import type { BlockUi } from "../../block/screens/block-ui.ts";
import { FileField, FileRead, HeadingField, SearchField, SectionField } from "../../block/screens/template-only.tsx";
import { choiceValue, SelectBlockField } from "../../block/select/field.tsx";
import { TableField, tableValue } from "../../block/table/field.tsx";
import { plainTextForm, TextBlockField } from "../../block/text/field.tsx";
import { richTextValue } from "../../block/text-editor/field.tsx";
import { ChoiceView, HeadingView, RichTextView, TableView, TextView } from "../../block/views/index.ts";
import {
  EconomyEvaluationField,
  EconomyEvaluationRead,
  economyTextsValue,
} from "../../economy/screens/economy-evaluation-field.tsx";
import { EconomyFilesField, EconomyFilesRead } from "../../economy/screens/economy-files-field.tsx";
import { EvidenceTableField } from "../../evidence/screens/evidence-table-field.tsx";
import { ImageUploadField } from "../../image/screens/image-upload-field.tsx";
import { LiteratureSearchField } from "../../literature/screens/literature-search-field.tsx";
import { OutcomeTableField, outcomeTextsValue } from "../../outcome/screens/outcome-table-field.tsx";
import { PublishSectionField } from "../../publication/screens/publish-section.tsx";
import { ReviewHead } from "../../review/screens/review-head.tsx";
import type { BlockKind } from "../rules/index.ts";
import { TextWithSentences } from "./text-with-sentences.tsx";

/** Every block kind in the editor. A kind without a Field does not compile. */
export const blocks: { readonly [K in BlockKind]: BlockUi<K> } = {
  Section: { Field: SectionField },
  PeerReviewSection: { Field: ReviewHead },
  PublishSection: { Field: PublishSectionField },
  Select: { Field: SelectBlockField, Read: ({ block }) => <ChoiceView block={block} level={3} />, value: choiceValue },
  Text: { Field: TextBlockField, Read: ({ block }) => <TextView block={block} level={3} />, value: plainTextForm },
  TextEditor: {
    Field: TextWithSentences,
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
  OutcomeTable: { Field: OutcomeTableField, value: outcomeTextsValue, readsItself: true },
  RelationSelector: {
    Field: SelectBlockField,
    Read: ({ block }) => <ChoiceView block={block} level={3} />,
    value: choiceValue,
  },
  ImageUpload: { Field: ImageUploadField, readsItself: true },
  Heading: { Field: HeadingField, Read: ({ block }) => <HeadingView block={block} level={3} /> },
  EconomyMunicipality: { Field: EconomyFilesField, Read: EconomyFilesRead },
  PdfUpload: { Field: PdfUploadField, Read: PdfRead },
};
