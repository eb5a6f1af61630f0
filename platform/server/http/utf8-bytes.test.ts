import fc from "fast-check";
import { expect, test } from "vitest";
import { utf8Bytes } from "./utf8-bytes.ts";

test("the bytes are those of Buffer.from, whatever stands in the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      expect(utf8Bytes(text).equals(Buffer.from(text))).toBe(true);
    }),
  );
});

test("so are those of a text with half a character, and of one that is longer than the room for it", () => {
  for (const text of ["a\ud800b", "\udc00", "ø".repeat(600_000), "–".repeat(349_525), "–".repeat(349_526)])
    expect(utf8Bytes(text).equals(Buffer.from(text))).toBe(true);
});

test("bytes that were given stay as they are when others are made", () => {
  const first = utf8Bytes("først");
  utf8Bytes("senere");
  expect(first.toString()).toBe("først");
});
