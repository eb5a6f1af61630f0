import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Actor, anonymous } from "../access/index.ts";
import { buildPageTree, isReadable, nextChange, type Page, resolveContent, treePath } from "./index.ts";

const NOW = 1_000_000;
const known = (roles: readonly "editor"[] | null): Actor => ({
  kind: "known",
  sessionId: "s",
  account: roles && { id: "a", name: "Kari", roles },
  seats: [],
});
const callers = { anonymous, seat: known(null), reader: known([]), editor: known(["editor"]) };

const page = (over: Partial<Page> & { number: number }): Page => ({
  guid: `00000000-0000-4000-8000-${String(over.number).padStart(12, "0")}`,
  parent: 1,
  type: "StandardPage",
  urlSegment: `side-${over.number}`,
  sortOrder: 0,
  access: "everyone",
  startPublish: null,
  stopPublish: null,
  name: "Side",
  properties: {},
  changedAt: 0,
  createdAt: 0,
  publishedAt: 0,
  ...over,
});
const home = page({ number: 1, parent: null, urlSegment: "" });
const treeOf = (...pages: Page[]) => buildPageTree([home, ...pages], [{ path: "/gammel/", content: 2 }]);
const kindOf = (tree: ReturnType<typeof treeOf>, caller: keyof typeof callers, path = "/side-2/") =>
  resolveContent(tree, { by: "path", path, matchExact: true }, callers[caller], NOW).kind;

describe("content resolution", () => {
  it.each([
    ["everyone", "anonymous", "Found"],
    ["everyone", "seat", "Found"],
    ["everyone", "reader", "Found"],
    ["everyone", "editor", "Found"],
    ["signed-in", "anonymous", "Unauthorized"],
    ["signed-in", "seat", "Unauthorized"],
    ["signed-in", "reader", "Found"],
    ["signed-in", "editor", "Found"],
    ["editors", "anonymous", "Unauthorized"],
    ["editors", "seat", "Unauthorized"],
    ["editors", "reader", "AccessDenied"],
    ["editors", "editor", "Found"],
  ] as const)("a page for %s, asked by %s: %s", (access, caller, expected) => {
    expect(kindOf(treeOf(page({ number: 2, access })), caller)).toBe(expected);
    const below = treeOf(page({ number: 3, access }), page({ number: 2, parent: 3 }));
    expect(kindOf(below, caller, "/side-3/side-2/")).toBe(expected);
  });

  it("finds a page by address in any spelling, by number and by guid", () => {
    const tree = treeOf(page({ number: 2 }));
    for (const path of ["/side-2", "/side-2/", "/SIDE-2/?q=1#a", "side-2", "https://site.no/side-2/"])
      expect([path, kindOf(tree, "anonymous", path)]).toEqual([path, "Found"]);
    for (const id of ["2", home.guid.replace(/1$/, "2"), home.guid.replace(/1$/, "2").toUpperCase()])
      expect(resolveContent(tree, { by: "id", id }, anonymous, NOW).kind).toBe("Found");
    expect(resolveContent(tree, { by: "id", id: "99" }, anonymous, NOW).kind).toBe("NotFound");
  });

  it("follows a page that moved, and finds the nearest page above when asked to", () => {
    const tree = treeOf(page({ number: 2 }));
    expect(kindOf(tree, "anonymous", "/gammel")).toBe("Found");
    const near = resolveContent(tree, { by: "path", path: "/side-2/x/y/", matchExact: false }, anonymous, NOW);
    expect(near).toMatchObject({ kind: "Found", page: { number: 2 } });
    expect(kindOf(tree, "anonymous", "/side-2/x/")).toBe("NotFound");
  });

  it("follows what was below a page that moved, and leads nowhere when it is gone", () => {
    const pages = [page({ number: 2, urlSegment: "ny" }), page({ number: 3, parent: 2, urlSegment: "under" })];
    const tree = buildPageTree([home, ...pages], [{ path: "/gammel/sted/", content: 2, deep: true }]);
    expect(
      resolveContent(tree, { by: "path", path: "/gammel/sted/under", matchExact: true }, anonymous, NOW),
    ).toMatchObject({
      page: { number: 3 },
    });
    expect(kindOf(tree, "anonymous", "/gammel/sted/borte/")).toBe("NotFound");
    expect(kindOf(tree, "anonymous", "/gammel/")).toBe("NotFound");
  });
  it("hides a page before its start, from its stop, and under a hidden page: the same as if it did not exist", () => {
    const hidden = [{ startPublish: NOW + 1 }, { stopPublish: NOW }, { startPublish: NOW - 9, stopPublish: NOW - 1 }];
    for (const dates of hidden)
      for (const caller of ["anonymous", "reader", "editor"] as const) {
        expect(kindOf(treeOf(page({ number: 2, access: "editors", ...dates })), caller)).toBe("NotFound");
        const below = treeOf(page({ number: 3, ...dates }), page({ number: 2, parent: 3 }));
        expect(kindOf(below, caller, "/side-3/side-2/")).toBe("NotFound");
      }
    expect(kindOf(treeOf(page({ number: 2, startPublish: NOW, stopPublish: NOW + 1 })), "anonymous")).toBe("Found");
  });

  it("shows nobody what is not readable, and says when the next page appears or disappears", () => {
    const instant = fc.option(fc.integer({ min: NOW - 5, max: NOW + 5 }));
    const anyPage = fc.record({
      access: fc.constantFrom("everyone", "signed-in", "editors"),
      startPublish: instant,
      stopPublish: instant,
    });
    fc.assert(
      fc.property(anyPage, fc.constantFrom(...Object.values(callers)), (over, actor) => {
        const made = page({ number: 2, ...over });
        const tree = treeOf(made);
        const found = resolveContent(tree, { by: "id", id: "2" }, actor, NOW).kind === "Found";
        expect(isReadable(tree, made, actor, NOW)).toBe(found);
        const next = nextChange(tree, NOW);
        for (let at = NOW; at < (next ?? NOW + 9); at += 1) expect(isReadable(tree, made, actor, at)).toBe(found);
      }),
    );
  });

  it("gives an address one form", () => {
    const letters = fc.array(fc.constantFrom("a", "B", "/", "ø", "-"), { maxLength: 12 });
    fc.assert(
      fc.property(letters, (signs) => {
        const path = treePath(signs.join(""));
        expect(treePath(path)).toBe(path);
        expect(path).toMatch(/^\/(.*\/)?$/);
      }),
    );
  });
});
