import { useCallback, useRef, useState } from "react";
import { type Api, useApi } from "../../../../platform/browser/api/api.ts";
import { newIdempotencyKey } from "../../../../platform/browser/api/browser-api.ts";
import { isOutcomeUnknown } from "../../../../platform/pure/contract/outcome.ts";
import type { Problem } from "../../../api/index.ts";
import type { EditedPage, PageNode } from "../../calls-desk.ts";
import { type CommonTerm, type KeyedTerm, type SeveralAction, withTerm } from "../../rules/index.ts";
import { useReloadPages } from "./content-queries.ts";

type TermAction = "addTerm" | "takeTerm";
/** A property that all chosen pages have. `label`: its name in the first of their types. */
export type LabelledTerm = CommonTerm & { readonly label: string };
export type WantedForSeveral =
  | { readonly action: Exclude<SeveralAction, "move" | TermAction> }
  | { readonly action: "move"; readonly parent: number }
  | { readonly action: TermAction; readonly in: LabelledTerm; readonly term: KeyedTerm & { readonly text: string } };

/** `problem` is null where the field has no room for the term. */
export type Refused = { readonly node: PageNode; readonly problem: Problem | null };

export type SeveralOutcome = {
  readonly action: SeveralAction;
  readonly done: number;
  readonly refused: readonly Refused[];
  /** Those whose drafts hold nothing that readers lack but terms that were set here: they may be published together. */
  readonly clean: readonly PageNode[];
  /** Those whose drafts hold more: changes of others, a plan, or a page that readers never had. */
  readonly unfinished: readonly PageNode[];
  /** Those that were not tried, because the editor stopped it or is not signed in any more. */
  readonly left: readonly PageNode[];
};

export type Progress = { readonly done: number; readonly all: number };

/** How often one page is tried again while the server asks to wait. */
const MOST_TRIES = 5;

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/** Of a page whose terms were changed: nothing waits for readers, nothing but such changes, or more. */
type Draft = "none" | "clean" | "unfinished";

/** The result for one page. `problem` is absent when the field has no room for the term. */
type Attempt =
  | { readonly ok: true; readonly draft?: Draft }
  | { readonly ok: false; readonly problem?: Problem; readonly draft?: Draft };

/** The revisions of pages whose drafts hold nothing that readers lack but terms that were changed here. */
type Clean = Map<number, number>;

/** A call whose answer was lost is sent again as it was. */
type Try = { readonly wish: string; readonly idempotencyKey: string; rev?: number };

/**
 * The last call for each page whose answer was lost, so that the server may have done it. Only the last one, with its idempotency key: repeating
 * an earlier move after a later one would return the stored answer and do nothing.
 */
type Unanswered = Map<PageNode["id"], Try>;

type Known = { readonly clean: Clean; readonly unanswered: Unanswered };

async function once(
  api: Api,
  { id }: PageNode,
  wanted: WantedForSeveral,
  { clean, sent }: { readonly clean: Clean; readonly sent: Try },
): Promise<Attempt> {
  const { idempotencyKey } = sent;
  const params = { id };
  if (wanted.action === "trash") return api.call("deskTrashPage", { params }, { idempotencyKey });
  if (wanted.action === "move")
    return api.call("deskMovePage", { params, body: { parent: wanted.parent, before: null } }, { idempotencyKey });
  // With the newest revision: what is meant is the page as it is now.
  const page = await api.call("deskPage", { params });
  if (!page.ok) return page;
  if ("term" in wanted) return changeTerm(api, page.value, wanted, clean);
  // A page that was left to be published for its terms: what a colleague has written since is not meant.
  sent.rev ??= (wanted.action === "publish" ? clean.get(id) : undefined) ?? page.value.rev;
  clean.delete(id);
  const body = { rev: sent.rev };
  return wanted.action === "publish"
    ? api.call("deskPublishPage", { params, body }, { idempotencyKey })
    : api.call("deskUnpublishPage", { params, body }, { idempotencyKey });
}

