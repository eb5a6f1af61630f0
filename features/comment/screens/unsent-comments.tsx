import { placeKey, UnsentPanel, useRowStore } from "../../../platform/editing/saving/index.ts";
import { savingTexts } from "../../../platform/editing/saving/texts.ts";
import type { ClosedBecause } from "../../../platform/pure/saving/index.ts";
import type { AuthorBlock } from "../../kinds/rules/index.ts";
import { commentsTexts } from "../texts.ts";
import { useUnsent } from "./use-drafts.ts";

type UnsentCommentsProps = {
  readonly block: Pick<AuthorBlock, "contentGuid" | "title">;
  readonly because: ClosedBecause;
};

/** Texts that were not saved when the block closed for comments, to read and copy. */
export function UnsentComments({ block, because }: UnsentCommentsProps) {
  const rows = useRowStore();
  const texts = useUnsent(block.contentGuid).map((place) => {
    const key = placeKey(place);
    return { key, text: rows.draft(key)?.cells.comment ?? "" };
  });
  const name = commentsTexts.about(block.title);
  return texts.map(({ key, text }, at) => (
    <UnsentPanel key={key} because={because} field={savingTexts.numbered(name, at)} text={text} />
  ));
}
