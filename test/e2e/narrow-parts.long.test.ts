import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { json, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { deskHouse } from "./desk-journey.ts";

const house = await deskHouse(/Blocked script execution in .*\/utkast\//);
const kari = await signedInAs(house.server, "redaktor");
const nodes: readonly { id: number; type: string }[] = await (await kari.get("/api/desk/pages")).json();
const numberOf = (type: string) => nodes.find((node) => node.type === type)?.id ?? 0;
const save = async (page: number, path: readonly string[], value: unknown) => {
  const { rev } = await readPage(kari, page);
  expect(await savePage(kari, page, rev, path, value)).toMatchObject({ status: 200 });
};

test("on a phone the open menu covers no line of a long site name", async () => {
  const settings = numberOf("SettingsPage");
  const name = "Nasjonalt nettverk for mini-metodevurderinger i helsevesenet";
  await save(settings, ["heading"], name);
  for (const width of [320, 390]) {
    const page = await house.editor({ width });
    await page.goto(`${house.server.url}/utkast/${settings}/`);
    await page.getByRole("button", { name: "Meny" }).click();
    const heading = await page.getByRole("banner").getByText(name).boundingBox();
    const sheet = await page.getByRole("navigation", { name: "Hovedmeny" }).locator("[popover]").boundingBox();
    expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
  }
});

test("a promo that takes half or a third of a row has its picture above the text, and a whole one beside it", async () => {
  const { id } = await json(
    kari.post("/api/desk/pages", { parent: numberOf("StartPage"), type: "StandardPage", name: "Kampanje" }),
  );
  const { values } = await readPage(kari, numberOf("StartPage"));
  const blocks = ["full", "half", "half", "narrow"].map((width) => ({ id: randomUUID(), type: "PromoBlock", width }));
  await save(id, ["mainContent"], blocks);
  for (const block of blocks) {
    await save(id, ["mainContent", block.id, "image"], values.image);
    await save(id, ["mainContent", block.id, "heading"], `Promo ${block.width}`);
  }
  const page = await house.editor({ width: 1440 });
  await page.goto(`${house.server.url}/utkast/${id}/`);
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const shapes = await page.locator("main section:has(> img)").evaluateAll((promos) =>
      promos.map((promo) => {
        const [picture, text] = [...promo.children].map((part) => part.getBoundingClientRect());
        return picture && text && picture.bottom <= text.top ? "above" : "beside";
      }),
    );
    // A third of a tablet takes the row.
    expect([width, shapes]).toEqual([width, ["beside", "above", "above", width < 992 ? "beside" : "above"]]);
  }
});
