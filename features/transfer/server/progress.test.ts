import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { openProgress, summaryOf } from "./progress.ts";
import { openReport } from "./report.ts";

afterEach(() => void vi.useRealTimers());

/** What is written when a quarter of the file has been read after 30 seconds, and half a second later. */
async function toldTo(isTTY: boolean): Promise<string> {
  vi.useFakeTimers({ toFake: ["performance"] });
  const out = Object.assign(new PassThrough(), { isTTY });
  const progress = openProgress(() => 0.25, out);
  vi.advanceTimersByTime(30_000);
  progress.tell(9_000);
  vi.advanceTimersByTime(500);
  progress.tell(9_100);
  progress.end();
  out.end();
  return text(out);
}

test("progress is a line with rate and time left, written over on a terminal, plain elsewhere, and not at every batch", async () => {
  expect(await toldTo(false)).toBe("9000 lines, 300 a second, 1:30 left\n");
  expect(await toldTo(true)).toBe("\r\u001b[K9000 lines, 300 a second, 1:30 left\r\u001b[K");
});

test("the end is what was refused and why, what to look at, the terms that were made, and the sum", () => {
  const teller = openReport();
  teller.count("notification", "made", 3);
  teller.count("notification", "unchanged");
  teller.refuse(7, "published", "an ISO day or instant");
  teller.refuse(9, "", "the line is not JSON");
  teller.notice(8, "2 script were taken out");
  teller.madeTerm("topic Kreft");
  expect(summaryOf(teller.report(), false)).toEqual([
    "Refused:",
    "  line 7: published: an ISO day or instant",
    "  line 9: the line is not JSON",
    "Look at:",
    "  line 8: 2 script were taken out",
    "Terms that were named and did not exist:",
    "  topic Kreft",
    "Done:",
    "  notification: 3 made, 1 unchanged",
    "  refused: 2",
  ]);
  expect(summaryOf(openReport().report(), true)).toEqual(["Nothing was written. It would be:", "  refused: 0"]);
});
