import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { Button, Dialog, SelectField, TextField, useToast } from "../../../../platform/ui/index.ts";
import { contentAddresses } from "../../../address/rules/index.ts";
import { ProblemAlert } from "../../../desk/screens/problem-alert.tsx";
import { useClose, useFocusBack } from "../../../desk/screens/use-close.ts";
import type { PageNode } from "../../calls-desk.ts";
import { definitionOf, isOnlyOne, mayStandUnder, newUnder } from "../../rules/index.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import { severalPagesTexts } from "../../texts-several.ts";
import styles from "./content.module.css";
import { usePageWrite } from "./content-queries.ts";
import { labelledType } from "./labelled-type.ts";

const texts = contentScreenTexts;

type ActionsProps = {
  readonly node: PageNode;
  readonly nodes: readonly PageNode[];
  readonly onClose: () => void;
  /** Shows the pages under it as a list to choose from; null when they are shown so already. */
  readonly onList: (() => void) | null;
  readonly onTrash: () => void;
};

/** The actions on a page in the tree. */
export const PageActions = (props: ActionsProps) => {
  const isSingle = isOnlyOne(props.node);
  const close = useClose(true, props.onClose);
  useFocusBack();
  return (
    <Dialog open onClose={close} title={texts.actions(props.node.name)}>
      <div className={styles.sections}>
        <AddPage {...props} />
        {isSingle && definitionOf(props.node.type)?.place === undefined ? (
          <p className={styles.quiet}>{texts.move.fixed}</p>
        ) : (
          <MovePage {...props} />
        )}
        <ListUnder {...props} />
        {isSingle ? null : <CopyPage {...props} />}
        {isSingle ? null : (
          <section className={styles.sections}>
            <h3>{texts.trash.heading}</h3>
            <div>
              <Button variant="secondary" color="danger" size="sm" onClick={props.onTrash}>
                {texts.trash.button}
              </Button>
            </div>
          </section>
        )}
      </div>
    </Dialog>
  );
};

function ListUnder({ node, nodes, onList }: ActionsProps) {
  const count = nodes.filter(({ parent }) => parent === node.id).length;
  if (count === 0 || onList === null) return null;
  return (
    <section className={styles.sections}>
      <h3>{severalPagesTexts.openHeading}</h3>
      <p className={styles.quiet}>{severalPagesTexts.openHint}</p>
      <div>
        <Button variant="secondary" size="sm" onClick={onList}>
          {severalPagesTexts.open(count)}
        </Button>
      </div>
    </section>
  );
}

type AddPageProps = Pick<ActionsProps, "node" | "onClose"> & {
  /** Of its heading, by where it stands. */
  readonly level?: "h2" | "h3";
  readonly words?: { readonly [K in "heading" | "type" | "name" | "button"]: string };
};

/** A form for a new page, or whatever else may stand under this one. */
export function AddPage({ node, onClose, level: Heading = "h3", words = texts.add }: AddPageProps) {
  const types = newUnder(node.type);
  const [type, setType] = useState(types[0] ?? "");
  const [name, setName] = useState("");
  const { run, running, refusal } = usePageWrite("deskAddPage");
  const navigate = useNavigate();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await run({ body: { parent: node.id, type, name } });
    if (!answer?.ok) return;
    onClose();
    await navigate({ href: contentAddresses.page(answer.value.id) });
  };
  if (types.length === 0) return <p className={styles.quiet}>{texts.add.none}</p>;
  return (
    <form className={styles.sections} onSubmit={(event) => void add(event)}>
      <Heading>{words.heading}</Heading>
      <SelectField
        label={words.type}
        hint={labelledType(type)?.help}
        placeholder={null}
        options={types.map((each) => ({ value: each, text: labelledType(each)?.label ?? each }))}
        value={type}
        onChange={({ target }) => setType(target.value)}
      />
      <TextField
        label={words.name}
        required
        maxLength={200}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div>
        <Button type="submit" loading={running}>
          {words.button}
        </Button>
      </div>
      {refusal ? <ProblemAlert problem={refusal} here={contentAddresses.pages} /> : null}
    </form>
  );
}

/** Makes a copy with all under it, and opens it. */
function CopyPage({ node, onClose }: ActionsProps) {
  const { run, running, refusal } = usePageWrite("deskCopyPage");
  const navigate = useNavigate();
  const toast = useToast();
  const copy = async () => {
    const answer = await run({ params: { id: node.id } });
    if (!answer?.ok) return;
    toast(texts.copy.done(answer.value.pages));
    onClose();
    await navigate({ href: contentAddresses.page(answer.value.id) });
  };
  return (
    <section className={styles.sections}>
      <h3>{texts.copy.heading}</h3>
      <p className={styles.quiet}>{texts.copy.hint}</p>
      <div>
        <Button variant="secondary" size="sm" loading={running} onClick={() => void copy()}>
          {texts.copy.button}
        </Button>
      </div>
      {refusal ? <ProblemAlert problem={refusal} here={contentAddresses.pages} /> : null}
    </section>
  );
}

function MovePage({ node, nodes }: ActionsProps) {
  const { run, running, refusal } = usePageWrite("deskMovePage");
  const toast = useToast();
  const beside = nodes.filter(({ parent }) => parent === node.parent);
  const at = beside.findIndex(({ id }) => id === node.id);
  const below = underOf(nodes, node.id);
  const targets = nodes.filter(
    ({ id, type }) => !below.has(id) && id !== node.parent && mayStandUnder(node.type, type),
  );
  const [target, setTarget] = useState("");
  const move = async (parent: number | null, before: number | null) => {
    if (parent === null) return;
    if ((await run({ params: { id: node.id }, body: { parent, before } }))?.ok) toast(texts.move.done(node.name));
  };
  const isFirst = at === 0;
  const isLast = at === beside.length - 1;
  return (
    <section className={styles.sections}>
      <h3>{texts.move.heading}</h3>
      <div className={styles.inline}>
        <Button
          variant="secondary"
          size="sm"
          aria-disabled={isFirst || undefined}
          onClick={() => isFirst || void move(node.parent, beside[at - 1]?.id ?? null)}
        >
          {texts.move.up}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-disabled={isLast || undefined}
          onClick={() => isLast || void move(node.parent, beside[at + 2]?.id ?? null)}
        >
          {texts.move.down}
        </Button>
      </div>
      {targets.length === 0 ? null : (
        <>
          <SelectField
            label={texts.move.to}
            hint={texts.move.hint}
            options={targets.map(({ id, name, url }) => ({ value: String(id), text: `${name} (${url})` }))}
            value={target}
            onChange={(event) => setTarget(event.target.value)}
          />
          <div>
            <Button
              variant="secondary"
              size="sm"
              loading={running}
              aria-disabled={target === "" || undefined}
              onClick={() => target === "" || void move(Number(target), null)}
            >
              {texts.move.button}
            </Button>
          </div>
        </>
      )}
      {refusal ? <ProblemAlert problem={refusal} here={contentAddresses.pages} /> : null}
    </section>
  );
}

/** A page and all under it. */
function underOf(nodes: readonly PageNode[], id: number): ReadonlySet<number> {
  const below = new Set([id]);
  for (const node of nodes) if (node.parent !== null && below.has(node.parent)) below.add(node.id);
  return below;
}
