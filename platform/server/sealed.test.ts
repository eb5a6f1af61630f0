import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { seal, unseal } from "./sealed.ts";

const key = randomBytes(32);

test("what is sealed opens under the same key and purpose", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(unseal(key, "mail", seal(key, "mail", text))).toBe(text.toWellFormed());
    }),
  );
});

test("sealing twice gives two different texts, neither holding the first", () => {
  const [one, other] = [seal(key, "mail", "hemmelig lenke"), seal(key, "mail", "hemmelig lenke")];
  expect(one).not.toBe(other);
  expect(Buffer.from(one, "base64").toString("latin1")).not.toContain("hemmelig");
});

test("another key, another purpose or a changed bit does not open", () => {
  const sealed = seal(key, "mail", "hemmelig");
  const changed = Buffer.from(sealed, "base64");
  changed[20] = (changed[20] ?? 0) ^ 1;
  expect(() => unseal(randomBytes(32), "mail", sealed)).toThrow();
  expect(() => unseal(key, "session", sealed)).toThrow();
  expect(() => unseal(key, "mail", changed.toString("base64"))).toThrow();
});
