import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, use, useState } from "react";
import { useApi } from "../../../../platform/browser/api/api.ts";
import { FieldStoreContext } from "../../../../platform/editing/saving/index.ts";
import {
  Alert,
  Button,
  Dialog,
  focusWhenDrawn,
  TextField,
  useConfirm,
  useToast,
} from "../../../../platform/ui/index.ts";
import { contentAddresses } from "../../../address/rules/index.ts";
import { ProblemAlert } from "../../../desk/screens/problem-alert.tsx";
import { useClose } from "../../../desk/screens/use-close.ts";
import type { PageNode } from "../../calls-desk.ts";
import { definitionOf, type Path } from "../../rules/index.ts";
import { contentDeskTexts } from "../../texts-desk.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import styles from "./content.module.css";
import { pageQuery, usePageWrite } from "./content-queries.ts";
import { fieldIdOf, usePage } from "./page-context.tsx";
import { StateTag } from "./state-tag.tsx";

const texts = contentScreenTexts.shared;

/** The shared blocks among what the desk lists. */
export const sharedNodes = (nodes: readonly PageNode[]): readonly PageNode[] =>
  nodes.filter(({ type }) => definitionOf(type)?.isBlock === true);

/** Makes a block of the page shared, or a shared one the page's own, after what is written has been saved. */
function useConvert(path: Path) {
  const { page } = usePage();
  const store = use(FieldStoreContext);
  const client = useQueryClient();
  const api = useApi();
  const { run, running, refusal } = usePageWrite("deskConvertBlock");
  const convert = async (to: "shared" | "own", name = ""): Promise<boolean> => {
    await store?.flush(store.unsent());
    const { rev } = await client.fetchQuery({ ...pageQuery(api, page.id), staleTime: 0 });
    return (await run({ params: { id: page.id }, body: { rev, path: [...path], to, name } }))?.ok === true;
  };
  const problem = refusal ? <ProblemAlert problem={refusal} here={contentAddresses.page(page.id)} /> : null;
  return { convert, running, problem };
}

/** The button that was pressed goes with the block as it was. */
const focusBlock = (path: Path) => focusWhenDrawn(() => document.getElementById(fieldIdOf(path)));

type SharedBlockProps = { readonly number: number; readonly name: string; readonly path: Path };

/** A shared block on a page: its state, the number of pages that use it, and a link to edit it. */
export function SharedBlockForm({ number, name, path }: SharedBlockProps) {
  const { nodes } = usePage();
  const { convert, running, problem } = useConvert(path);
  const confirm = useConfirm();
  const toast = useToast();
  const node = nodes.find(({ id }) => id === number);
  if (!node) return <Alert tone="warning">{contentDeskTexts.rule("BlockGone")}</Alert>;
  const detach = async () => {
    if (!(await confirm(texts.confirmOwn(node.name))) || !(await convert("own"))) return;
    toast(texts.isOwn);
    focusBlock(path);
  };
  return (
    <div className={styles.notice}>
      <p className={styles.inline}>
        <strong>{node.name}</strong>
        <StateTag state={node.state} />
        <span className={styles.quiet}>{texts.uses(node.uses ?? 0)}</span>
      </p>
      <p className={styles.quiet}>{texts.explain}</p>
      <div className={styles.inline}>
        <a href={contentAddresses.page(number)}>{texts.edit(node.name)}</a>
        <Button
          size="sm"
          variant="tertiary"
          loading={running}
          aria-label={texts.makeOwnLabel(name)}
          onClick={() => void detach()}
        >
          {texts.makeOwn}
        </Button>
      </div>
      {problem}
    </div>
  );
}

type MakeSharedProps = { readonly path: Path; readonly block: string; readonly suggested: string };

/** Makes a block of the page one that may stand on several. */
export function MakeShared({ path, block, suggested }: MakeSharedProps) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState(suggested);
  const { convert, running, problem } = useConvert(path);
  const toast = useToast();
  const close = useClose(isOpen, () => setOpen(false));
  const share = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await convert("shared", name))) return;
    setOpen(false);
    toast(texts.isShared);
    focusBlock(path);
  };
  return (
    <div>
      <Button size="sm" variant="tertiary" aria-label={texts.makeSharedLabel(block)} onClick={() => setOpen(true)}>
        {texts.makeShared}
      </Button>
      <Dialog open={isOpen} onClose={close} title={texts.makeSharedLabel(block)}>
        <form className={styles.sections} onSubmit={(event) => void share(event)}>
          <p>{texts.whatShared}</p>
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            required
            maxLength={200}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <div>
            <Button type="submit" loading={running}>
              {texts.makeShared}
            </Button>
          </div>
          {problem}
        </form>
      </Dialog>
    </div>
  );
}
