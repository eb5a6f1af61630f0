import { plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import type { AssessmentView } from "../../api/index.ts";
import type { BlockValue, Feed } from "../../block/rules/index.ts";
import type { ReaderBlock } from "../../kinds/rules/index.ts";
import { blocksFeeding, findBlock, placedBlocks, type Template } from "../../template/rules/index.ts";
import type { WrittenAssessment } from "./assessment-record.ts";

/** An image as a record names it, with the address of its file. */
type ShownImage = { readonly block: string; readonly url: string; readonly alt: string; readonly decorative: boolean };

/** The content of an edition, in the parts of a record. Files are named by their addresses, terms by their keys. */
export type SaidInView = Required<
  Pick<
    WrittenAssessment,
    "literature" | "selection" | "references" | "evidence" | "results" | "outcomes" | "numbers" | "summary"
  >
> & {
  /** By block key, in the order of the template. */
  readonly values: ReadonlyMap<string, string | string[]>;
  readonly images: readonly ShownImage[];
  readonly document: string | null;
};

const isEmpty = (value: string | readonly string[]): boolean =>
  typeof value === "string" ? value === "" : value.every((each) => each === "");

/** The content of one block, in the parts of a record. `images` and `document` are files, by their addresses. */
type SaidInBlock = Partial<Omit<SaidInView, "summary" | "values">> & { readonly value?: string | string[] };

const ECONOMY_TEXTS = ["operationalCosts", "budget", "startupCosts", "financialBasis"] as const;

/** A new kind of block does not compile before it is said here what an export keeps of it. */
function saidBy(key: string, block: ReaderBlock): SaidInBlock {
  switch (block.kind) {
    case "Text":
      return { value: block.text };
    case "TextEditor":
      return { value: block.html };
    case "Select":
    case "RelationSelector":
      return { value: [...block.chosen] };
    case "Table":
      return { value: block.rows.map(({ text }) => text) };
    case "EconomyEvaluation":
      return { value: ECONOMY_TEXTS.map((each) => block.texts[each]), numbers: sorted(block.cells) };
    case "LiteratureSearch":
      return {
        literature: literatureIn(block, key),
        ...(block.selection ? { selection: block.selection } : {}),
        references: (block.references ?? []).map(({ id: _, ...reference }) => ({ block: key, ...reference })),
      };
    case "EvidenceTable":
      return {
        evidence: block.studies.map(({ cells }) => ({
          ...{ block: key, section: block.tableSection, shortId: cells.shortId ?? "" },
          ...Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== "")),
        })),
        results: (block.results ?? []).map(({ study, cells }) => ({
          study: block.studies.findIndex(({ id }) => id === study),
          cells,
        })),
      };
    case "OutcomeTable":
      return {
        value: [block.interventionInText, block.comparatorInText],
        outcomes: block.outcomes.map(({ cells }) => ({ block: key, name: cells.name ?? "", ...cells })),
      };
    case "ImageUpload":
      return { images: block.images.map(({ url, alt }) => ({ block: key, url, alt, decorative: alt === "" })) };
    case "PdfUpload":
      return { document: block.file.url };
    case "Search":
    case "File":
    case "Heading":
    case "EconomyMunicipality":
      return {};
  }
}

type Keyed = { readonly key: string; readonly block: ReaderBlock };

/**
 * Reads an edition back into the parts of a record: what readers see of it and nothing else. Reviews are left out.
 * @param template that it was written on
 * @param keyOf the key of a block by its number
 */
export function saidIn(view: AssessmentView, template: Template, keyOf: (number: number) => string | null): SaidInView {
  const blocks: readonly Keyed[] = view.sections
    .filter(({ review }) => review === undefined)
    .flatMap((section) => section.blocks)
    .flatMap((block) => {
      const key = keyOf(block.contentId);
      return key !== null && findBlock(template, key) ? [{ key, block }] : [];
    });
  const said = blocks.map(({ key, block }) => ({ key, ...saidBy(key, block) }));
  const values = new Map<string, string | string[]>();
  for (const { key, value } of said) if (value !== undefined && !isEmpty(value)) values.set(key, value);
  const plain = firstFeeding(template, "plain-summary");
  if (plain && view.plainSummary !== "") values.set(plain.key, inBlock(plain, view.plainSummary));
  return {
    summary: view.summary,
    values: inOrderOf(template, values),
    literature: searchesOf(said),
    selection: said.find(({ selection }) => selection)?.selection,
    references: said.flatMap(({ references = [] }) => references),
    evidence: said.flatMap(({ evidence = [] }) => evidence),
    results: resultsIn(said),
    outcomes: said.flatMap(({ outcomes = [] }) => outcomes),
    numbers: Object.assign({}, ...said.map(({ numbers }) => numbers)),
    images: said.flatMap(({ images = [] }) => images),
    document: said.find(({ document }) => document)?.document ?? null,
  };
}

/** The searches of a block. `repeats` is the place in the list of the search before. */
function literatureIn({ sections }: ReaderBlock<"LiteratureSearch">, block: string) {
  const ids = sections.flatMap(({ searches }) => searches.map(({ id }) => id));
  return sections.flatMap(({ key: section, searches }) =>
    searches.map(({ id: _, repeats, ...search }) => ({
      ...{ block, section, ...search },
      ...(repeats === undefined ? {} : { repeats: ids.indexOf(repeats) }),
    })),
  );
}

/** The searches of all blocks, by the place of the search before among those of all blocks. */
function searchesOf(said: readonly SaidInBlock[]): SaidInView["literature"] {
  let first = 0;
  return said.flatMap(({ literature = [] }) => {
    const placed = literature.map(({ repeats, ...search }) =>
      repeats === undefined ? search : { ...search, repeats: first + repeats },
    );
    first += literature.length;
    return placed;
  });
}

/** The results of all tables, by the place of their study among the studies of all tables. */
function resultsIn(said: readonly SaidInBlock[]): SaidInView["results"] {
  let before = 0;
  return said.flatMap(({ evidence = [], results = [] }) => {
    const first = before;
    before += evidence.length;
    return results.map(({ study, cells }) => ({ study: first + study, cells }));
  });
}

const sorted = (cells: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The block of a template that a record's own key stands for, such as its summary. */
export const firstFeeding = (template: Template, feed: Feed) => blocksFeeding(template, feed)[0]?.block;

/** HTML as the block that feeds it holds it. */
export const inBlock = ({ kind }: { readonly kind: string }, html: string): string =>
  kind === "Text" ? plainTextOf(html) : html;

/** Values in the order of the template, so that the same content is always written the same. */
export const inOrderOf = <V extends NonNullable<BlockValue>>(
  template: Template,
  values: ReadonlyMap<string, V>,
): ReadonlyMap<string, V> =>
  new Map(
    placedBlocks(template).flatMap(({ block: { key } }) => {
      const value = values.get(key);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
