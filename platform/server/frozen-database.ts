import type pg from "pg";

/** True when a statement got no answer in time, not even that it was cancelled. */
const isFrozen = (fault: unknown): boolean => fault instanceof Error && fault.message === "Query read timeout";

/**
 * The same client, but it ends its connection when a statement gets no answer in time. The next statement (the end of
 * the transaction, another caller's statement) would otherwise wait behind it for as long again.
 */
export function endingWhenFrozen(Client: typeof pg.Client): typeof pg.Client {
  class Ending extends Client {}
  Ending.prototype.query = new Proxy(Client.prototype.query, {
    apply: (query, client: pg.Client, args: readonly unknown[]) => {
      const answer: unknown = Reflect.apply(query, client, args);
      if (answer instanceof Promise)
        answer.catch((fault: unknown) => {
          if (isFrozen(fault)) void client.end();
        });
      return answer;
    },
  });
  return Ending;
}
