import fc from "fast-check";
import { expect, test } from "vitest";
import { LONGEST_LINE } from "../rules/index.ts";
import { fileLines } from "./lines.ts";

async function* inPieces(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  let from = 0;
  for (let at = 0; from < bytes.length; at += 1) {
    const to = from + (sizes[at % sizes.length] ?? 1);
    yield bytes.subarray(from, to);
    from = to;
  }
}

async function readFrom(pieces: AsyncIterable<Buffer>): Promise<readonly string[]> {
  const read: string[] = [];
  for await (const each of fileLines(pieces)) read.push(each);
  return read;
}

const line = fc.string({ unit: fc.constantFrom("a", "æ", "漢", "👩", " ", '"') });

test("lines are the same wherever the file is cut, also within a letter or an end of line, with or without the last one's end", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(line),
      fc.constantFrom("\n", "\r\n"),
      fc.boolean(),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
      async (lines, end, isEnded, sizes) => {
        const last = lines.at(-1) ?? "";
        const bytes = Buffer.from(lines.join(end) + (isEnded && last !== "" ? end : ""));
        const read = await readFrom(inPieces(bytes, sizes));
        // An end of line at the end of the file begins no line.
        expect(read).toEqual(last === "" ? lines.slice(0, -1) : lines);
      },
    ),
  );
});

test("of a line that no record can be, no more is kept than is needed to refuse it", async () => {
  const piece = Buffer.alloc(1_000_000, "x");
  const pieces = [...Array.from({ length: 12 }, () => piece), Buffer.from("\nkort\n")];
  const read = await readFrom(inPieces(Buffer.concat(pieces), [1_000_000]));
  expect(read.map(({ length }) => length > LONGEST_LINE)).toEqual([true, false]);
  expect((read[0] ?? "").length).toBeLessThan(LONGEST_LINE + 2_000_000);
});
