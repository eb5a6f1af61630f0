import type { Problem } from "../../../core/contract/problem.ts";
import { withoutLineBreaks } from "../../../core/rich-text/index.ts";
import { type Attempt, type SaveAnswer, saveAnswerOf } from "../../../core/saving/index.ts";
import { authorTexts } from "../../../texts/author.ts";
import type { Api } from "../../api/api.ts";
import { saveCell } from "../rows/index.ts";
import { type FieldAddress, isCell, isHeading } from "../saving/index.ts";

/** Browsers let at most 64 KB outlive a page. */
const MAY_OUTLIVE_THE_PAGE = 60_000;

const lastWords = (value: unknown): boolean =>
  document.visibilityState === "hidden" && JSON.stringify(value).length < MAY_OUTLIVE_THE_PAGE;

const saveBlock = async (api: Api, page: number, id: string, { key, value, rev }: Attempt): Promise<SaveAnswer> => {
  const body = { id, value: typeof value === "string" ? value : [...value], pageId: page, rev };
  const answer = await api.call("saveSchemaItem", { body }, { idempotencyKey: key, keepalive: lastWords(value) });
  if (!answer.ok) return saveAnswerOf(answer.problem);
  const { rev: saved, value: stored, changed } = answer.value;
  return { kind: "acknowledged", rev: saved, value: stored, when: changed };
};

/** The message has the status code and the reason. docs/spec/assessment.md, Editing page */
const headingRefused = (problem: Problem): SaveAnswer => {
  const refused = saveAnswerOf(problem);
  if (refused.kind !== "rejected") return refused;
  const rules = refused.rules.map(({ kind, message }) => ({
    kind,
    message: authorTexts.errorSaving(problem.status, message),
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

/** A refusal tells nobody why a seat is not held; its holder is told when asked for. */
const withReason = async (api: Api, seat: string | undefined, answer: SaveAnswer): Promise<SaveAnswer> => {
  if (answer.kind !== "locked" || answer.because === "read-only" || seat === undefined) return answer;
  const asked = await api.call("seatStanding", { query: { id: seat } });
  if (!asked.ok) return { kind: "failed" };
  switch (asked.value.standing) {
    case "removed":
      return { kind: "locked", because: "removed" };
    case "unknown":
      return { kind: "locked", because: "signed-out" };
    case "held":
      // Another tab has just renewed the session.
      return answer.because === "signed-out" ? { kind: "failed" } : answer;
  }
};

export type FieldOwner = {
  /** The assessment's number. */
  readonly assessment: number;
  /** The contributor shown; undefined for an editor of the desk. */
  readonly seat: string | undefined;
};

/** One attempt to save a field, by the call of its kind. Never rejects: no answer is an answer of kind `failed`. */
export const saveField = async (
  api: Api,
  { assessment, seat }: FieldOwner,
  address: FieldAddress,
  attempt: Attempt,
): Promise<SaveAnswer> => withReason(api, seat, await callOf(api, assessment, address, attempt));

const callOf = (api: Api, page: number, address: FieldAddress, attempt: Attempt): Promise<SaveAnswer> => {
  if (isHeading(address)) return saveHeading(api, page, attempt);
  if (isCell(address)) return saveCell(api, address, attempt, lastWords(attempt.value));
  return saveBlock(api, page, address.block, attempt);
};
