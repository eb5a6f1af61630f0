import { describe, expect, it } from "vitest";
import { anonymous } from "../../access/rules/index.ts";
import { buildPageTree, type Page } from "../../content/rules/index.ts";
import { leadsNowhere, meantAddress } from "./meant-address.ts";

const page = (number: number, urlSegment: string, type: string, more: Partial<Page> = {}): Page => ({
  number,
  guid: `${number}`,
  parent: number === 1 ? null : 1,
  type,
  urlSegment,
  sortOrder: number,
  access: "everyone",
  readers: [],
  startPublish: null,
  stopPublish: null,
  name: urlSegment,
  properties: {},
  changedAt: 0,
  createdAt: 0,
  publishedAt: 0,
  ...more,
});

const tree = buildPageTree(
  [
    page(1, "", "StartPage"),
    page(2, "sok", "SearchPage"),
    page(3, "vurdering", "AssessmentPage"),
    page(4, "rediger", "SchemaPage"),
    page(6, "start", "IntroPage"),
    page(5, "internt", "ArticlePage", { access: "signed-in" }),
  ],
  [{ path: "/gammelt-sok/", content: 2 }],
  "minimetode",
);
const meant = (url: string) => meantAddress(tree, url, 0);

describe("an address that leads nowhere", () => {
  const isNowhere = (url: string) => leadsNowhere(tree, url, anonymous, 0);
  it("is one with no page, wherever it seems to stand", () => {
    for (const url of [
      "/finnes-ikke",
      "/finnes/ikke/?id=1",
      "/internt/finnes-ikke/",
      "//finnes-ikke",
      "/%E0%A4%A",
      "/__proto__",
    ])
      expect([url, isNowhere(url)]).toEqual([url, true]);
  });
  it("is none of a page, an old address, a page that asks for a sign-in, or a fixed route with what follows", () => {
    const somewhere = [
      "/",
      "/?q=a",
      "/internt/",
      "/gammelt-sok/",
      "/sok/x",
      "/SOK",
      "/rediger/7/",
      "/redaksjon/9/",
      "/not-found",
    ];
    for (const url of somewhere) expect([url, isNowhere(url)]).toEqual([url, false]);
  });
});

describe("the address that is meant", () => {
  it("is the same for the same query in another order and with empty values", () => {
    expect(meant("/sok/?q=a&page=2&sort=")).toBe("/sok/?page=2&q=a");
    expect(meant("/vurdering/?tab=2&id=1001")).toBe("/vurdering/?id=1001&tab=2");
    expect(meant("/sok/")).toBe("/sok/");
  });

  it("has the keys that its page reads, and no others", () => {
    expect(meant("/sok/?page=2&utm_source=brev&q=a&id=1&x=1")).toBe("/sok/?page=2&q=a");
    expect(meant("/vurdering?id=1001&q=a&print=true&__proto__=1")).toBe("/vurdering?id=1001&print=true");
    expect(meant("/?fbclid=1&nr=1&nr=2")).toBe("/");
    expect(meant("/sok/?")).toBe("/sok/");
    expect(meant("/rediger/1001/?id=a&role=initiator&tab=1&y=1")).toBe("/rediger/1001/?id=a&role=initiator&tab=1");
  });

  it("keeps the answers of a start form's five questions where the address asks for them, and the key that has no value", () => {
    expect(meant("/start?riktig")).toBe("/start?riktig");
    expect(meant("/start?utm_source=brev&riktig=&fra=4")).toBe("/start?riktig&fra=4");
    expect(meant("/start?q2=nei&riktig&q1=ja&q1=nei")).toBe("/start?riktig&q1=ja&q1=nei&q2=nei");
    expect(meant("/start?riktig=svar&x=1")).toBe("/start?riktig=svar");
    expect(meant("/start?q1=ja&tittel=a&fra=4")).toBe("/start?fra=4");
    expect(meant("/sok/?riktig&q1=ja")).toBe("/sok/");
  });

  it("keeps what a moved page reads, and everything where signing in comes first", () => {
    expect(meant("/gammelt-sok/?q=a&x=1")).toBe("/gammelt-sok/?q=a");
    expect(meant("/internt/?x=1")).toBe("/internt/?x=1");
  });
});
