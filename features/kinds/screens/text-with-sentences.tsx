import { escapeHtml } from "../../../platform/pure/html/index.ts";
import type { BlockProps } from "../../block/screens/block-ui.ts";
import { TextEditorField } from "../../block/text-editor/field.tsx";
import { OutcomeSentences } from "../../outcome/screens/outcome-sentences.tsx";

/** A rich text, with the sentences of the outcome table below it where its template offers them. */
export const TextWithSentences = ({ block }: BlockProps<"TextEditor">) => (
  <TextEditorField
    block={block}
    {...(block.offersSentences
      ? {
          below: (html: string, write: (html: string) => void) => (
            <OutcomeSentences html={html} onInsert={(sentence) => write(`${html}<p>${escapeHtml(sentence)}</p>`)} />
          ),
        }
      : {})}
  />
);
