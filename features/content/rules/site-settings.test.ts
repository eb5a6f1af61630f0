import { expect, test } from "vitest";
import { definitionOf, findingsOf, nextBannerChange, siteSettings, withStatements } from "./index.ts";

const wire = {
  address: (number: number) => (number === 7 ? "/ny-plass/" : null),
  media: () => null,
  block: () => null,
  forEditors: false,
};
const at = (day: string) => Date.parse(day);
const linked = (text: string, href: string) => ({ link: { text, href } });

test("a site without settings has empty ones, and no banner", () => {
  expect(siteSettings({}, wire, 0)).toMatchObject({ heading: "", menu: { content: [], other: [] }, banner: null });
});

test("a link follows its page, and one to a page that readers may not have is left out", () => {
  const menuContent = [
    linked("Flyttet", "content:7#del"),
    linked("For redaksjonen", "content:8"),
    linked("Ond", "javascript:alert(1)"),
    linked("", "/uten-tekst/"),
    linked("Fast", "/fast/"),
  ];
  expect(siteSettings({ menuContent }, wire, 0).menu.content).toEqual([
    { text: "Flyttet", href: "/ny-plass/#del" },
    { text: "Fast", href: "/fast/" },
  ]);
});

test("a banner is shown from its first day to the end of its last, by the clocks of Norway", () => {
  const stored = {
    bannerText: "<p>Stengt</p>",
    bannerTone: "warning",
    bannerFrom: "2026-03-28",
    bannerTo: "2026-03-29",
  };
  const shown = (instant: string) => siteSettings(stored, wire, at(instant)).banner;
  expect(shown("2026-03-27T22:59:59Z")).toBeNull();
  expect(shown("2026-03-27T23:00:00Z")).toEqual({ html: "<p>Stengt</p>", tone: "warning" });
  // Summer time began in between.
  expect(shown("2026-03-29T21:59:59Z")).not.toBeNull();
  expect(shown("2026-03-29T22:00:00Z")).toBeNull();
  expect(nextBannerChange(stored, at("2026-03-01T00:00:00Z"))).toBe(at("2026-03-27T23:00:00Z"));
  expect(nextBannerChange(stored, at("2026-03-28T00:00:00Z"))).toBe(at("2026-03-29T22:00:00Z"));
  expect(nextBannerChange(stored, at("2026-04-01T00:00:00Z"))).toBeNull();
  expect(nextBannerChange({ ...stored, bannerText: "<p></p>" }, 0)).toBeNull();
});

test("what cannot be published is said: an address that is none, a link without words, a last day before the first", () => {
  const definition = definitionOf("SettingsPage");
  if (!definition) throw new Error("there is no such type");
  const found = findingsOf(definition, {
    contactAddress: "post(at)eksempel.no",
    menuContent: [linked(" ", "/om-oss/")],
    bannerFrom: "2026-03-02",
    bannerTo: "2026-03-01",
  });
  for (const expected of [
    { path: ["contactAddress"], kind: "NoMailAddress", stops: true },
    { path: ["menuContent"], kind: "LinkWithoutText", stops: true },
    { path: ["bannerTo"], kind: "EndsBeforeItBegins", stops: true },
  ])
    expect(found).toContainEqual(expected);
});

test("the footer has the site's statements once, whatever its editors chose", () => {
  const statements = [
    { href: "/personvern/", text: "Personvern" },
    { href: "/om-oss/tilgjengelighet/", text: "Tilgjengelighet" },
  ];
  const hrefs = (settings: Parameters<typeof siteSettings>[0]) =>
    withStatements(siteSettings(settings, wire, 0), statements).footer.about.links.map(({ href }) => href);
  expect(hrefs({})).toEqual(["/personvern/", "/om-oss/tilgjengelighet/"]);
  expect(hrefs({ aboutLinks: [linked("Vern", "/Personvern#a")] })).toEqual([
    "/Personvern#a",
    "/om-oss/tilgjengelighet/",
  ]);
  expect(hrefs({ contactLinks: [linked("Vern", "/personvern")] })).toEqual(["/om-oss/tilgjengelighet/"]);
});
