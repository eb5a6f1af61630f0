import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../../platform/browser/api/api.ts";
import { Button, Details, useConfirm, useToast } from "../../../../platform/ui/index.ts";
import { contentAddresses } from "../../../address/rules/index.ts";
import { focusBeside } from "../../../desk/screens/focus-beside.ts";
import { ProblemAlert } from "../../../desk/screens/problem-alert.tsx";
import { Time } from "../../../desk/screens/time.tsx";
import type { PageNode } from "../../calls-desk.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
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

/** Deleted pages, to restore. */
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
              <strong>{name}</strong> · {texts.trash.pages(pages)} · <Time at={at} />
              {by === "" ? null : ` · ${by}`}
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
