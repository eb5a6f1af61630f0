import type { PdfUpload } from "../../attachment/rules/schema.ts";
import type { File } from "../../block/file/schema.ts";
import type { HeadingBlock } from "../../block/heading/schema.ts";
import type { Search } from "../../block/search/schema.ts";
import type { PeerReviewSection, PublishSection, Section } from "../../block/section/schema.ts";
import type { RelationSelector, Select } from "../../block/select/schema.ts";
import type { Table } from "../../block/table/schema.ts";
import type { Text } from "../../block/text/schema.ts";
import type { TextEditor } from "../../block/text-editor/schema.ts";
import type { EconomyEvaluation, EconomyMunicipality } from "../../economy/rules/schema.ts";
import type { EvidenceTable } from "../../evidence/rules/schema.ts";
import type { ImageUploadPart } from "../../image/rules/schema.ts";
import type { LiteratureSearchBlock } from "../../literature/rules/schema.ts";
import type { OutcomeTable } from "../../outcome/rules/schema.ts";

/** The kinds of block that a section may hold. A new kind is a line here; the compiler names what else it needs. */
export type FieldKinds = {
  Select: Select;
  Text: Text;
  TextEditor: TextEditor;
  Search: Search;
  File: File;
  EconomyEvaluation: EconomyEvaluation;
  Table: Table;
  LiteratureSearch: LiteratureSearchBlock;
  EvidenceTable: EvidenceTable;
  OutcomeTable: OutcomeTable;
  RelationSelector: RelationSelector;
  ImageUpload: ImageUploadPart;
  Heading: HeadingBlock;
  EconomyMunicipality: EconomyMunicipality;
  PdfUpload: PdfUpload;
};

/** The kinds that a tab lists and the address opens. */
export type SectionKinds = {
  Section: Section;
  PeerReviewSection: PeerReviewSection;
  PublishSection: PublishSection;
};

export type Kinds = FieldKinds & SectionKinds;
export type FieldKind = keyof FieldKinds;
export type SectionKind = keyof SectionKinds;
export type BlockKind = keyof Kinds;

/** An author's view of the kind, without the keys that all blocks have. */
export type AuthorView<K extends BlockKind = BlockKind> = Kinds[K]["author"];
/** The reader view of the kind; `never` for a kind that readers never see. */
export type ReaderView<K extends BlockKind = BlockKind> = Kinds[K]["reader"];
/** The kinds that readers may see. Only these are in published views. */
export type ReaderKind = { [K in BlockKind]: [Kinds[K]["reader"]] extends [never] ? never : K }[BlockKind];
export type ReaderFieldKind = Extract<ReaderKind, FieldKind>;
