import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { atDesk } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { fillMandatory } from "../builders/working-copy.ts";
import { authorHouse, blockOf, openSection, openStep } from "./author-journey.ts";

const house = await authorHouse();

test("sending asks nothing while something is missing, which is listed with links; a full assessment is sent after a question", async () => {
  const assessment = await house.start({ others: ["other"] });
  const earlier = (await house.server.mails()).length;
  const { page } = await house.enter(assessment, assessment.initiator);
  const openSending = async () => {
    await openStep(page, "Innsending");
    await openSection(page, "Send til publisering");
  };
  const follow = async (title: string, field = page.getByRole("textbox", { name: title })) => {
    await openSending();
    await page.getByRole("main").getByRole("link", { name: title }).click();
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    return field;
  };
  await openSending();
  const send = page.getByRole("button", { name: "Send til publisering" });
  await send.click();
  const list = page.getByRole("region", { name: "Det som mangler" });
  await expect.poll(() => list.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByRole("dialog", { name: "Bekreft" }).count()).toBe(0);
  const before = page.getByRole("region", { name: "Før dere sender" });
  await before.getByText(/obligatoriske felt er ikke fylt ut/).waitFor();
  expect(await before.getByText(/Alt er lagret|ingenting dere bør sjekke/).count()).toBe(0);
  await before.getByText("Gå gjennom før dere sender: 0 av 10 er krysset av").waitFor();
  await expectNoFindings(page);
  await follow("Hva er ikke godt nok i dag?");
  const topics = "Hvilke fagområder gjelder metoden?";
  await follow(topics, page.getByRole("group", { name: topics }).getByRole("button", { name: "Velg" }));
  const field = await follow("Hvem har bestilt vurderingen?");
  await field.blur();
  expect(await blockOf(page, "Hvem har bestilt vurderingen?").innerText()).toContain("* feltet må fylles ut");

  await fillMandatory(
    house.server,
    await seatedAs(house.server, assessment.initiator.contributorId),
    assessment.number,
  );
  await openSending();
  await before.getByText("Alle obligatoriske felt er fylt ut").waitFor();
  await send.click();
  await page
    .getByRole("dialog", { name: "Bekreft" })
    .getByText(/Den kan ikke endres mens redaksjonen har den\. .*10 punkter i sjekklisten er ikke krysset av\./)
    .waitFor();
  await expectNoFindings(page);
  await page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  await page.getByText("Status på mini-metodevurderingen oppdatert").waitFor();
  await page.getByText("Til publisering", { exact: true }).waitFor();
  expect(await page.getByRole("textbox", { name: "Hvem har bestilt vurderingen?" }).count()).toBe(0);
  await expectNoFindings(page);
  // The focused button is gone; the element in its place has the focus.
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(() => focused()).toContain("er sendt til publisering og kan ikke endres nå");

  await openStep(page, "Om vurderingen");
  for (const said of [/^Sendt \d\d\.\d\d\.\d{4} \d\d:\d\d\. Ingen kan endre noe/, /be redaksjonen om å få den tilbake/])
    await page.getByText(said).waitFor();
  await expectNoFindings(page);
  const receipts = (await house.server.mails())
    .slice(earlier)
    .filter(({ subject }) => subject.startsWith("Sendt inn: "));
  expect(receipts.map(({ to }) => to).sort()).toEqual(["kari@eksempel.no", `other-${assessment.number}@eksempel.no`]);
  for (const { text } of receipts) expect(text).toMatch(/ble sendt til publisering \d\d\.\d\d\.\d{4} \d\d:\d\d\./);

  await openSending();
  await atDesk(await signedInAs(house.server, "redaktor"), assessment.number, "publish");
  await page.reload();
  await page.getByText("Publisert", { exact: true }).waitFor();
  expect(await page.getByRole("link", { name: "Forhåndsvis" }).count()).toBe(0);
  await page.getByRole("button", { name: "Start nytt utkast" }).click();
  await page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  await page.getByText("Et nytt utkast er startet").waitFor();
  await page.getByText("Under arbeid", { exact: true }).waitFor();
  await expect.poll(() => focused()).toContain("Når du sender inn, kan ingen endre teksten");
});
