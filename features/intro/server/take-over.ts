import type { Work } from "../../../platform/server/http/work.ts";
import { numbersToAdopt } from "../../adoption/rules/index.ts";
import type { AssessmentView } from "../../api/index.ts";
import { blocksAsStored } from "../../assessment/server/index.ts";
import { setTermsBeside } from "../../publication/server/index.ts";
import { addRow, rowKindOf } from "../../row/server/index.ts";
import { facetAddress } from "../../search/rules/index.ts";
import { placedBlocks, type Template } from "../../template/rules/index.ts";
import { termsInSearch } from "./store.ts";

type Adoption = {
  readonly number: number;
  readonly template: Template;
  readonly view: AssessmentView;
  /** Numbers that replace the edition's, of an example. */
  readonly own?: Readonly<Record<string, string>>;
};

/**
 * Gives a new adoption what it takes over from the edition: the terms, by which it is found, and the numbers of the economy as the first
 * entries of its history. Everything else stands in the original and is read there.
 */
export async function takeOver(
  { tx, at }: Pick<Work, "tx" | "at">,
  { number, template, view, own = {} }: Adoption,
): Promise<void> {
  const shown = new Set([...view.relatedTopics, ...view.relatedMethodTypes].map(({ link }) => link));
  const { topics = [], method_types = [] } = (await termsInSearch(tx, view.contentLink.id)) ?? {};
  const terms = [
    ...topics.filter((id) => shown.has(facetAddress("Topic", id))),
    ...method_types.filter((id) => shown.has(facetAddress("MethodType", id))),
  ];
  await setTermsBeside(tx, number, terms);
  const cells = { ...numbersToAdopt(view.sections), ...own };
  const block = placedBlocks(template).find((placed) => placed.block.kind === "EconomyEvaluation")?.block;
  const kind = block && rowKindOf(block, "numbers");
  if (!kind || Object.keys(cells).length === 0) return;
  const by = { kind: "visitor" } as const;
  const owner = (await blocksAsStored(tx, number)).find(({ key }) => key === block.key)?.number;
  if (owner !== undefined) await addRow(tx, kind, { assessment: number, owner, part: "numbers", cells, by, at });
}
