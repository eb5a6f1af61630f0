import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { definitionOf, newUnder } from "../../features/content/rules/index.ts";
import { type Targets, written } from "../api/canary/plant-content.ts";
import { anImage } from "../builders/an-image.ts";
import { browserAt, type SiteBrowser } from "../builders/browser-at.ts";
import { json, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { aUsableFile } from "../builders/library.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { expectInOrder, tooWideAt } from "./every-width.ts";
import { houseForFile } from "./house.ts";

const { server, ...house } = await houseForFile();
const editor = await signedInAs(server, "redaktor");
const picture = (await aUsableFile(editor, await anImage({ width: 640, height: 360 }), "bilde.jpg")).id;

type Node = { readonly id: number; readonly type: string; readonly parent: number | null };
const nodesAt = async (desk: SiteBrowser): Promise<readonly Node[]> => (await desk.get("/api/desk/pages")).json();

test.each(["localhost", "metodevarsel.localhost"])(
  "at %s a page of every type that an editor makes, with a block of every type, is in order on a phone, a tablet and a desk's screen",
  async (host) => {
    const desk = browserAt(server, host, editor.cookie);
    const nodes = [...(await nodesAt(desk))].reverse();
    const targets: Targets = { pages: new Map(nodes.map(({ type, id }) => [type, id])), picture };
    const makeable = new Map(
      nodes
        .filter(({ type }) => type !== "SharedBlockFolder")
        .flatMap(({ id, type }) => newUnder(type).map((each) => [each, id] as const)),
    );
    expect(makeable.size).toBeGreaterThan(2);
    const page = await house.page();
    for (const [type, parent] of makeable) {
      const { id } = await written(parent, type, { desk, targets, what: type, withBlocks: true });
      expect([type, await publishPage(desk, id)]).toMatchObject([type, { status: 200 }]);
      await page.goto(new URL((await readPage(desk, id)).url, server.url.replace("localhost", host)).href);
      await page.locator("html[data-hydrated]").waitFor();
      const hasAreas = Object.values(definitionOf(type)?.props ?? {}).some(({ kind }) => kind === "area");
      expect([type, (await page.locator("[data-width]").count()) > 0]).toEqual([type, hasAreas]);
      expect(await page.getByText("Innholdet kunne ikke vises").count()).toBe(0);
      await expectInOrder(page);
      expect([type, await tooWideAt(page)]).toEqual([type, []]);
    }
    expect(house.complaints()).toEqual([]);
  },
);

test("a block is as wide as its width says, and never narrower than one of a smaller width beside it", async () => {
  const desk = browserAt(server, "localhost", editor.cookie);
  const home = (await nodesAt(desk)).find(({ parent }) => parent === null)?.id;
  const { id } = await json(desk.post("/api/desk/pages", { parent: home, type: "StandardPage", name: "Bredder" }));
  const widths = ["narrow", "wide", "half", "half", "full"];
  const blocks = widths.map((width) => ({ id: randomUUID(), type: "LinkListBlock", width }));
  await savePage(desk, id, 0, ["mainContent"], blocks);
  for (const block of blocks)
    for (const [name, value] of [
      ["heading", "Lenker"],
      ["links", [{ text: "Søk", href: "/sok/" }]],
    ] as const)
      await savePage(desk, id, (await readPage(desk, id)).rev, ["mainContent", block.id, name], value);
  expect(await publishPage(desk, id)).toMatchObject({ status: 200 });
  const page = await house.page({ width: 1440 });
  await page.goto(`${server.url}/bredder/`);
  const measured = async () =>
    page
      .locator("[data-width]")
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().width)));
  const [narrow = 0, wide = 0, half = 0, , full = 0] = await measured();
  expect([narrow / full, half / full, wide / full].map((part) => Math.round(part * 10))).toEqual([3, 5, 7]);
  for (const width of [1440, 1024, 992, 991, 800, 768, 767, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const [third = 0, twoThirds = 0] = await measured();
    expect([width, twoThirds >= third]).toEqual([width, true]);
  }
});
