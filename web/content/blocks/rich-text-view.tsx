import { isEmptyRichText } from "../../../core/rich-text/index.ts";
import { RichText } from "../rich-text/rich-text.tsx";
import type { BlockViewProps } from "./block-view-props.ts";
import { NotFilledIn } from "./not-filled-in.tsx";
import { Titled } from "./titled.tsx";

/** A rich text as it is read. */
export const RichTextView = ({ item, level }: BlockViewProps) => {
  const html = item.properties.text ?? "";
  return (
    <Titled title={item.title} level={level}>
      {isEmptyRichText(html) ? <NotFilledIn /> : <RichText html={html} />}
    </Titled>
  );
};