async function changeTerm(
  api: Api,
  { id, rev, state, values }: EditedPage,
  wanted: Extract<WantedForSeveral, { readonly term: KeyedTerm }>,
  clean: Clean,
): Promise<Attempt> {
  const { name, property } = wanted.in;
  const isClean = clean.get(id) === rev;
  const value = withTerm(property, values[name], wanted.action, wanted.term);
  if (value === "noRoom") return { ok: false, draft: isClean ? "clean" : "none" };
  if (value === "asItIs") return { ok: true, draft: isClean ? "clean" : state === "published" ? "none" : "unfinished" };
  const saved = await api.call("deskSavePage", { params: { id }, body: { rev, path: [name], value: [...value] } });
  if (!saved.ok) return saved;
  // A later revision than the next holds what a colleague has saved in another field meanwhile.
  const isAlone = (isClean || state === "published") && saved.value.rev === rev + 1;
  if (isAlone) clean.set(id, saved.value.rev);
  else clean.delete(id);
  return { ok: true, draft: isAlone ? "clean" : "unfinished" };
}

async function carryOut(
  api: Api,
  node: PageNode,
  wanted: WantedForSeveral,
  { clean, unanswered }: Known,
): Promise<Attempt> {
  const wish = JSON.stringify(wanted);
  const last = unanswered.get(node.id);
  const sent = last?.wish === wish ? last : { wish, idempotencyKey: newIdempotencyKey() };
  for (let tries = 1; ; tries += 1) {
    const made = await once(api, node, wanted, { clean, sent });
    if (!made.ok && made.problem && isOutcomeUnknown(made.problem)) unanswered.set(node.id, sent);
    else unanswered.delete(node.id);
    if (made.ok || !made.problem) return made;
    const { retryAfter, kind } = made.problem;
    // A colleague has written in the same field since it was read: what they wrote is read, and kept.
    if ("term" in wanted && kind === "Stale" && tries < MOST_TRIES) continue;
    if (retryAfter == null || tries === MOST_TRIES) return made;
    await wait(retryAfter);
  }
}

/**
 * Does the same with several pages, one after the other: each by the call that is made for one page, with its own rights, its own
 * transaction and its own answer.
 */
export function useSeveral() {
  const api = useApi();
  const reload = useReloadPages();
  const isStopped = useRef(false);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const known = useRef<Known>({ clean: new Map(), unanswered: new Map() });
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState<SeveralOutcome | null>(null);
  const run = (nodes: readonly PageNode[], wanted: WantedForSeveral): Promise<SeveralOutcome> => {
    const outcome = carryOutAll(nodes, wanted);
    running.current = outcome;
    return outcome;
  };
  const carryOutAll = async (nodes: readonly PageNode[], wanted: WantedForSeveral): Promise<SeveralOutcome> => {
    isStopped.current = false;
    setOutcome(null);
    const refused: Refused[] = [];
    const drafts: { readonly node: PageNode; readonly draft: Draft }[] = [];
    let tried = 0;
    for (const node of nodes) {
      setProgress({ done: tried, all: nodes.length });
      if (isStopped.current) break;
      const made = await carryOut(api, node, wanted, known.current);
      tried += 1;
      if (!made.ok) refused.push({ node, problem: made.problem ?? null });
      if ("draft" in made && made.draft) drafts.push({ node, draft: made.draft });
      // Nobody is signed in any more: so it is with all the others.
      if (!made.ok && made.problem?.status === 401) break;
    }
    await reload();
    const withDraft = (draft: Draft) => drafts.filter((each) => each.draft === draft).map(({ node }) => node);
    const made = {
      ...{ action: wanted.action, done: tried - refused.length, refused, left: nodes.slice(tried) },
      ...{ clean: withDraft("clean"), unfinished: withDraft("unfinished") },
    };
    setProgress(null);
    setOutcome(made);
    return made;
  };
  const stop = useCallback(() => {
    isStopped.current = true;
  }, []);
  return {
    run,
    progress,
    outcome,
    /** Settles when the last run has come to its end. */
    finished: () => running.current,
    stop,
    close: () => setOutcome(null),
  };
}
