import { peopleOf } from "../assessment/index.ts";
import type { Work } from "../platform/http/work.ts";
import type { Mailer } from "../platform/mail.ts";

export type Post = Mailer["send"];

/** Mails the initiator, in the transaction of the change. */
export async function mailInitiator(
  post: Post,
  { tx }: Work,
  assessment: number,
  mail: { readonly subject: string; readonly text: string },
): Promise<void> {
  const initiator = (await peopleOf(tx, assessment)).find(({ role }) => role === "initiator");
  if (initiator) await post(tx, { to: initiator.email, ...mail });
}
