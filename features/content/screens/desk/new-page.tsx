import { useState } from "react";
import { Button, Dialog, SelectField } from "../../../../platform/ui/index.ts";
import { useClose } from "../../../desk/screens/use-close.ts";
import type { PageNode } from "../../calls-desk.ts";
import { newUnder } from "../../rules/index.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import { pageFormTexts as texts } from "../../texts-page-form.ts";
import styles from "./content.module.css";
import { AddPage } from "./page-actions.tsx";

/** A new page from the head of the list: its place, type and name. */
export function NewPage({ nodes }: { readonly nodes: readonly PageNode[] }) {
  const [isOpen, setOpen] = useState(false);
  const close = useClose(isOpen, () => setOpen(false));
  const places = nodes.filter(({ type }) => newUnder(type).length > 0);
  const [chosen, setChosen] = useState<string | null>(null);
  const node = places.find(({ id }) => String(id) === chosen) ?? places[0];
  if (!node) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.newPage}</Button>
      <Dialog open={isOpen} onClose={close} title={texts.newPage}>
        <div className={styles.sections}>
          <SelectField
            label={contentScreenTexts.move.to}
            placeholder={null}
            options={places.map(({ id, name, url }) => ({ value: String(id), text: `${name} (${url})` }))}
            value={String(node.id)}
            onChange={({ target }) => setChosen(target.value)}
          />
          <AddPage
            key={node.type}
            node={node}
            onClose={() => setOpen(false)}
            words={{ ...contentScreenTexts.add, heading: texts.newUnder(node.name) }}
          />
        </div>
      </Dialog>
    </>
  );
}
