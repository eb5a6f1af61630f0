import type {
  AcceptedValue,
  BlockValue,
  Example,
  ExampleTexts,
  GivenValue,
  Held,
  HeldFile,
  Reused,
  Sources,
  TermExists,
  TermKind,
  Titled,
} from "../../block/rules/definition.ts";
import type { Row } from "../../block/rules/row.ts";
import type { DocumentPart, DocumentPlace, Sheet, SheetWords } from "../../document/rules/index.ts";
import type { Reference } from "../../reference/rules/index.ts";
import { definitions } from "./definitions.ts";
import type { AuthorView, BlockKind, Kinds, ReaderView } from "./kinds.ts";

// These functions are generic in K and take the kind from the value, so that definition and value have the same kind without a cast.

type OfKind<K, T> = T & { readonly kind: K };
/** A block of one kind as a template writes it. */
export type TemplateBlock<K extends BlockKind> = OfKind<K, Kinds[K]["block"]>;

type Content = {
  readonly value?: BlockValue | undefined;
  readonly rows?: readonly Row[] | undefined;
  readonly files?: readonly HeldFile[] | undefined;
};

/** A block of a template with what its authors put in it. A stored value of another type than the kind's reads as none. */
export const held = <K extends BlockKind>(
  block: TemplateBlock<K>,
  { value = null, rows = [], files = [] }: Content,
): OfKind<K, Held<Kinds[K]>> => {
  const kind: K = block.kind;
  return { kind, block, value: definitions[kind].value?.read(value) ?? null, rows, files };
};

export const isFilled = <K extends BlockKind>(of: OfKind<K, Held<Kinds[K]>>): boolean => {
  const kind: K = of.kind;
  return definitions[kind].isFilled(of);
};

/** Whether anything stands in the block, whatever it counts for. */
export const hasContent = ({ value, rows, files }: Content): boolean =>
  [value ?? ""].flat().some((text) => text.trim() !== "") || (rows ?? []).length > 0 || (files ?? []).length > 0;

/** Whether something that stands in the block must be finished before sending. */
export const isUnfinished = <K extends BlockKind>(of: OfKind<K, Held<Kinds[K]>>): boolean => {
  const kind: K = of.kind;
  return definitions[kind].isUnfinished?.(of) ?? false;
};

/** Whether its author has put anything in a block; null for a kind in which nothing is filled in. */
export const isBegun = <K extends BlockKind>(view: OfKind<K, AuthorView<K>>): boolean | null => {
  const kind: K = view.kind;
  return definitions[kind].isBegun?.(view) ?? null;
};

/** An example of what authors put into a block; empty for a kind in which nothing is filled in. */
export const exampleOf = <K extends BlockKind>(
  block: TemplateBlock<K>,
  texts: ExampleTexts,
  sources: Sources,
): Example => {
  const kind: K = block.kind;
  return definitions[kind].example?.(block, texts, sources) ?? {};
};

/** The rows of a block as sheets of a workbook. */
export const sheetsOf = <K extends BlockKind>(
  view: OfKind<K, Titled<ReaderView<K>>>,
  words: SheetWords,
): readonly Sheet[] => {
  const kind: K = view.kind;
  return definitions[kind].sheets?.(view, words) ?? [];
};

/** Whether readers can download the rows of a kind as tables. */
export const hasSheets = (kind: BlockKind): boolean => definitions[kind].sheets !== null;

/** The literature that a block names. */
export const referencesOf = <K extends BlockKind>(
  view: OfKind<K, ReaderView<K>>,
): { readonly references: readonly Reference[]; readonly fromLines: boolean } => {
  const kind: K = view.kind;
  const { references } = definitions[kind];
  return { references: references?.in(view) ?? [], fromLines: references?.fromLines ?? false };
};

/** The part of a block's author view that its kind decides. */
export const authorView = <K extends BlockKind>(of: OfKind<K, Held<Kinds[K]>>, sources: Sources): AuthorView<K> => {
  const kind: K = of.kind;
  return definitions[kind].author(of, sources);
};

/** The part of a block's reader view that its kind decides; null when there is nothing to read. */
export const readerView = <K extends BlockKind>(
  of: OfKind<K, Held<Kinds[K]>>,
  sources: Sources,
): ReaderView<K> | null => {
  const kind: K = of.kind;
  return definitions[kind].reader(of, sources);
};

/** The part of a block that another assessment may copy; undefined for a kind that contains results. */
export const reused = <K extends BlockKind>(view: OfKind<K, ReaderView<K>>): Reused | undefined => {
  const kind: K = view.kind;
  return definitions[kind].reuse?.(view);
};

/** The words that a search finds a block by. */
export const searchText = <K extends BlockKind>(view: OfKind<K, ReaderView<K>>): readonly string[] => {
  const kind: K = view.kind;
  return definitions[kind].searchText(view);
};

/** A block in a document: `body` where it stands, `appendix` at the end. */
export const blockParts = <K extends BlockKind>(
  view: OfKind<K, Titled<ReaderView<K>>>,
  place: DocumentPlace,
): { readonly body: readonly DocumentPart[]; readonly appendix: readonly DocumentPart[] } => {
  const kind: K = view.kind;
  const { document, appendix } = definitions[kind];
  return { body: document(view, place), appendix: appendix?.(view, place) ?? [] };
};

/** A given value in the form that is stored, or the rule that it breaks. */
export const acceptValue = <K extends BlockKind>(
  block: TemplateBlock<K>,
  given: GivenValue,
  termExists: TermExists,
): AcceptedValue<GivenValue> => {
  const kind: K = block.kind;
  const rules = definitions[kind].value;
  if (!rules) return { ok: false, because: { kind: "BlockHasNoValue" } };
  return rules.accept(block, given, termExists);
};

/** The value that a block's field shows and saves; undefined for a kind without a value or without a field yet. */
export const fieldValue = <K extends BlockKind>(view: OfKind<K, AuthorView<K>>): GivenValue | undefined => {
  const kind: K = view.kind;
  return definitions[kind].value?.ofAuthor?.(view);
};

/** A block's contribution to a summary, as HTML; empty when there is none. */
export const feedHtml = <K extends BlockKind>(of: OfKind<K, Held<Kinds[K]>>): string => {
  const kind: K = of.kind;
  const { feeding } = definitions[kind];
  return feeding.kind === "text" && of.value !== null ? feeding.html(of.value) : "";
};

/** The terms that a block's value names, for the kinds whose options are terms. */
export const feedTerms = <K extends BlockKind>(
  of: OfKind<K, Held<Kinds[K]>>,
): { readonly kind: TermKind; readonly keys: readonly string[] } | null => {
  const own: K = of.kind;
  const { feeding } = definitions[own];
  const kind = feeding.kind === "terms" ? feeding.termKind(of.block) : null;
  return feeding.kind === "terms" && kind ? { kind, keys: of.value === null ? [] : feeding.keys(of.value) } : null;
};

/** The kind of term that a choice draws its options from; null for options of its own and for other blocks. */
export const termKindOf = <K extends BlockKind>(block: TemplateBlock<K>): TermKind | null => {
  const kind: K = block.kind;
  const { feeding } = definitions[kind];
  return feeding.kind === "terms" ? feeding.termKind(block) : null;
};
