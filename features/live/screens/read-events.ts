export type StreamEvent = { readonly name: string; readonly data: unknown };

const fieldOf = (block: string, name: string): string | undefined =>
  block
    .split("\n")
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2);

/**
 * The events of a stream as they come, and `null` for a line that says nothing: it shows that the stream is alive, which `EventSource` does
 * not tell.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent | null> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const name = fieldOf(block, "event");
        yield name === undefined ? null : { name, data: JSON.parse(fieldOf(block, "data") ?? "null") };
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
