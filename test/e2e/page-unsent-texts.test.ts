import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { aPage, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { deskHouse } from "./desk-journey.ts";

/** The browser's driver puts scripts of its own into the draft's frame. What is written in a block that is gone is refused, and without a network nothing is answered. */
const house = await deskHouse(
  /Blocked script execution in .*\/utkast\/|status of 404|Failed to (?:load|fetch)|ERR_INTERNET_DISCONNECTED/,
);

const SAVING = /\/api\/desk\/pages\/\d+\/save$/;

test("what is written in a block that a colleague takes away stays in sight to be copied, until it is given up", async () => {
  const berit = await signedInAs(house.server, "admin");
  const id = await aPage(berit, "Med en blokk");
  const block = { id: crypto.randomUUID(), type: "LinkBlock", width: "full" };
  const { rev } = await savePage(berit, id, 0, ["mainContent"], [block]);
  const kari = await house.editor({ width: 1440 });
  await kari.goto(`${house.server.url}/redaksjon/innhold/${id}/`);
  await kari.getByRole("button", { name: /^Lenkeboks 1/ }).click();
  const heading = kari.getByRole("group", { name: "Hovedinnhold" }).getByLabel("Overskrift", { exact: false });
  await heading.waitFor();
  expect((await savePage(berit, id, rev, ["mainContent"], [])).status).toBe(200);
  await heading.fill("Skrevet i blokken");
  await heading.blur();
  const left = kari.getByRole("region", { name: "Teksten som ikke er lagret: Hovedinnhold" });
  await left.getByText("Skrevet i blokken").waitFor();
  await heading.waitFor({ state: "detached" });
  await expectNoFindings(kari);
  await kari.getByRole("button", { name: "Forkast teksten" }).click();
  await left.waitFor({ state: "detached" });
});

test("who signs out with a text that could not be saved is asked first, and may stay with it", async () => {
  const berit = await signedInAs(house.server, "admin");
  const id = await aPage(berit, "Ikke lagret ennå");
  const kari = await house.editor({ width: 1440 });
  await kari.goto(`${house.server.url}/redaksjon/innhold/${id}/`);
  const author = kari.getByLabel("Forfatter");
  await author.waitFor();
  await kari.route(SAVING, (route) => route.abort());
  await author.fill("Kari Eksempel");
  await author.blur();
  await kari
    .getByRole("main")
    .getByText(/^Ikke lagret(?! ennå)/)
    .first()
    .waitFor();
  await kari.getByRole("button", { name: "Logg ut", exact: true }).click();
  const dialog = kari.getByRole("dialog", { name: "Bekreft" });
  await dialog.getByText("Du har tekst som ikke er lagret.").waitFor();
  await dialog.getByRole("button", { name: "Nei" }).click();
  await dialog.waitFor({ state: "detached" });
  await kari.unroute(SAVING);
  await kari.keyboard.press("Control+s");
  await kari.getByText("Alt er lagret").waitFor();
  expect((await readPage(berit, id)).values).toMatchObject({ author: "Kari Eksempel" });
});

test("a part of the form says that something in it is not saved, also while another part is open", async () => {
  const berit = await signedInAs(house.server, "admin");
  const id = await aPage(berit, "Deler av skjemaet");
  const kari = await house.editor({ width: 1440 });
  await kari.goto(`${house.server.url}/redaksjon/innhold/${id}/`);
  const author = kari.getByLabel("Forfatter");
  await author.waitFor();
  await kari.route(SAVING, (route) => route.abort());
  await author.fill("Kari Eksempel");
  await author.blur();
  await kari.getByRole("tab", { name: /^Innhold ?, ikke lagret/ }).waitFor();
  await kari.getByRole("tab", { name: "Versjoner" }).click();
  await kari.getByRole("tab", { name: /^Innhold ?, ikke lagret/ }).waitFor();
  await expectNoFindings(kari);
  await kari.unroute(SAVING);
  await kari.getByRole("tab", { name: /^Innhold ?, ikke lagret/ }).click();
  await author.fill("Kari Eksempelsen");
  await author.blur();
  await kari.getByRole("tab", { name: "Innhold", exact: true }).waitFor();
});
