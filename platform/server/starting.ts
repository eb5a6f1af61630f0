/** The signal and the output that every wait of a start receives. */
export type Starting = {
  /** Aborted when the process must stop: every wait ends then. */
  readonly signal: AbortSignal;
  /** Tells the person who starts it what is waited for, in one line. */
  say(line: string): void;
};

/** For tests and commands: they are not stopped by a signal, and wait without messages. */
export const quietly: Starting = { signal: new AbortController().signal, say: () => undefined };

/** The same promise, but it rejects with the signal's reason as soon as the signal is aborted. */
export async function unlessAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
