import { expect, test } from "vitest";
import { z } from "zod";
import { defineTask, enqueue } from "../../platform/server/jobs.ts";
import { expectNoFindings } from "../axe.ts";
import { findings } from "../axe-findings.ts";
import { anImage } from "../builders/an-image.ts";
import { onPage, readPage, savePage } from "../builders/desk-pages.ts";
import { aUsableFile } from "../builders/library.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { eventually } from "../patience.ts";
import { workIsDone } from "../work-is-done.ts";
import { deskHouse, isSaved } from "./desk-journey.ts";

/** The browser's driver puts scripts of its own into every frame, also into the draft's, where none may run. The page's own are not sent there. */
const house = await deskHouse(/Blocked script execution in .*\/utkast\/|status of (404|409)/);

/** The time of a page's plan comes, and the work of that minute is done. */
async function timeComes(number: number): Promise<void> {
  const { db } = house.database;
  await db
    .updateTable("content_version")
    .set({ publish_at: new Date(Date.now() - 1_000) })
    .where("content", "=", number)
    .where("state", "=", "scheduled")
    .execute();
  await enqueue(db, defineTask("publish-planned", z.object({})), {});
  await workIsDone(db, ["make-document"]);
}

test("an editor builds an article from nothing, a colleague writes in it meanwhile, it goes live at its time, is compared and restored", async () => {
  const { url } = house.server;
  const kari = await signedInAs(house.server, "redaktor");
  await aUsableFile(kari, await anImage({ width: 640, height: 360 }), "figur.jpg", "En figur med tre steg");
  const page = await house.editor({ width: 1440 });
  await page.goto(`${url}/redaksjon/`);
  await page.getByRole("link", { name: "Sider", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Innhold" }).waitFor();
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Handlinger for «Forside»" }).click();
  const actions = page.getByRole("dialog", { name: "Handlinger for «Forside»" });
  await actions.getByLabel("Navn").fill("Ny veileder");
  expect(await findings(page, "dialog[open]")).toEqual([]);
  await actions.getByRole("button", { name: "Lag siden" }).click();

  await page.getByRole("heading", { level: 1, name: "Ny veileder" }).waitFor();
  const number = Number(/innhold\/(\d+)/.exec(page.url())?.[1]);
  const frame = page.frameLocator("iframe");
  await frame.getByRole("heading", { level: 1, name: "Ny veileder" }).waitFor();
  const introduction = page.getByRole("textbox", { name: "Ingress", exact: true });
  await introduction.click();
  await page.keyboard.type("Slik gjør du det.");
  await frame.getByText("Slik gjør du det.").waitFor();
  const body = page.getByRole("textbox", { name: "Brødtekst", exact: true });
  await body.click();
  await page
    .getByRole("toolbar", { name: "Formatering: Brødtekst" })
    .getByRole("button", { name: "Overskrift 2" })
    .click();
  await page.keyboard.type("Først");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Les alt.");
  await frame.getByRole("heading", { level: 2, name: "Først" }).waitFor();

  const area = page.getByRole("group", { name: "Hovedinnhold" });
  await area.getByLabel("Ny blokk: hovedinnhold").selectOption("LinkBlock");
  await area.getByRole("button", { name: "Legg til blokken" }).click();
  const block = area.getByRole("region", { name: "Lenkeboks 1" });
  await block.getByLabel("Overskrift").fill("Videre");
  await block.getByLabel("Eller velg en side: lenken går til").selectOption({ label: "Artikler (/artikler/)" });
  await block.getByRole("group", { name: "Bilde" }).getByRole("button", { name: "Velg fra biblioteket" }).click();
  await page.getByRole("dialog", { name: "Velg bilde" }).getByRole("button", { name: "Velg figur.jpg" }).click();
  await frame.getByRole("img", { name: "En figur med tre steg" }).waitFor();
  await area.getByLabel("Ny blokk: hovedinnhold").selectOption("FaqAccordionBlock");
  await area.getByRole("button", { name: "Legg til blokken" }).click();
  const faq = area.getByRole("region", { name: "Spørsmål og svar 2" });
  await faq.getByLabel("Overskrift").fill("Spørsmål");
  await faq.getByRole("button", { name: "Legg til: spørsmål" }).click();
  await faq.getByRole("textbox", { name: "Spørsmål", exact: true }).fill("Hvorfor?");
  await faq.getByRole("textbox", { name: "Svar", exact: true }).click();
  await page.keyboard.type("Derfor.");
  await isSaved(page);
  await faq.getByRole("button", { name: "Flytt opp: Spørsmål og svar 2" }).click();
  await area.getByRole("region", { name: "Spørsmål og svar 1" }).waitFor();
  await isSaved(page);
  await expectNoFindings(page);

  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publiser" });
  const missing = dialog.getByRole("link", { name: "Hovedinnhold, lenkeboks 2: Lenketekst" });
  await missing.waitFor();
  await missing.click();
  const linkTitle = area.getByLabel("Lenketekst", { exact: false }).last();
  await linkTitle.fill("Se artiklene");
  await isSaved(page);

  const admin = await signedInAs(house.server, "admin");
  const { rev } = await readPage(admin, number);
  expect((await savePage(admin, number, rev, ["author"], "Ola Eksempel")).status).toBe(200);
  const title = page.getByLabel("Overskrift", { exact: false }).first();
  await title.fill("Ny veileder i metode");
  await title.blur();
  await isSaved(page);
  expect((await readPage(admin, number)).values).toMatchObject({
    author: "Ola Eksempel",
    heading: "Ny veileder i metode",
  });
  const { rev: before } = await readPage(admin, number);
  await savePage(admin, number, before, ["heading"], "Kollegaens tittel");
  await title.fill("Min tittel");
  await title.blur();
  await page.getByRole("button", { name: "Behold min" }).waitFor();
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Behold min" }).click();
  await isSaved(page);

  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  await dialog.getByRole("button", { name: "Publiser nå" }).click();
  await page.getByText("Siden er publisert").waitFor();
  const reader = await house.page();
  await reader.goto(`${url}/ny-veileder/`);
  await reader.getByRole("heading", { level: 1, name: "Min tittel" }).waitFor();
  await reader.getByText("Skrevet av Ola Eksempel").waitFor();
  await reader.getByText("Hvorfor?").waitFor();
  expect(await reader.getByRole("link", { name: "Se artiklene" }).getAttribute("href")).toBe("/artikler/");
  await reader.getByRole("img", { name: "En figur med tre steg" }).waitFor();

  const marked = await page.context().newPage();
  await marked.goto(`${url}/ny-veileder/`);
  await marked.getByRole("link", { name: "Vis i redigeringsmodus" }).click();
  await marked.getByRole("link", { name: "Rediger Toppinnhold" }).waitFor();
  await marked.getByText("(tomt)").first().waitFor();
  await expectNoFindings(marked);
  await title.fill("Feil tittel");
  await title.blur();
  await isSaved(page);
  await marked.getByRole("heading", { level: 1, name: "Feil tittel" }).waitFor();
  await marked.getByRole("link", { name: "Rediger Brødtekst" }).click();
  await marked.getByRole("textbox", { name: "Brødtekst", exact: true, includeHidden: true }).waitFor();
  await marked.waitForFunction(() => {
    const field = document.getElementById("felt-mainBody")?.getBoundingClientRect();
    return field !== undefined && field.top >= 0 && field.top < window.innerHeight;
  });
  await marked.close();
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  await dialog.getByRole("radio", { name: "På et tidspunkt jeg velger" }).check();
  await dialog.getByLabel("Dato").fill("28.03.2027");
  await dialog.getByLabel("Klokkeslett").fill("2.30");
  await dialog.getByRole("button", { name: "Planlegg", exact: true }).click();
  await dialog.getByText("Klokken stilles fram denne natten").waitFor();
  expect(await findings(page, "dialog[open]")).toEqual([]);
  await dialog.getByLabel("Klokkeslett").fill("3");
  await dialog.getByRole("button", { name: "Planlegg", exact: true }).click();
  await page.getByText("Versjon 2 publiseres 28.03.2027 03:00. Planlagt av Eksempel Redaktør.").waitFor();
  const planned = await readPage(admin, number);
  expect(await savePage(admin, number, planned.rev, ["author"], "Skrevet etterpå")).toMatchObject({ status: 200 });
  await timeComes(number);
  // The server hears of it after the work is done: until then it has the page from before.
  await eventually(async () => {
    await reader.reload();
    expect(await reader.getByRole("heading", { level: 1 }).textContent()).toBe("Feil tittel");
  });
  await reader.getByText("Skrevet av Ola Eksempel").waitFor();
  await page.reload();
  await page.getByRole("tab", { name: "Versjoner" }).click();
  await page.getByRole("button", { name: "Sammenlign versjon 1 med utkastet" }).click();
  const comparison = page.getByRole("dialog", { name: "Sammenlign versjon 1 med utkastet" });
  await comparison.getByText("Min tittel").waitFor();
  await comparison.getByText("Feil tittel").waitFor();
  await comparison.getByRole("tab", { name: "Som ord" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const heading = (frame: string) =>
    comparison.frameLocator(`iframe[title="${frame}"]`).getByRole("heading", { level: 1 });
  await heading("Versjon 1 som side").getByText("Min tittel").waitFor();
  await heading("Utkastet som side").getByText("Feil tittel").waitFor();
  expect(await findings(page, "dialog[open]")).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Hent tilbake versjon 1" }).click();
  await page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  await page.getByText("Utkastet er nå som versjon 1").waitFor();
  expect((await readPage(admin, number)).values).toMatchObject({ heading: "Min tittel" });
  expect(await onPage(admin, number, "trash")).toMatchObject({ status: 200 });
});
