import { useSyncExternalStore } from "react";
import { type FieldStore, fieldKey, UnsentPanel } from "../../../platform/editing/saving/index.ts";
import { savingTexts } from "../../../platform/editing/saving/texts.ts";
import { isTabName, type Template, type TemplatePath } from "../rules/index.ts";
import { templateTexts } from "../texts.ts";
import { pathOf, readable, revisionOf } from "./form-values.ts";

type GoneTextsProps = { readonly store: FieldStore; readonly template: Template; readonly rev: number };

/** Unsaved text of a block or a tab that a colleague removed. It cannot be saved, but it is not lost. */
export function GoneTexts({ store, template, rev }: GoneTextsProps) {
  const unsent = useSyncExternalStore(store.subscribeUnsent, store.unsent, store.unsent);
  const gone = unsent
    .map((address) => ({ address, path: pathOf(address) }))
    .filter(({ path }) => revisionOf(template, rev, path) === undefined)
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

/** The label of the field at a path. */
function labelOf(path: TemplatePath): string {
  const [above = "", name = ""] = path.slice(-2);
  return templateTexts.label(name, isTabName(above) ? "tab" : above);
}
