import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { AreaItem } from "../../rules/index.ts";
import { ContentArea, loadRareBlocks } from "./content-area.tsx";

/** A block in an area, as the content API gives it. */
const placed = (contentType: readonly string[], properties: object): AreaItem => ({
  place: "d1",
  displayOption: "half",
  tag: null,
  contentLink: {
    ...{ id: 0, workId: 0, guidValue: "d1", providerName: null, url: "/d1/" },
    language: { link: "/d1/", displayName: "norsk", name: "no" },
    expanded: { contentType, ...properties },
  },
});
const drawn = (contentType: readonly string[], properties: object = {}) =>
  renderToStaticMarkup(<ContentArea blocks={[placed(contentType, properties)]} />);

test("a block is drawn by the most specific of its types that has a view", async () => {
  const list = { heading: "Videre", links: [{ href: "/sok/", text: "Til søket" }] };
  expect(drawn(["Block", "ContentBlock", "CampaignBlock"], { body: "<p>Kampanje</p>" })).toContain("Kampanje");
  expect(drawn(["Block", "ContentBlock", "PageLinkListBlock"], { body: "<p>Kampanje</p>", ...list })).toMatch(
    /^(?!.*Kampanje).*Til søket/,
  );
  await loadRareBlocks(["CampaignListBlock"]);
  expect(drawn(["Block", "LinkListBlock", "CampaignListBlock"], list)).toContain("Til søket");
});

test("a block of a type that is not known says its name", () => {
  expect(drawn(["Block", "FremtidensBlokk"])).toContain(
    "Innholdet kunne ikke vises. Blokken «FremtidensBlokk» er ukjent.",
  );
  expect(drawn([])).toContain("Blokken «?» er ukjent.");
});

test("a block that was not asked for is left out", () => {
  const item = placed(["Block", "ContentBlock"], { body: "<p>Bare navngitt</p>" });
  const unexpanded = { ...item, contentLink: { ...item.contentLink, expanded: null } };
  expect(renderToStaticMarkup(<ContentArea blocks={[unexpanded]} />)).not.toContain("Bare navngitt");
});
