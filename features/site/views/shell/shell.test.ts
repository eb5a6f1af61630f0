import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSearch, stringifySearch } from "../../../../platform/browser/search-string.ts";
import { arrivalOf } from "./follow-navigation.ts";
import { documentTitle, headHtml, spokenTitle } from "./head.ts";
import { routerHref } from "./link-clicks.ts";

const at = (pathname: string, hash = "") => ({ pathname, hash });

describe("arriving at a page", () => {
  it("keeps the scroll on the search page, except when coming from the root", () => {
    expect(arrivalOf({ from: at("/artikler/"), to: at("/sok/"), back: false }).scroll).toBe("keep");
    expect(arrivalOf({ from: at("/sok"), to: at("/sok/"), back: false }).scroll).toBe("keep");
    expect(arrivalOf({ from: at("/"), to: at("/sok/"), back: false }).scroll).toBe("top");
  });

  it("goes to the hash if any, else to the top; back to where the reader was; nowhere for a new query", () => {
    expect(arrivalOf({ from: at("/"), to: at("/a/", "#b"), back: false })).toEqual({ scroll: "hash", id: "b" });
    expect(arrivalOf({ from: at("/"), to: at("/a/"), back: false }).scroll).toBe("top");
    expect(arrivalOf({ from: at("/"), to: at("/a/"), back: true }).scroll).toBe("restore");
    expect(arrivalOf({ from: at("/a"), to: at("/a/"), back: false }).scroll).toBe("keep");
  });
});

describe("an address's query", () => {
  it("reads what a form writes, and writes it back the same", () => {
    expect(parseSearch("?q=1&f=a&f=b&f=c&tom=")).toEqual({ q: "1", f: ["a", "b", "c"], tom: "" });
    expect(stringifySearch({ q: "1", f: ["a", "b"], tom: "", none: undefined })).toBe("?q=1&f=a&f=b");
    expect(stringifySearch({ q: "1", flagg: "", tom: "" }, "flagg")).toBe("?q=1&flagg=");
    const word = fc.string({ minLength: 1, maxLength: 8 });
    const search = fc.dictionary(word, fc.oneof(word, fc.array(word, { minLength: 2, maxLength: 3 })));
    fc.assert(
      fc.property(search, (given) => {
        const written = stringifySearch(given);
        expect(stringifySearch(parseSearch(written))).toBe(written);
      }),
    );
  });
});

describe("a click on a link", () => {
  const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };
  const link = (href: string, target = "", download = false) => ({ href, target, hasAttribute: () => download });
  const here = "https://site.no/artikler/?a=1";
  const taken = (href: string, click = plain) => routerHref(click, link(href), here);

  it("is the router's within the site", () => {
    expect(taken("https://site.no/om-oss/?q=1#del")).toBe("/om-oss/?q=1#del");
  });

  it("is the browser's elsewhere, on this page, for the server's own, in new tabs and for downloads", () => {
    for (const href of [
      "https://annet.no/",
      "mailto:a@b.no",
      "https://site.no/artikler/?a=1#del",
      "https://site.no/login",
    ])
      expect([href, taken(href)]).toEqual([href, null]);
    expect(taken("https://site.no/a", { ...plain, ctrlKey: true })).toBeNull();
    expect(routerHref(plain, link("https://site.no/a", "_blank"), here)).toBeNull();
    expect(routerHref(plain, link("https://site.no/a", "_self"), here)).toBeNull();
    expect(routerHref(plain, link("https://site.no/a", "", true), here)).toBeNull();
  });
});

it("a page is called by its part, its name and the site; a long name is not read out to its end", () => {
  const site = { name: "Minimetode" };
  const page = { title: "Eksempel", crumbs: [] };
  expect(documentTitle({ ...page, part: "Metoden" }, site)).toBe("Eksempel – Metoden – Minimetode");
  expect(documentTitle(page, site)).toBe("Eksempel – Minimetode");
  expect(documentTitle({ ...page, title: site.name }, site)).toBe("Minimetode");
  expect(spokenTitle({ ...page, part: "Metoden" })).toBe("Metoden");
  expect(spokenTitle({ ...page, title: "ord ".repeat(63) }).length).toBeLessThan(90);
});

it("no title or description can end the tag it stands in", () => {
  const html = headHtml(
    { title: '</title><script>"&', crumbs: [], description: '"><script>' },
    { name: "S", origin: "o", moved: [] },
  );
  expect(html).not.toContain("<script");
});
