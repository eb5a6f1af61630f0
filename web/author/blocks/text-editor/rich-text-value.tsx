import { isEmptyRichText, markSanitized, plainTextOf } from "../../../../core/rich-text/index.ts";
import type { FieldValue } from "../../../../core/saving/index.ts";
import { savingTexts } from "../../../../texts/author.ts";
import { RichText } from "../../../content/rich-text/rich-text.tsx";
import { RichTextEditor } from "../../rich-text-editor/index.ts";
import type { ValueForm } from "../block-ui.ts";

const asHtml = (value: FieldValue): string => [value].flat().join("");

/** Mine is what our own editor emitted and theirs is what the server cleaned: both are clean. */
const Shown = ({ html }: { html: string }) =>
  isEmptyRichText(html) ? <p>{savingTexts.conflict.empty}</p> : <RichText html={markSanitized(html)} />;

export const richTextValue: ValueForm<"TextEditor"> = {
  show: (_block, value) => <Shown html={asHtml(value)} />,
  words: (_block, value) => plainTextOf(asHtml(value)),
  combine: (_block, mine, theirs) => `${asHtml(mine)}${asHtml(theirs)}`,
  edit: (_block, value, onChange) => (
    <RichTextEditor label={savingTexts.conflict.combined} value={asHtml(value)} onChange={onChange} />
  ),
};
