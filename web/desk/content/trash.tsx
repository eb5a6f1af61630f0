import { useQuery } from "@tanstack/react-query";
import { contentAddresses } from "../../../core/address/index.ts";
import type { PageNode } from "../../../core/contract/content-desk.ts";
import { contentScreenTexts } from "../../../texts/content-desk-screens.ts";
import { useApi } from "../../api/api.ts";
import { Button, Details, useConfirm, useToast } from "../../ui/index.ts";
import { focusBeside } from "../focus-beside.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import { Time } from "../time.tsx";
import styles from "./content.module.css";
import { trashQuery, usePageWrite } from "./content-queries.ts";

const texts = contentScreenTexts;

/** Puts a page in the trash, after saying what leads to it. */
export function useTrash() {
  const api = useApi();
  const { run, refusal } = usePageWrite("deskTrashPage");
  const confirm = useConfirm();
  const toast = useToast();
  const ask = async ({ id, name }: PageNode, words: (name: string, links: readonly string[]) => string) => {
    const links = await api.call("deskLinksTo", { params: { id } });
    const names = links.ok ? [...new Set(links.value.map((each) => each.name))] : [];
    if (!(await confirm(words(name, names), { deletes: true }))) return;
    const moveFocus = focusBeside(document.querySelector(`li[data-page="${id}"]`));
    if (!(await run({ params: { id } }))?.ok) return;
    toast(texts.trash.done(name));
    moveFocus();
  };
  return { ask, refusal };
}

/** What was deleted, to take back. */
export function Trash() {
  const { data: entries = [] } = useQuery(trashQuery(useApi()));
  const { run, refusal } = usePageWrite("deskUntrashPage");
  const toast = useToast();
  const restore = async (id: number, name: string, button: Element) => {
    const moveFocus = focusBeside(button);
    if (!(await run({ params: { id } }))?.ok) return;
    toast(texts.trash.restored(name));
    moveFocus();
  };
  return (
    <Details summary={`${texts.trash.heading} (${entries.length})`}>
      <p className={styles.quiet}>{entries.length === 0 ? texts.trash.empty : texts.trash.emptied}</p>
      <ul className={styles.versions}>
        {entries.map(({ id, name, at, by, pages }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong> · {texts.trash.pages(pages)} · <Time at={at} /> · {by}
            </span>
            <Button
              size="sm"
              variant="secondary"
              onClick={({ currentTarget }) => void restore(id, name, currentTarget)}
            >
              {texts.trash.restore(name)}
            </Button>
          </li>
        ))}
      </ul>
      {refusal ? <ProblemAlert problem={refusal} here={contentAddresses.pages} /> : null}
    </Details>
  );
}
