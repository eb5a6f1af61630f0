import fc from "fast-check";
import { expect, test } from "vitest";
import { oldAddressFrom } from "./old-address.ts";
import { treePath } from "./page-tree.ts";

test.each([
  ["/gammel/", "/gammel/"],
  [" /Gammel/Side.aspx ", "/gammel/side.aspx/"],
  ["/bl%C3%A5b%C3%A6r//syltet%C3%B8y", "/blåbær/syltetøy/"],
  ["/med%20mellomrom", "/med mellomrom/"],
])("%s is kept as %s", (typed, path) => expect(oldAddressFrom(typed)).toBe(path));

test.each([
  "",
  "/",
  "gammel",
  "//annet.example/x",
  "https://annet.example/x",
  "/a?b=1",
  "/a#b",
  "/a/../b",
  "/a/%2e%2e/b",
  "/a\\b",
  "/a%2541b",
  "/a%3Fb",
  "/a%00b",
  "/a\u0007",
  "/\ud800",
  `/${"x".repeat(300)}`,
  "/a".repeat(60),
])("%j is no old address of a site", (typed) => expect(oldAddressFrom(typed)).toBeNull());

test("what is kept is what a visitor's request for it means", () =>
  fc.assert(
    fc.property(fc.webPath({ size: "medium" }), (typed) => {
      const path = oldAddressFrom(typed);
      if (path !== null) expect(path).toBe(treePath(new URL(typed, "https://a.example").pathname));
    }),
  ));
