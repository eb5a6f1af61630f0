import fc from "fast-check";
import { expect, test } from "vitest";
import { returnTo } from "./return-to.ts";

const origin = "http://localhost:3000";

test("a page of this site is where the person returns to, with its query and hash", () => {
  for (const page of ["/", "/sok/?q=hjerte", "/rediger/1001/?tab=2#b", "/redaksjon/", "/loginside"])
    expect(returnTo(page, origin)).toBe(page);
  expect(returnTo(`${origin}/sok/?q=a`, origin)).toBe("/sok/?q=a");
});

test("anything else is the root", () => {
  const others = [
    undefined,
    "",
    "https://ond.no/",
    "//ond.no",
    "/\\ond.no",
    "\\\\ond.no",
    "/%09/ond.no/../..//ond.no",
    "\t//ond.no",
    "javascript:alert(1)",
    "http://localhost:3000@ond.no/",
    "http://a:b@localhost:3000/sok/",
    "http://localhost:3001/",
    "/.//ond.no",
    "/login",
    "/login?returnUrl=/login",
    "/login-callback?code=1",
    "/login-renewal",
    "/x/../login",
    "/api/session",
    "/dev/oidc/auth",
    `/${"a".repeat(3000)}`,
  ];
  for (const other of others) expect([other, new URL(returnTo(other, origin), origin).origin]).toEqual([other, origin]);
  for (const other of others.filter((each) => !each?.startsWith("/%09"))) expect(returnTo(other, origin)).toBe("/");
});

test("whatever is asked for, a browser stays on this site", () => {
  const piece = fc.constantFrom(
    "/",
    "\\",
    ".",
    "..",
    "ond.no",
    "@",
    ":",
    "http:",
    "\t",
    "\n",
    "%2f",
    "login",
    "?",
    "#",
    "é",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((pieces) => pieces.join("")),
      ),
      (asked) => {
        const target = returnTo(asked, origin);
        expect(target.startsWith("/")).toBe(true);
        expect(new URL(target, origin).origin).toBe(origin);
        expect(new URL(target, origin).pathname).not.toMatch(/^\/login(-|$|\/)/);
      },
    ),
    { numRuns: 2000 },
  );
});
