import { useRef, useState } from "react";
import { type CommonTerm, type SeveralDeed, withTerm } from "../../../core/content/index.ts";
import type { PageNode } from "../../../core/contract/content-desk.ts";
import type { Answer, Problem } from "../../../core/contract/index.ts";
import { type Api, useApi } from "../../api/api.ts";
import { newIdempotencyKey } from "../../api/browser-api.ts";
import { useReloadPages } from "./content-queries.ts";

type TermDeed = "addTerm" | "takeTerm";
export type Wanted =
  | { readonly deed: Exclude<SeveralDeed, "move" | TermDeed> }
  | { readonly deed: "move"; readonly parent: number }
  | { readonly deed: TermDeed; readonly in: CommonTerm; readonly term: string };

export type Refused = { readonly node: PageNode; readonly problem: Problem };

export type Outcome = {
  readonly deed: SeveralDeed;
  readonly done: number;
  readonly refused: readonly Refused[];
  /** Those that were not tried, because the editor stopped it. */
  readonly left: number;
};

type Progress = { readonly done: number; readonly all: number };

/** How often one page is tried again while the server asks to wait. */
const MOST_TRIES = 5;

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

async function once(api: Api, { id }: PageNode, wanted: Wanted, idempotencyKey: string): Promise<Answer<unknown>> {
  const params = { id };
  if (wanted.deed === "trash") return api.call("deskTrashPage", { params }, { idempotencyKey });
  if (wanted.deed === "move")
    return api.call("deskMovePage", { params, body: { parent: wanted.parent, before: null } }, { idempotencyKey });
  // With the newest revision: what is meant is the page as it is now.
  const page = await api.call("deskPage", { params });
  if (!page.ok) return page;
  const { rev, values } = page.value;
  if ("term" in wanted) {
    const { name, property } = wanted.in;
    const value = withTerm(property, values[name], wanted.deed, wanted.term);
    if (value === null) return page;
    return api.call("deskSavePage", { params, body: { rev, path: [name], value: [...value] } });
  }
  const body = { rev };
  return wanted.deed === "publish"
    ? api.call("deskPublishPage", { params, body }, { idempotencyKey })
    : api.call("deskUnpublishPage", { params, body }, { idempotencyKey });
}

async function carryOut(api: Api, node: PageNode, wanted: Wanted): Promise<Problem | null> {
  const key = newIdempotencyKey();
  for (let tries = 1; ; tries += 1) {
    const answer = await once(api, node, wanted, key);
    if (answer.ok) return null;
    const { retryAfter, kind } = answer.problem;
    // A colleague has written in the same field since it was read: what they wrote is read, and kept.
    if ("term" in wanted && kind === "Stale" && tries < MOST_TRIES) continue;
    if (retryAfter == null || tries === MOST_TRIES) return answer.problem;
    await wait(retryAfter);
  }
}

/**
 * Does the same with several pages, one after the other: each by the call that is made for one page, with its own rights, its own
 * transaction and its own answer. docs/spec/content.md, Several at once
 */
export function useSeveral() {
  const api = useApi();
  const reload = useReloadPages();
  const isStopped = useRef(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const run = async (nodes: readonly PageNode[], wanted: Wanted): Promise<Outcome> => {
    isStopped.current = false;
    setOutcome(null);
    const refused: Refused[] = [];
    let tried = 0;
    for (const node of nodes) {
      setProgress({ done: tried, all: nodes.length });
      if (isStopped.current) break;
      const problem = await carryOut(api, node, wanted);
      tried += 1;
      if (problem) refused.push({ node, problem });
      // Nobody is signed in any more: so it is with all the others.
      if (problem?.status === 401) break;
    }
    await reload();
    const made = { deed: wanted.deed, done: tried - refused.length, refused, left: nodes.length - tried };
    setProgress(null);
    setOutcome(made);
    return made;
  };
  return {
    run,
    progress,
    outcome,
    stop: () => {
      isStopped.current = true;
    },
    close: () => setOutcome(null),
  };
}
