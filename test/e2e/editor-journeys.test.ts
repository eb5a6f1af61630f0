import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { findings } from "../axe-findings.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { workIsDone } from "../work-is-done.ts";
import { deskHouse, isSaved } from "./desk-journey.ts";

/** The browser's driver puts scripts of its own into every frame, also into the draft's, where none may run. */
const house = await deskHouse(/Blocked script execution in .*\/utkast\/|status of 404/);
const site = house.server.url.replace("localhost", "metodevarsel.localhost");

test("an editor makes a notification, and a reader finds it by its topic", async () => {
  const kari = await signedInAs(house.server, "redaktor");
  const page = await house.page({ width: 1440 });
  await page
    .context()
    .addCookies([...kari.cookies].map(([name, value]) => ({ name, value, url: site, httpOnly: true })));
  await page.goto(`${site}/redaksjon/innhold/`);
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Handlinger for «Metodevarsler»" }).click();
  const actions = page.getByRole("dialog", { name: "Handlinger for «Metodevarsler»" });
  await actions.getByLabel("Navn").fill("Ultralyd i lommeformat");
  await actions.getByRole("button", { name: "Lag siden" }).click();
  await page.getByRole("heading", { level: 1, name: "Ultralyd i lommeformat" }).waitFor();
  const frame = page.frameLocator("iframe");
  await page.getByRole("textbox", { name: "Kort om metoden", exact: true }).click();
  await page.keyboard.type("Eksempel: Et apparat som får plass i lommen.");
  await frame.getByText("Et apparat som får plass i lommen.").waitFor();
  const choose = async (field: string, term: string) => {
    const group = page.getByRole("group", { name: field });
    await group.getByRole("button", { name: /^Velg/ }).click();
    await group.getByRole("checkbox", { name: term, exact: true }).check();
    await page.keyboard.press("Escape");
    await frame.getByRole("link", { name: term }).waitFor();
  };
  await page.getByRole("tab", { name: "Visning og adresse" }).click();
  await choose("Fagområder", "Tenner");
  await choose("Metodetyper", "Medisinsk utstyr");
  await page.getByRole("tab", { name: "Innhold" }).click();
  await page.getByRole("textbox", { name: "Forslaget hos Nye metoder" }).fill("https://nyemetoder.example/forslag/1");
  await frame.getByText("Foreslått for vurdering. Metoden ble foreslått for vurdering i Nye metoder").waitFor();
  await isSaved(page);
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publiser" });
  await dialog.getByRole("button", { name: "Publiser nå" }).waitFor();
  expect(await findings(page, "dialog[open]")).toEqual([]);
  await dialog.getByRole("button", { name: "Publiser nå" }).click();
  await page.getByText("Siden er publisert").waitFor();
  await workIsDone(house.database.db, ["make-document"]);

  const reader = await house.page({ width: 390 });
  await reader.goto(site);
  await reader.locator("html[data-hydrated]").waitFor();
  await reader.getByRole("button", { name: "Velg fagområde" }).click();
  await reader.getByRole("link", { name: /^Tenner \d+ metodevars/ }).click();
  await reader.getByRole("list", { name: "Valgte filtre" }).getByText("Tenner").waitFor();
  await reader.getByRole("link", { name: "Ultralyd i lommeformat" }).click();
  await reader.getByRole("heading", { level: 1, name: "Ultralyd i lommeformat" }).waitFor();
  await reader.getByText("Foreslått for vurdering. Metoden ble foreslått for vurdering i Nye metoder").waitFor();
  await expectNoFindings(reader);
});

test("an editor who reads an assessment is led to the part of the form that the text comes from", async () => {
  const found = house.database.db.selectFrom("assessment").select("number").where("name", "like", "%dialyse%");
  const { number } = await found.executeTakeFirstOrThrow();
  const editor = await house.page({ width: 1440, as: await signedInAs(house.server, "redaktor") });
  await editor.goto(`${house.server.url}/vurdering/?id=${number}`);
  await editor.getByRole("link", { name: "Rediger", exact: true }).waitFor();
  await expectNoFindings(editor);
  const part = editor.getByRole("link", { name: /^Rediger «/ }).first();
  const title = /«(.*)»/.exec(await part.innerText())?.[1] ?? "";
  await part.click();
  await editor.waitForURL(new RegExp(`/rediger/${number}/`));
  await editor.getByRole("heading", { name: title, exact: true }).waitFor();

  const anybody = await house.page({ width: 1440 });
  await anybody.goto(`${house.server.url}/vurdering/?id=${number}`);
  await anybody.getByRole("navigation", { name: "Seksjoner i denne delen" }).waitFor();
  expect(await anybody.getByRole("link", { name: /^Rediger/ }).count()).toBe(0);
});
