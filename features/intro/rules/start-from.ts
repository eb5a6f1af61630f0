import type { AssessmentView } from "../../api/index.ts";
import type { GivenValue, TermExists } from "../../block/rules/index.ts";
import { acceptValue, reused } from "../../kinds/rules/index.ts";
import { placedBlocks, type Template } from "../../template/rules/index.ts";

/** The initial content of a new assessment, by the keys of its template's blocks. */
export type Copied = {
  readonly values: ReadonlyMap<string, GivenValue>;
  readonly rows: readonly {
    readonly key: string;
    readonly part: string;
    readonly cells: Readonly<Record<string, string>>;
  }[];
};

/**
 * Copies content from a published assessment to a new one. For each block that the new template marks as reusable, it takes the reader view
 * of the block with the same key and kind. It never reads content that readers do not see.
 * @param keyOf the key of a block in the other assessment, by its `contentId`
 */
export function copiedFrom(
  template: Template,
  { sections }: Pick<AssessmentView, "sections">,
  keyOf: (contentId: number) => string | undefined,
  termExists: TermExists,
): Copied {
  const shown = sections.flatMap((section) => ("blocks" in section ? section.blocks : []));
  const byKey = new Map(shown.map((view) => [keyOf(view.contentId), view]));
  const values = new Map<string, GivenValue>();
  const rows: Copied["rows"][number][] = [];
  for (const { block } of placedBlocks(template)) {
    const view = block.reusable ? byKey.get(block.key) : undefined;
    const found = view?.kind === block.kind ? reused(view) : undefined;
    if (found?.kind === "rows") rows.push(...found.rows.map((row) => ({ key: block.key, ...row })));
    if (found?.kind !== "value") continue;
    const accepted = acceptValue(block, found.value, termExists);
    // An option that this template does not have is nothing to choose.
    if (accepted.ok && accepted.value.length > 0) values.set(block.key, accepted.value);
  }
  return { values, rows };
}
