import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../../platform/browser/api/api.ts";
import { norwegianDay, norwegianIsoDay, norwegianMoment } from "../../../../platform/pure/norwegian-date/index.ts";
import { Button, PageLoader, Tag, useDrag, useToast } from "../../../../platform/ui/index.ts";
import { contentAddresses } from "../../../address/rules/index.ts";
import { ProblemAlert } from "../../../desk/screens/problem-alert.tsx";
import { useSite } from "../../../site/views/shell/use-site.ts";
import { WaitingTasks } from "../../../waiting/screens/index.ts";
import { reviewDateTexts } from "../../../waiting/texts.ts";
import type { PageNode } from "../../calls-desk.ts";
import { definitionOf, placeOfDrop, placeOfNode, reviewDue, type TreeDrop, type TreePlace } from "../../rules/index.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import { severalPagesTexts } from "../../texts-several.ts";
import styles from "./content.module.css";
import { pagesQuery, sitesQuery, usePageWrite } from "./content-queries.ts";
import { DragHandle, LastMove } from "./drag-handle.tsx";
import { FindPages } from "./find-pages.tsx";
import { FolderFilter, fits, noFilter, toggledPage } from "./folder-filter.tsx";
import { labelledType } from "./labelled-type.ts";
import { NewPage } from "./new-page.tsx";
import { PageActions } from "./page-actions.tsx";
import { isPast } from "./page-times.tsx";
import { Several } from "./several.tsx";
import { SharedBlocks } from "./shared-blocks.tsx";
import { StateTag } from "./state-tag.tsx";
import { Trash, useTrash } from "./trash.tsx";
import { useSeveral } from "./use-several.ts";

const texts = contentScreenTexts;

/** `/redaksjon/innhold/`: the site's pages, published or not. */
export function TreeScreen() {
  const { data, error } = useQuery(pagesQuery(useApi()));
  const nodes = data?.filter(isInTree);
  const { data: sites = [] } = useQuery(sitesQuery(useApi()));
  const here = sites.find(({ isHere }) => isHere);
  const [chosen, setChosen] = useState<number | null>(null);
  const node = nodes?.find(({ id }) => id === chosen);
  const [listed, setListed] = useState<ReadonlySet<number>>(new Set());
  const onList = (id: number) => setListed(toggledPage(listed, id));
  const trash = useTrash();
  // The assessment site has a page of its own before this one, where it stands.
  const isFirstPage = useSite().key === "metodevarsel";
  return (
    <div className={styles.screen}>
      <header className={styles.treeHead}>
        <div className={styles.header}>
          <h1>{texts.title}</h1>
          <p>{here ? texts.leadOn(here.name) : texts.lead}</p>
        </div>
        {nodes ? <NewPage nodes={nodes} /> : null}
      </header>
      {isFirstPage ? <WaitingTasks /> : null}
      {error ? <ProblemAlert problem={error.problem} here={contentAddresses.pages} /> : null}
      <FindPages>
        {nodes ? <Tree nodes={nodes} onActions={setChosen} listed={listed} onList={onList} /> : <PageLoader />}
      </FindPages>
      {data ? <SharedBlocks nodes={data} onTrash={(node) => void trash.ask(node, texts.shared.confirmTrash)} /> : null}
      {trash.refusal ? <ProblemAlert problem={trash.refusal} here={contentAddresses.pages} /> : null}
      <Trash />
      {nodes && node ? (
        <PageActions
          key={node.id}
          node={node}
          nodes={nodes}
          onClose={() => setChosen(null)}
          onList={
            listed.has(node.id)
              ? null
              : () => {
                  setChosen(null);
                  onList(node.id);
                }
          }
          onTrash={() => {
            setChosen(null);
            void trash.ask(node, texts.trash.confirm);
          }}
        />
      ) : null}
    </div>
  );
}

const isInTree = ({ type }: PageNode): boolean => !definitionOf(type)?.noAddress;

type TreeProps = {
  readonly nodes: readonly PageNode[];
  readonly onActions: (id: number) => void;
  /** The pages under which there is a list to choose several from. */
  readonly listed: ReadonlySet<number>;
  /** Opens the list of the pages under one, and closes it. */
  readonly onList: (id: number) => void;
};

