import type { CallAnswer, CallInput } from "../../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../../platform/server/http/work.ts";
import type { TermOption } from "../../../block/rules/index.ts";
import { loadTerms } from "../../../term/server/index.ts";
import { prepareForTranslation } from "../../rules/proposal/index.ts";
import { adminOnly } from "../desk/open.ts";
import { translated } from "./translator.ts";

const namesIn = (options: readonly TermOption[]): readonly string[] =>
  options.flatMap(({ text, children = [] }) => [text, ...namesIn(children)]);

/**
 * A machine's proposal for the nynorsk of a text. It is stored nowhere: a person reads it and takes it, or does not. Null without a
 * translator on this machine, and when it fails. Refuses callers who do not administer the assessment site.
 */
export async function proposeNynorsk(
  read: Read,
  { body }: CallInput<"deskProposeNynorsk">,
): Promise<Result<CallAnswer<"deskProposeNynorsk">>> {
  const refusal = adminOnly(read);
  if (refusal) return refuse(refusal);
  const { optionsOf } = await loadTerms(read.db);
  const names = (["organization", "publisher", "municipality"] as const).flatMap((kind) => namesIn(optionsOf(kind)));
  const { lines, restore } = prepareForTranslation(body.text, names);
  const answer = lines.length > 0 ? await translated(lines) : null;
  return ok({ proposal: answer === null ? null : restore(answer) });
}
