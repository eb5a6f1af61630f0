import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { authorHouse, keptTexts } from "./author-journey.ts";

const house = await authorHouse();

test("the initiator invites somebody, who then stands in the list, gets a mail, and can be deleted after a question", async () => {
  const assessment = await house.start({ others: ["economist"] });
  const { page } = await house.enter(assessment, assessment.initiator);
  await page.getByRole("button", { name: "Inviter bidragsyter" }).click();
  const popup = page.getByRole("dialog", { name: /[Bb]idragsyter/ });
  await expectNoFindings(page);
  const hasFocus = (element: HTMLElement | SVGElement) => element === document.activeElement;
  const list = popup.getByRole("list", { name: "Bidragsytere" });
  await popup.getByRole("button", { name: "Inviter en til" }).click();
  await popup.getByRole("button", { name: "Avbryt" }).click();
  await expect.poll(() => list.evaluate(hasFocus)).toBe(true);
  await popup.getByRole("button", { name: "Inviter en til" }).click();
  await popup.getByRole("button", { name: "Send invitasjon" }).click();
  for (const error of ["Skriv et navn", "Velg en rolle"]) await popup.getByText(error).waitFor();
  await expectNoFindings(page);
  expect(await popup.getByLabel("Rolle").locator("option").allTextContents()).not.toContain("Forslagsstiller");
  await popup.getByLabel("Navn").fill("Berit Eksempel");
  await popup.getByLabel("E-postadresse").fill("KARI@eksempel.no");
  await popup.getByText("Denne adressen er allerede med").waitFor();
  await popup.getByLabel("E-postadresse").fill("berrit@eksempel.no");
  await popup.getByLabel("Rolle").selectOption("librarian");
  const organization = popup.getByLabel("Organisasjon", { exact: false });
  expect((await organization.locator("option").allTextContents()).at(-1)).toBe("Annet");
  await organization.selectOption("other");
  await popup.getByLabel("Annen organisasjon").fill("Medisinsk bibliotek");
  await popup.getByLabel("Melding til den du inviterer").fill("Hei Berit!\nKan du ta søket?");
  await popup.getByRole("button", { name: "Send invitasjon" }).click();
  await popup.getByText("Berit Eksempel er invitert").waitFor();
  await expect.poll(() => list.evaluate(hasFocus)).toBe(true);
  const line = popup.getByRole("listitem").filter({ hasText: "Berit Eksempel" });
  expect(await line.innerText()).toContain("Medisinsk bibliotek");
  await expectNoFindings(page);
  const mailsTo = async (address: string) => (await house.server.mails()).filter(({ to }) => to === address);
  const [mail] = await mailsTo("berrit@eksempel.no");
  expect(mail?.text).toContain(`/rediger/${assessment.number}/`);
  expect(mail?.text).toContain("> Hei Berit!\n> Kan du ta søket?");

  await line.getByRole("button", { name: "Send ny lenke til Berit Eksempel" }).click();
  await popup.getByRole("status").getByText("En ny lenke er på vei til berrit@eksempel.no").waitFor();
  expect(await mailsTo("berrit@eksempel.no")).toHaveLength(2);

  await line.getByRole("button", { name: "Endre Berit Eksempel" }).click();
  const form = popup.getByRole("form", { name: "Endre Berit Eksempel" });
  expect(await form.getByLabel("Navn").evaluate(hasFocus)).toBe(true);
  await form.getByLabel("E-postadresse").fill("berit@");
  await form.getByRole("button", { name: "Lagre" }).click();
  await form.getByText("Du må skrive inn en gyldig e-postadresse").waitFor();
  await expectNoFindings(page);
  await form.getByLabel("E-postadresse").fill("berit@eksempel.no");
  await form.getByText("Meldingen fra invitasjonen er ikke lagret.").waitFor();
  await form.getByLabel("Melding til den du inviterer (valgfritt)").fill("Hei igjen!");
  await form.getByRole("button", { name: "Lagre" }).click();
  await popup.getByRole("status").getByText("En ny lenke er på vei til berit@eksempel.no").waitFor();
  await line.getByText("berit@eksempel.no").waitFor();
  const pencil = line.getByRole("button", { name: "Endre Berit Eksempel" });
  await pencil.waitFor();
  expect(await pencil.evaluate(hasFocus)).toBe(true);
  expect((await mailsTo("berit@eksempel.no")).map(({ text }) => text.includes("> Hei igjen!"))).toEqual([true]);

  await line.getByRole("button", { name: "Slett Berit Eksempel" }).click();
  const question = page.getByRole("dialog", { name: "Bekreft" });
  await question.getByText("Ønsker du å slette bidragsyteren?").waitFor();
  await question.getByRole("button", { name: "Ja" }).click();
  await popup.getByRole("status").getByText("Bidragsyteren er slettet").waitFor();
  await expectNoFindings(page);
  await expect.poll(() => list.evaluate(hasFocus)).toBe(true);
  expect(await line.count()).toBe(0);
});

test("who has invited nobody yet meets the form at once, and what is typed there outlives the page", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  await page.getByRole("button", { name: "Inviter bidragsyter" }).click();
  const popup = page.getByRole("dialog", { name: "Inviter bidragsyter" });
  await popup.getByLabel("Navn").fill("Berit Eksempel");
  await popup.getByLabel("Melding til den du inviterer").fill("Kan du ta søket?");
  await expect.poll(() => keptTexts(page)).toContain("Kan du ta søket?");
  await page.reload();
  await page.getByRole("button", { name: "Inviter bidragsyter" }).click();
  await expect.poll(() => popup.getByLabel("Navn").inputValue()).toBe("Berit Eksempel");
  expect(await popup.getByLabel("Melding til den du inviterer").inputValue()).toBe("Kan du ta søket?");
  await popup.getByRole("button", { name: "Avbryt" }).click();
  await expect.poll(() => keptTexts(page)).not.toContain("Kan du ta søket?");
  await page.getByRole("dialog", { name: "Bidragsytere" }).getByRole("button", { name: "Inviter den første" }).click();
  await expect.poll(() => popup.getByLabel("Navn").inputValue()).toBe("");
});

test("with forty contributors the button that invites stays in view, and stands there once", async () => {
  const assessment = await house.start({ others: Array.from({ length: 39 }, () => "other" as const) });
  const { page } = await house.enter(assessment, assessment.initiator, {
    context: { viewport: { width: 390, height: 844 } },
  });
  await page.getByRole("button", { name: "Inviter bidragsyter" }).click();
  const popup = page.getByRole("dialog", { name: "Bidragsytere" });
  const invite = popup.getByRole("button", { name: /^Inviter/ });
  expect(await invite.count()).toBe(1);
  const box = await invite.boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(844);
  await popup.getByRole("listitem").last().scrollIntoViewIfNeeded();
  expect(await invite.boundingBox()).toEqual(box);
  await expectNoFindings(page);
});
