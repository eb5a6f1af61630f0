import { z } from "zod";

const Shown = z.looseObject({ src: z.string(), alt: z.string() });

/**
 * The message from the form to the frame at each keystroke: all values that are newer than the last fetch, and the loaded data of the pages and
 * files that they link to. A new `rev` means that something was saved, so derived data must be fetched again.
 */
const Working = z.object({
  kind: z.literal("working-values"),
  page: z.int(),
  rev: z.int(),
  values: z.record(z.string(), z.unknown()),
  known: z.object({ addresses: z.record(z.string(), z.string()), media: z.record(z.string(), Shown) }),
});
export type Working = z.infer<typeof Working>;

/** A message from the frame to the form: the frame listens, or a part of the page was clicked. */
const Told = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("frame-listens"), page: z.int() }),
  z.object({ kind: z.literal("part-clicked"), page: z.int(), path: z.array(z.string().max(200)).min(1).max(2) }),
]);
export type Told = z.infer<typeof Told>;

type Incoming = Pick<MessageEvent, "origin" | "source" | "data">;

/** A message of this site, from that window, about this page, and of that shape; else null. */
const from = <T extends { readonly page: number }>(
  shape: z.ZodType<T>,
  { origin, source, data }: Incoming,
  sender: MessageEventSource | null,
  place: { readonly origin: string; readonly page: number },
): T | null => {
  if (sender === null || source !== sender || origin !== place.origin) return null;
  const read = shape.safeParse(data);
  return read.success && read.data.page === place.page ? read.data : null;
};

/** Everything else that reaches the frame is null. */
export const workingIn = (
  message: Incoming,
  sender: MessageEventSource | null,
  place: { origin: string; page: number },
) => from(Working, message, sender, place);

/** Everything else that reaches the form is null. */
export const toldIn = (message: Incoming, sender: MessageEventSource | null, place: { origin: string; page: number }) =>
  from(Told, message, sender, place);
