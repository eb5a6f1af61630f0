import { expect, test, vi } from "vitest";
import { acceptSteps } from "./accept-steps.ts";
import { docOf, htmlOf } from "./text-doc.ts";

const linked = (pieces: number): string => `<p><a href="https://a.no/">${"x<br>".repeat(pieces)}x</a></p>`;

/** How often an address is read while something is done. */
function addressesRead(work: () => unknown): number {
  const read = vi.spyOn(URL, "canParse");
  try {
    work();
    return read.mock.calls.length;
  } finally {
    read.mockRestore();
  }
}

test("the address of a link is read once, however many pieces the link has", () => {
  // Once by who reads the text, and once by the library unless it has just read it.
  expect(addressesRead(() => docOf(linked(500)))).toBeLessThanOrEqual(2);
  expect(htmlOf(docOf(linked(500)))).toBe(linked(500));
});

test("so it is when steps are put into the text", () => {
  const step = { stepType: "replace", from: 1, to: 1, slice: { content: [{ type: "text", text: "y" }] } };
  const read = addressesRead(() => expect(acceptSteps(linked(500), [step])).not.toBeNull());
  expect(read).toBeLessThanOrEqual(2);
});
