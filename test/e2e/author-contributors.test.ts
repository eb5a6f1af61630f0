import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { authorHouse } from "./author-journey.ts";

const house = await authorHouse();

test("the initiator invites somebody, who then stands in the list, gets a mail, and can be deleted after a question", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  await page.getByRole("button", { name: "Inviter bidragsyter" }).click();
  const popup = page.getByRole("dialog", { name: /[Bb]idragsyter/ });
  await expectNoFindings(page);
  const hasFocus = (element: HTMLElement | SVGElement) => element === document.activeElement;
  const list = popup.getByRole("list", { name: "Bidragsytere" });
  await popup.getByRole("button", { name: "Inviter bidragsyter" }).click();
  await popup.getByRole("button", { name: "Avbryt" }).click();
  expect(await list.evaluate(hasFocus)).toBe(true);
  await popup.getByRole("button", { name: "Inviter bidragsyter" }).click();
  await popup.getByRole("button", { name: "Send invitasjon" }).click();
  await popup.getByText("Navn er påkrevd").waitFor();
  await expectNoFindings(page);
  expect(await popup.getByLabel("Rolle").locator("option").allTextContents()).not.toContain("Fagfellevurderer");
  await popup.getByLabel("Navn").fill("Berit Eksempel");
  await popup.getByLabel("E-postadresse").fill("berit@eksempel.no");
  await popup.getByLabel("Rolle").selectOption("librarian");
  await popup.getByLabel("Organisasjon", { exact: false }).selectOption("other");
  await popup.getByLabel("Annen organisasjon").fill("Medisinsk bibliotek");
  await popup.getByRole("button", { name: "Send invitasjon" }).click();
  await popup.getByText("Berit Eksempel er invitert").waitFor();
  expect(await list.evaluate(hasFocus)).toBe(true);
  const line = popup.getByRole("listitem").filter({ hasText: "Berit Eksempel" });
  expect(await line.innerText()).toContain("Medisinsk bibliotek");
  await expectNoFindings(page);
  expect((await house.server.mails()).some(({ text }) => text?.includes(`/rediger/${assessment.number}/`))).toBe(true);

  await line.getByRole("button", { name: "Slett Berit Eksempel" }).click();
  const question = page.getByRole("dialog", { name: "Bekreft" });
  await question.getByText("Ønsker du å slette bidragsyteren?").waitFor();
  await question.getByRole("button", { name: "Ja" }).click();
  await popup.getByRole("status").getByText("Bidragsyteren er slettet").waitFor();
  await expectNoFindings(page);
  expect(await list.evaluate(hasFocus)).toBe(true);
  expect(await line.count()).toBe(0);
});
