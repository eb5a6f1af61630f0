import { useSyncExternalStore } from "react";
import type { Template } from "../../../core/template/index.ts";
import { type FieldStore, fieldKey, UnsentPanel } from "../../author/saving/index.ts";
import { pathOf, revisionOf } from "./form-values.ts";

type GoneTextsProps = { readonly store: FieldStore; readonly template: Template; readonly rev: number };

/** What somebody was writing of a block or a tab that a colleague took out: nobody can save it, and it is not lost. */
export function GoneTexts({ store, template, rev }: GoneTextsProps) {
  const unsent = useSyncExternalStore(store.subscribeUnsent, store.unsent, store.unsent);
  return unsent
    .filter((address) => revisionOf(template, rev, pathOf(address)) === undefined)
    .map((address) => (
      <UnsentPanel
        key={fieldKey(address)}
        because="gone"
        level={2}
        text={[store.peek(fieldKey(address))?.text ?? ""].flat().join("\n")}
        onDiscard={() => store.drop(address)}
      />
    ));
}
