import { expect, test } from "vitest";
import { json, publishPage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { deskHouse, isFocused, tabTo } from "./desk-journey.ts";
import { expectInOrder } from "./every-width.ts";

const house = await deskHouse(/Blocked script execution in .*\/utkast\/|status of (404|422)/);
const kari = await signedInAs(house.server, "redaktor");
const nodes: readonly { readonly id: number; readonly type: string }[] = await (
  await kari.get("/api/desk/pages")
).json();
const parent = nodes.find(({ type }) => type === "StartPage")?.id;

test("an editor lets an old address lead to a page by keyboard, is told what cannot, and takes it away", async () => {
  const { url } = house.server;
  const { id } = await json(kari.post("/api/desk/pages", { parent, type: "StandardPage", name: "Flyttet hit" }));
  await publishPage(kari, id);
  const page = await house.editor({ width: 390 });
  await page.goto(`${url}/redaksjon/innhold/${id}/`);
  await page.getByText("Gamle adresser som fører hit (0)").click();
  await page.getByText("Ingen gamle adresser fører hit.").waitFor();
  const path = page.getByRole("textbox", { name: "Gammel adresse" });
  await tabTo(page, path);
  await page.keyboard.type("/artikler/");
  await page.keyboard.press("Enter");
  await page.getByText("En side på nettstedet har denne adressen").waitFor();
  await expect.poll(() => isFocused(path)).toBe(true);
  await expectInOrder(page);
  await path.fill("/Gammelt/arkiv/");
  await tabTo(page, page.getByRole("checkbox", { name: "Også adressene under" }));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Legg til adressen" }));
  await page.keyboard.press("Enter");
  await page.getByText("/gammelt/arkiv/ fører hit nå").waitFor();
  const row = page.getByRole("list", { name: "Gamle adresser" }).getByRole("listitem");
  await row.filter({ hasText: "/gammelt/arkiv/ · også adressene under" }).waitFor();
  await expectInOrder(page);

  const reader = await house.page();
  await reader.goto(`${url}/Gammelt/arkiv`);
  await reader.getByRole("heading", { level: 1, name: "Flyttet hit" }).waitFor();
  expect(new URL(reader.url()).pathname).toBe("/flyttet-hit/");
  await page.reload();
  await page.getByText("Gamle adresser som fører hit (1)").click();
  await row.filter({ hasText: /fulgt 1 gang, sist \d\d\.\d\d\.\d{4}/ }).waitFor();
  await expectInOrder(page);
  await page.getByRole("button", { name: "Fjern /gammelt/arkiv/" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ja" }).click();
  await page.getByText("Ingen gamle adresser fører hit.").waitFor();
  await reader.goto(`${url}/Gammelt/arkiv`);
  await reader.getByRole("heading", { level: 1, name: "Side ikke funnet" }).waitFor();
});
