import type { Api } from "../../../../platform/browser/api/api.ts";
import { type FieldAddress, isCell, isHeading, type SharedTexts } from "../../../../platform/editing/saving/index.ts";
import type { Problem } from "../../../../platform/pure/contract/problem.ts";
import { type Attempt, type SaveAnswer, saveAnswerOf } from "../../../../platform/pure/saving/index.ts";
import type { Batch } from "../../../../platform/pure/shared-text/index.ts";
import { withoutLineBreaks } from "../../../../platform/pure/text/index.ts";
import type { WorkingCopyView } from "../../../assessment/calls.ts";
import { saveCell } from "../../../row/screens/index.ts";
import { authorTexts } from "../../texts.ts";

/** Browsers let at most 64 KB outlive a page. */
const MAY_OUTLIVE_THE_PAGE = 60_000;

const lastWords = (value: unknown): boolean =>
  document.visibilityState === "hidden" && JSON.stringify(value).length < MAY_OUTLIVE_THE_PAGE;

const saveBlock = async (
  api: Api,
  { assessment, blocks, onAlsoChanged }: FieldOwner,
  id: string,
  { key, value, rev }: Attempt,
): Promise<SaveAnswer> => {
  const given = typeof value === "string" ? value : [...value];
  const body = { id, value: given, ...blocks().get(id), pageId: assessment, rev };
  const answer = await api.call("saveSchemaItem", { body }, { idempotencyKey: key, keepalive: lastWords(value) });
  if (!answer.ok) return saveAnswerOf(answer.problem);
  const { rev: saved, value: stored, changed, alsoChanged } = answer.value;
  if (alsoChanged.length > 0) onAlsoChanged();
  return { kind: "acknowledged", rev: saved, value: stored, when: changed };
};

/** The message has the status code and the reason. */
const headingRefused = (problem: Problem): SaveAnswer => {
  const refused = saveAnswerOf(problem);
  if (refused.kind !== "rejected") return refused;
  const rules = refused.rules.map(({ kind, message }) => ({
    kind,
    message: authorTexts.headingNotSaved(problem.status, message),
  }));
  return { kind: "rejected", rules };
};

const saveHeading = async (api: Api, page: number, { key, value, rev }: Attempt): Promise<SaveAnswer> => {
  const name = [value].flat().join(" ");
  const body = { id: page, type: "heading", value: name, rev } as const;
  const answer = await api.call("saveSchemaBaseProp", { body }, { idempotencyKey: key, keepalive: lastWords(name) });
  if (!answer.ok) return headingRefused(answer.problem);
  return { kind: "acknowledged", rev: answer.value.rev, value: withoutLineBreaks(name), when: answer.value.changed };
};

/** A refused call does not say why the seat is not held. The reason comes from `seatStanding`. */
const withReason = async (api: Api, seat: string | undefined, answer: SaveAnswer): Promise<SaveAnswer> => {
  if (answer.kind !== "locked" || answer.because === "read-only" || seat === undefined) return answer;
  const asked = await api.call("seatStanding", { query: { id: seat } });
  if (!asked.ok) return { kind: "failed" };
  switch (asked.value.standing) {
    case "removed":
      return { kind: "locked", because: "removed" };
    case "unknown":
    case "ended-by-initiator":
    case "ended-by-desk":
    case "ended-by-holder":
      return { kind: "locked", because: "signed-out" };
    case "held":
      // Another tab has just renewed the session.
      return answer.because === "signed-out" ? { kind: "failed" } : answer;
  }
};

/** The properties of a block that the call sends besides its id: platform/README.md. */
type NamedBlock = { readonly type: string; readonly relationRule?: string };

/** The blocks of an assessment by their contentGuid, as the call names them. */
export const namedBlocks = ({ sections }: Pick<WorkingCopyView, "sections">): ReadonlyMap<string, NamedBlock> =>
  new Map(
    sections.flatMap(({ blocks }) =>
      blocks.map((block) => {
        const rule = "relationRule" in block ? block.relationRule : null;
        return [block.contentGuid, { type: block.kind, ...(rule === null ? {} : { relationRule: rule }) }];
      }),
    ),
  );

/** The rich texts that several write at once, by contentGuid: not those of a review, which has one writer. */
export const textsTogether = ({ sections }: Pick<WorkingCopyView, "sections">): ReadonlySet<string> =>
  new Set(
    sections
      .filter(({ kind }) => kind !== "PeerReviewSection")
      .flatMap(({ blocks }) => blocks.flatMap(({ kind, contentGuid }) => (kind === "TextEditor" ? [contentGuid] : []))),
  );

export type FieldOwner = {
  /** The assessment's number. */
  readonly assessment: number;
  /** The contributor shown; undefined for an editor of the desk. */
  readonly seat: string | undefined;
  readonly blocks: () => ReadonlyMap<string, NamedBlock>;
  /** A save moved more than its own value: other blocks, or what is missing. */
  readonly onAlsoChanged: () => void;
};

/** One attempt to save a field, by the call of its kind. Never rejects: no answer is an answer of kind `failed`. */
export const saveField = async (
  api: Api,
  owner: FieldOwner,
  texts: SharedTexts,
  address: FieldAddress,
  attempt: Attempt,
): Promise<SaveAnswer> => {
  const saved = texts.isShared(address) ? texts.save(address, attempt) : saveWhole(api, owner, address, attempt);
  return withReason(api, owner.seat, await saved);
};

/** Saves all that stands in a field. */
export const saveWhole = (
  api: Api,
  owner: FieldOwner,
  address: FieldAddress,
  attempt: Attempt,
): Promise<SaveAnswer> => {
  if (isHeading(address)) return saveHeading(api, owner.assessment, attempt);
  if (isCell(address)) return saveCell(api, address, attempt, lastWords(attempt.value));
  return saveBlock(api, owner, address.block, attempt);
};

/** The steps of a text, as a block's save answers. */
export const saveSteps = async (api: Api, owner: FieldOwner, item: string, body: Batch) => {
  const params = { id: String(owner.assessment), item };
  const answer = await api.call("saveTextSteps", { params, body }, { keepalive: lastWords(body) });
  if (answer.ok && answer.value.alsoChanged.length > 0) owner.onAlsoChanged();
  return answer;
};
