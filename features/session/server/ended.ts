import { z } from "zod";
import type { Tx } from "../../../platform/server/http/work.ts";
import { type Notifications, passOnAtCommit } from "../../../platform/server/notifications.ts";

const Ended = z.object({ ended: z.array(z.string()) });

/** Sessions that one notification names: it holds less than 8,000 bytes. */
const AT_ONCE = 150;

/** Tells all instances, when the transaction commits, that something ended in these sessions: what they hold open is looked at again. */
export async function sayEnded(tx: Tx, sessions: readonly string[]): Promise<void> {
  for (let from = 0; from < sessions.length; from += AT_ONCE)
    await passOnAtCommit(tx, JSON.stringify({ ended: sessions.slice(from, from + AT_ONCE) }));
}

/** Calls `listener` with sessions in which something ended, on any instance. Returns a function that ends it. */
export const onEnded = (
  notifications: Pick<Notifications, "onPassedOn">,
  listener: (sessions: ReadonlySet<string>) => void,
): (() => void) =>
  notifications.onPassedOn((text) => {
    if (!text.startsWith('{"ended"')) return;
    const read = Ended.safeParse(JSON.parse(text));
    if (read.success) listener(new Set(read.data.ended));
  });
