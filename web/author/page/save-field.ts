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

/** One attempt to save a field, by the call of its kind. Never rejects: no answer is an answer of kind `failed`. @param page the assessment's number */
export const saveField = (api: Api, page: number, address: FieldAddress, attempt: Attempt): Promise<SaveAnswer> => {
  if (isHeading(address)) return saveHeading(api, page, attempt);
  if (isCell(address)) return saveCell(api, address, attempt, lastWords(attempt.value));
  return saveBlock(api, page, address.block, attempt);
};