/** The tree, in which pages can also be dragged to where their types may stand. The last move by dragging can be taken back. */
function Tree({ nodes, ...props }: TreeProps) {
  const { run, refusal } = usePageWrite("deskMovePage");
  const [last, setLast] = useState<{ readonly id: number; readonly name: string; readonly from: TreePlace } | null>(
    null,
  );
  const toast = useToast();
  const drag = useDrag({
    scope: "tre",
    takesIn: true,
    allows: (dragged, { id, side }) => placeOfDrop(nodes, Number(dragged), { id: Number(id), side }) !== null,
    onDrop: (dragged, { id, side }) => void move(Number(dragged), { id: Number(id), side }),
  });
  const move = async (id: number, drop: TreeDrop) => {
    const [from, to] = [placeOfNode(nodes, id), placeOfDrop(nodes, id, drop)];
    const name = nodes.find((node) => node.id === id)?.name ?? "";
    if (from && to && (await run({ params: { id }, body: to }))?.ok) setLast({ id, name, from });
  };
  const undo = async () => {
    if (!last || !(await run({ params: { id: last.id }, body: last.from }))?.ok) return;
    setLast(null);
    toast(texts.drag.undone(last.name));
  };
  return (
    <div>
      <LastMove said={last ? texts.drag.moved(last.name) : ""} onUndo={() => void undo()} />
      {refusal ? <ProblemAlert problem={refusal} here={contentAddresses.pages} /> : null}
      <Branch nodes={nodes} {...props} under={Map.groupBy(nodes, ({ parent }) => parent)} of={null} drag={drag} />
    </div>
  );
}

type BranchProps = TreeProps & {
  readonly under: ReadonlyMap<number | null, readonly PageNode[]>;
  /** The page whose pages these are; null at the top. */
  readonly of: PageNode | null;
  readonly drag: ReturnType<typeof useDrag>;
};

/** So many pages under one are shown on request. */
const MANY = 50;

/** The pages under one, each with its own under it. */
function Branch({ of, ...props }: BranchProps) {
  const { nodes, under, onActions, listed, onList, drag } = props;
  const own = under.get(of?.id ?? null) ?? [];
  const [wanted, setWanted] = useState(noFilter);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const several = useSeveral();
  // While something is done with its pages the list stays, with how far it has come and «Stopp».
  const isBusy = several.progress !== null;
  // Keep the empty list while it shows the progress or result of an action on its last pages.
  if (own.length === 0 && !isBusy && several.outcome === null) return null;
  const isMany = own.length > MANY;
  const isList = of !== null && listed.has(of.id);
  const shown = isList ? own.filter((node) => fits(node, wanted)) : own;
  return (
    <>
      {of !== null && (isMany || isList) ? (
        <Button
          size="sm"
          variant="tertiary"
          aria-expanded={isList}
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || onList(of.id)}
        >
          {isMany ? texts.showUnder(own.length, of.name) : severalPagesTexts.closeList(of.name)}
        </Button>
      ) : null}
      {of !== null && isList ? (
        <section className={styles.folder} aria-label={severalPagesTexts.heading(of.name)}>
          <FolderFilter wanted={wanted} onWant={setWanted} shown={shown.length} all={own.length} />
          <Several several={several} nodes={nodes} shown={shown} chosen={chosen} onChoose={setChosen} />
        </section>
      ) : null}
      {isMany && !isList ? null : (
        <ul className={styles.tree} {...(of === null ? { "aria-label": texts.tree } : {})}>
          {shown.map((node) => (
            <li key={node.id} data-page={node.id}>
              <div className={styles.node} {...drag.target(String(node.id))}>
                {of === null ? null : <DragHandle what={node.name} on={drag.handle(String(node.id))} />}
                {isList ? (
                  <input
                    type="checkbox"
                    className="ds-input"
                    aria-label={severalPagesTexts.choose(node.name)}
                    checked={chosen.has(node.id)}
                    onChange={() => setChosen(toggledPage(chosen, node.id))}
                  />
                ) : null}
                <span className={styles.nodeName}>
                  <a href={contentAddresses.page(node.id)}>{node.name}</a>
                  {node.state === "published" ? null : <StateTag state={node.state} />}
                  <TimeTag node={node} />
                  <ReviewTag node={node} />
                  {node.access === "everyone" ? null : <Tag tone="neutral">{texts.readers.tags[node.access]}</Tag>}
                  <span className={styles.quiet}>{labelledType(node.type)?.label ?? node.type}</span>
                </span>
                <Button
                  size="sm"
                  variant="tertiary"
                  aria-label={texts.actions(node.name)}
                  onClick={() => onActions(node.id)}
                >
                  {texts.actionsShort}
                </Button>
              </div>
              <Branch {...props} of={node} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** When a version of a page is to be published, or that readers do not get it any more. */
function TimeTag({ node: { planned, ends } }: { node: PageNode }) {
  if (ends !== undefined && isPast(ends)) return <Tag tone="neutral">{texts.times.endedTag}</Tag>;
  return planned === undefined ? null : <Tag tone="info">{texts.times.plannedTag(norwegianMoment(planned))}</Tag>;
}

/** That a page which readers have should have been looked at. */
function ReviewTag({ node: { state, reviewBy } }: { node: PageNode }) {
  const [today] = useState(() => norwegianIsoDay(new Date()));
  if (state === "draft" || reviewBy === undefined || reviewDue(reviewBy, today) !== "passed") return null;
  return <Tag tone="warning">{reviewDateTexts.overdueTag(norwegianDay(reviewBy))}</Tag>;
}
