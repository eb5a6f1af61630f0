import { PassThrough } from "node:stream";
import type { LiveEvent } from "./rooms.ts";

/** Unread bytes after which a slow browser is disconnected. It reconnects and continues after the last number that it received. */
const LONGEST_QUEUE = 1024 * 1024;

/** Milliseconds that a browser waits before it opens the stream again. */
const RETRY = 2_000;

const line = (name: string, text: string | number): string => `${name}: ${text}\n`;

/** An event as a browser reads it. Its id is where the browser goes on when the stream is cut. */
const written = (event: LiveEvent): string => {
  switch (event.event) {
    case "hello": {
      const { no, here } = event;
      return `${line("retry", RETRY)}${line("id", no)}${line("event", "hello")}${line("data", JSON.stringify({ no, here }))}\n`;
    }
    case "change":
      return `${line("id", event.change.no)}${line("event", "change")}${line("data", JSON.stringify(event.change))}\n`;
    case "here":
      return `${line("event", "here")}${line("data", JSON.stringify(event.here))}\n`;
    case "mark":
      return `${line("event", "mark")}${line("data", JSON.stringify(event.mark))}\n`;
    case "reload":
      return `${line("id", event.no)}${line("event", "reload")}${line("data", JSON.stringify({ no: event.no }))}\n`;
    case "bye":
      return `${line("event", "bye")}${line("data", JSON.stringify({ because: event.because }))}\n`;
  }
};

/** The body of an answer of server-sent events. */
export function openEventStream() {
  const body = new PassThrough();
  // A browser that is gone: whoever feeds the stream hears it from `close`.
  body.on("error", () => undefined);
  const write = (text: string) => {
    if (body.destroyed || body.writableEnded) return;
    body.write(text);
    if (body.writableLength > LONGEST_QUEUE) body.destroy();
  };
  return {
    body,
    send: (event: LiveEvent) => write(written(event)),
    beat: () => write(":\n\n"),
    end: () => void body.end(),
  };
}
