import { blocksTexts } from "../../../texts/blocks.ts";
import type { BlockViewProps } from "./block-view-props.ts";
import { Titled } from "./titled.tsx";

/** An embedded search as it is read, in preview and when published: A section 8. */
export const SearchUnavailable = ({ item, level }: BlockViewProps) => (
  <Titled title={item.title} level={level}>
    <p>{blocksTexts.searchUnavailable}</p>
  </Titled>
);
