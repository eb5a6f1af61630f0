import { useSyncExternalStore } from "react";
import type { DraftPath } from "../../pure/draft/index.ts";
import { plainTextOf } from "../../pure/rich-text/index.ts";
import { type FieldStore, fieldKey, UnsentPanel } from "../saving/index.ts";
import { savingTexts } from "../saving/texts.ts";
import { pathOf } from "./draft-form.ts";

type GoneTextsProps = {
  readonly store: FieldStore;
  /** Whether the draft has a field at the path. */
  readonly isThere: (path: DraftPath) => boolean;
  readonly labelOf: (path: DraftPath) => string;
};

/** Unsaved text of fields that a colleague took away. It cannot be saved, but it is not lost. */
export function GoneTexts({ store, isThere, labelOf }: GoneTextsProps) {
  const unsent = useSyncExternalStore(store.subscribeUnsent, store.unsent, store.unsent);
  const gone = unsent
    .map((address) => ({ address, path: pathOf(address) }))
    .filter(({ path }) => !isThere(path))
    .map(({ address, path }) => ({ address, label: labelOf(path) }));
  return gone.map(({ address, label }, at) => (
    <UnsentPanel
      key={fieldKey(address)}
      because="gone"
      level={2}
      field={savingTexts.numbered(label, gone.slice(0, at).filter((above) => above.label === label).length)}
      text={readable([store.peek(fieldKey(address))?.text ?? ""].flat().join("\n"))}
      onDiscard={() => store.drop(address)}
    />
  ));
}

/** Converts a text of the store into readable words when its field is gone. A list becomes one line for each of its words. */
export function readable(text: string): string {
  if (text.startsWith("<")) return plainTextOf(text);
  if (!text.startsWith("[") && !text.startsWith("{")) return text;
  try {
    return wordsIn(JSON.parse(text)).join("\n");
  } catch {
    return text;
  }
}

const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};
