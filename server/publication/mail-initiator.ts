import { peopleOf } from "../assessment/index.ts";
import type { Work } from "../platform/http/work.ts";

/** Mails the initiator, in the transaction of the change. */
export async function mailInitiator(
  { tx, mailer }: Work,
  assessment: number,
  mail: { readonly subject: string; readonly text: string },
): Promise<void> {
  const initiator = (await peopleOf(tx, assessment)).find(({ role }) => role === "initiator");
  if (initiator) await mailer.send(tx, { to: initiator.email, ...mail });
}
