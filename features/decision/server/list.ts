import type { CallAnswer } from "../../../platform/pure/contract/call.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { abilitiesOf } from "../../access/rules/index.ts";
import { openForReading } from "../../assessment/server/index.ts";
import { isPublic } from "../../publication/server/index.ts";
import { askedPersons } from "./party-store.ts";
import { decisionsOf, shownDecisionsOf } from "./store.ts";
import { askedDecision, shownDecision } from "./view.ts";

/**
 * The decisions on an assessment's editions. Everybody gets those that may be shown; callers who may ask also get every other one, with
 * the person who was asked. An assessment that is hidden from readers is refused, as reading it is.
 */
export async function assessmentDecisions(read: Read, id: string): Promise<Result<CallAnswer<"assessmentDecisions">>> {
  const { db, actor, at, shows } = read;
  const open = await openForReading(read, "ask-for-decision", id);
  const shown = open.ok ? ok(open.value.number) : await isPublic(read, id);
  if (!shown.ok) return shown;
  const number = shown.value;
  shows(`assessment ${number}`);
  const decisions = (await shownDecisionsOf(db, number)).flatMap((row) => shownDecision(row) ?? []);
  if (!open.ok) return ok({ decisions, all: null, abilities: [] });
  const persons = await askedPersons(db, number);
  const all = (await decisionsOf(db, number)).map((row) => askedDecision(row, persons.get(row.id), at));
  return ok({ decisions, all, abilities: [...abilitiesOf(actor, open.value)] });
}
