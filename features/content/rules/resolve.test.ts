import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Actor, anonymous } from "../../access/rules/index.ts";
import {
  buildPageTree,
  isReadable,
  movedTo,
  nextChange,
  type Page,
  pageMeant,
  pagePath,
  resolveContent,
  treePath,
} from "./index.ts";

const NOW = 1_000_000;
const known = (roles: readonly "editor"[] | null): Actor => ({
  kind: "known",
  sessionId: "s",
  account: roles && { id: "a", name: "Kari", roles: roles.map((role) => ({ site: "minimetode", role })) },
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
  readers: [],
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
const treeOf = (...pages: Page[]) => buildPageTree([home, ...pages], [{ path: "/gammel/", content: 2 }], "minimetode");
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
    const tree = buildPageTree([home, ...pages], [{ path: "/gammel/sted/", content: 2, deep: true }], "minimetode");
    expect(
      resolveContent(tree, { by: "path", path: "/gammel/sted/under", matchExact: true }, anonymous, NOW),
    ).toMatchObject({
      page: { number: 3 },
    });
    expect(kindOf(tree, "anonymous", "/gammel/sted/borte/")).toBe("NotFound");
    expect(kindOf(tree, "anonymous", "/gammel/")).toBe("NotFound");
  });
  it("an editor's address means its page by number, where it stands, and where it stood before it moved", () => {
    const pages = [
      page({ number: 1, parent: null, urlSegment: "" }),
      page({ number: 2, urlSegment: "om" }),
      page({ number: 3, parent: 2, urlSegment: "artikler" }),
    ];
    const moved = buildPageTree(pages, [{ path: "/artikler/", content: 3 }], "minimetode");
    for (const address of ["content:3", "/om/artikler/", "/artikler/", "/artikler"])
      expect([address, pageMeant(moved, address)?.number]).toEqual([address, 3]);
    for (const address of ["", "/borte/", "content:9"]) expect(pageMeant(moved, address)).toBeUndefined();
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

describe("addresses that were", () => {
  it("a screen that was moved and moved back is where it was, and redirects nobody", () => {
    const screen = page({ number: 2, type: "SchemaPage", urlSegment: "rediger" });
    const tree = buildPageTree(
      [home, screen],
      [
        { path: "/rediger/", content: 2, deep: true },
        { path: "/arbeid/rediger/", content: 2, deep: true },
      ],
      "minimetode",
    );
    for (const path of ["/rediger/", "/rediger/12/"]) expect(movedTo(tree, path, anonymous, NOW)).toBeNull();
    expect(movedTo(tree, "/arbeid/rediger/12/", anonymous, NOW)).toEqual({
      to: "/rediger/12/",
      followed: ["/arbeid/rediger/"],
    });
  });

  it("an address below a section leads nowhere once, where the page that stood there before stands under it now", () => {
    const section = page({ number: 2, urlSegment: "nyheter" });
    const before = page({ number: 3, parent: 2, urlSegment: "arkiv" });
    const tree = buildPageTree([home, section, before], [{ path: "/nyheter/", content: 3, deep: true }], "minimetode");
    expect(movedTo(tree, "/nyheter/finnes-ikke/", anonymous, NOW)).toBeNull();
    const path = "/nyheter/finnes-ikke/";
    expect(resolveContent(tree, { by: "path", path, matchExact: true }, anonymous, NOW).kind).toBe("NotFound");
    expect(resolveContent(tree, { by: "path", path, matchExact: false }, anonymous, NOW)).toEqual({
      kind: "Found",
      page: section,
    });
  });

  it("an address of any length is answered at once", () => {
    const tree = buildPageTree([home, page({ number: 2, urlSegment: "a" })], [], "minimetode");
    for (const path of ["/a".repeat(8_000), `/${"a".repeat(16_000)}/b/`]) {
      expect(movedTo(tree, path, anonymous, NOW)).toBeNull();
      expect(resolveContent(tree, { by: "path", path, matchExact: false }, anonymous, NOW).kind).toBe("Found");
      expect(resolveContent(tree, { by: "path", path, matchExact: true }, anonymous, NOW).kind).toBe("NotFound");
    }
  });

  it("wherever pages and the sections above them are moved, each address that was ever theirs leads there in one step", () => {
    const aMove = fc.record({ who: fc.constantFrom(2, 3, 4, 5), to: fc.constantFrom(1, 2, 3), name: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(aMove, { maxLength: 12 }), (moves) => {
        const pages = new Map(
          [
            home,
            page({ number: 2 }),
            page({ number: 3 }),
            page({ number: 4, parent: 2, type: "SchemaPage" }),
            page({ number: 5, parent: 3 }),
          ].map((each) => [each.number, each]),
        );
        const redirects = new Map<string, number>();
        const built = () =>
          buildPageTree(
            [...pages.values()],
            [...redirects].map(([path, content]) => ({ path, content, deep: true })),
            "minimetode",
          );
        const were = new Map<string, number>();
        const note = () => {
          const tree = built();
          for (const each of pages.values()) were.set(pagePath(tree, each) ?? "", each.number);
          return tree;
        };
        note();
        for (const { who, to, name } of moves) {
          const before = built();
          const now = pages.get(who);
          const above = pages.get(to);
          if (!now || !above || now.number === to || pagePath(before, above)?.startsWith(pagePath(before, now) ?? "-"))
            continue;
          const moved = { ...now, parent: to, urlSegment: `navn-${name}` };
          const taken = [...pages.values()].some(
            (each) => each.number !== who && each.parent === to && each.urlSegment === moved.urlSegment,
          );
          if (taken) continue;
          const isUnder = (each: Page) => pagePath(before, each)?.startsWith(pagePath(before, now) ?? "-");
          const along = [...pages.values()].filter(isUnder);
          for (const each of along) redirects.set(pagePath(before, each) ?? "", each.number);
          pages.set(who, moved);
          note();
        }
        const tree = note();
        for (const [path, number] of were) {
          const there = tree.byPath.get(path);
          // Whoever stands there now is who is meant.
          const meant = there ?? tree.pages.get(number);
          const address = movedTo(tree, path, anonymous, NOW)?.to ?? path;
          expect([path, tree.byPath.get(address)?.number]).toEqual([path, meant?.number]);
          expect(movedTo(tree, address, anonymous, NOW)).toBeNull();
          if (meant?.number !== 4) continue;
          const within = movedTo(tree, `${path}12/`, anonymous, NOW)?.to ?? `${path}12/`;
          expect(within).toBe(`${address}12/`);
          expect(movedTo(tree, within, anonymous, NOW)).toBeNull();
        }
      }),
      { numRuns: 500 },
    );
  });
});
