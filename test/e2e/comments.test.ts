import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { authorHouse, blockOf, commentsButton, keptTexts, openStep, stepOf, untilItIs } from "./author-journey.ts";
import { expectInOrder } from "./every-width.ts";

const house = await authorHouse();
const title = "Hva er metoden?";

const open = (page: Page) => commentsButton(page, title);
const paneOf = (page: Page) => page.getByRole("complementary", { name: /^Kommentarer/ });
const hasFocus = (element: HTMLElement | SVGElement) => element === document.activeElement;

test("two people talk about a text: marked words, a mention, an answer that appears by itself, resolved, deleted and brought back", async () => {
  const assessment = await house.start({ others: ["librarian"] });
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("a librarian was asked for");
  await house.server.db.updateTable("contributor").set({ redeemed_at: new Date() }).execute();
  const { page: kari } = await house.enter(assessment, assessment.initiator);
  await openStep(kari, "Metoden");
  const text = blockOf(kari, title).getByRole("textbox", { name: title });
  await text.click();
  await text.pressSequentially("Metoden brukes av 12 pasienter");
  await untilItIs(kari, title, "saved");
  await text.press("Control+A");
  await open(kari).click();
  const pane = paneOf(kari);
  await pane.getByText("Ingen kommentarer ennå.").waitFor();
  expect(await pane.getByRole("heading", { name: "Kommentarer" }).evaluate(hasFocus)).toBe(true);
  await pane.getByText("Metoden brukes av 12 pasienter").waitFor();
  await expectNoFindings(kari);

  const write = pane.getByRole("textbox", { name: "Ny kommentar" });
  const save = pane.getByRole("button", { name: "Lagre" });
  expect(await save.getAttribute("aria-disabled")).toBe("true");
  await write.fill("Stemmer tallet? @");
  const names = pane.getByRole("listbox", { name: "Hvem vil du nevne?" });
  const option = names.getByRole("option", { name: "Eksempel librarian" });
  await option.waitFor();
  await pane.getByText("1 navn. Pil ned for å velge, Enter for å sette inn.").waitFor();
  await expectInOrder(kari);
  // On a small screen it was another field.
  await write.press("Control+End");
  await write.press("Escape");
  await names.waitFor({ state: "detached" });
  await pane.getByRole("heading", { name: "Kommentarer" }).waitFor();
  await write.pressSequentially("Ek");
  expect(await write.getAttribute("aria-activedescendant")).toBeNull();
  await write.press("ArrowDown");
  expect(await write.getAttribute("aria-activedescendant")).toBe(await option.getAttribute("id"));
  expect(await option.getAttribute("aria-selected")).toBe("true");
  await expectNoFindings(kari);
  // Put away, or with its beginning deleted, it is chosen no longer: Enter is a new line again.
  await write.press("Escape");
  await write.pressSequentially("s");
  await option.waitFor();
  expect(await write.getAttribute("aria-activedescendant")).toBeNull();
  await write.press("Enter");
  expect(await write.inputValue()).toBe("Stemmer tallet? @Eks\n");
  await write.fill("Stemmer tallet? @Ek");
  await write.press("ArrowDown");
  await write.fill("");
  await write.pressSequentially("Stemmer tallet? @Ek");
  await option.waitFor();
  expect(await write.getAttribute("aria-activedescendant")).toBeNull();
  await write.press("ArrowDown");
  await write.press("Enter");
  await expect.poll(() => write.inputValue()).toBe("Stemmer tallet? @Eksempel librarian ");
  await write.fill("Stemmer tallet? @");
  await option.click();
  await expect.poll(() => write.inputValue()).toBe("Stemmer tallet? @Eksempel librarian ");
  expect(await write.evaluate(hasFocus)).toBe(true);
  await expect.poll(() => keptTexts(kari)).toContain("Stemmer tallet?");
  await pane.getByRole("button", { name: "Lukk" }).click();
  const question = kari.getByRole("dialog", { name: "Bekreft" });
  await question.getByText("Du har en kommentar som ikke er lagret.").waitFor();
  await question.getByRole("button", { name: "Nei" }).click();
  await save.click();
  await kari.getByText("Kommentar lagret").waitFor();
  expect(await write.inputValue()).toBe("");
  await expectNoFindings(kari);
  const [mail] = (await house.server.mails()).filter(({ to }) => to === `librarian-${assessment.number}@eksempel.no`);
  const link = new URL(/http\S+kommentarer-\S+/.exec(mail?.text ?? "")?.[0] ?? "");

  const { page: berit } = await house.enter(assessment, librarian, { query: `${link.search}${link.hash}` });
  const hers = paneOf(berit);
  await hers.getByText("Stemmer tallet?").waitFor();
  await hers.getByText("Ny", { exact: true }).waitFor();
  await expect.poll(() => stepOf(berit, "Metoden").innerText()).not.toContain("ulest");
  await hers.getByRole("button", { name: /^Svar til/ }).click();
  await hers.getByRole("textbox", { name: "Svar" }).fill("Nei, <b>13</b>.");
  await hers.getByRole("form", { name: "Svar" }).getByRole("button", { name: "Lagre" }).click();
  await hers.getByText("Nei, <b>13</b>.").waitFor();

  await pane.getByText("Nei, <b>13</b>.").waitFor();
  await text.press("Control+A");
  await text.pressSequentially("Metoden brukes av 13");
  await pane.getByText("Teksten er endret eller fjernet etterpå.").waitFor();
  await pane.getByRole("button", { name: "Løst" }).click();
  await pane.getByText("1 løst tråd").click();
  await pane.getByRole("button", { name: "Åpne igjen" }).waitFor();
  await expectInOrder(kari);
  // A panel over the page and a pane beside it are two: what was folded out is folded in again.
  await pane.getByText("1 løst tråd").click();
  await pane.getByRole("button", { name: "Åpne igjen" }).click();

  await hers.getByRole("button", { name: /^Endre/ }).click();
  await hers.getByRole("textbox", { name: "Endre kommentaren" }).fill("Nei, 13.");
  await hers.getByRole("form", { name: "Endre kommentaren" }).getByRole("button", { name: "Lagre" }).click();
  await berit.getByText("Kommentar endret").waitFor();
  await hers.getByRole("button", { name: /^Slett/ }).click();
  await berit.getByText("Ønsker du å slette kommentaren?").waitFor();
  await berit.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  await berit.getByText("Kommentar slettet").waitFor();
  await hers.getByText("Slettede kommentarer").click();
  await hers.getByRole("button", { name: /^Hent tilbake/ }).waitFor();
  await expectNoFindings(berit);
  await hers.getByRole("button", { name: "Angre" }).click();
  await hers.getByRole("article").getByText("Nei, 13.").waitFor();
  expect(await hers.getByRole("article").locator(":focus, :focus *").count()).toBeGreaterThan(0);
  await berit.keyboard.press("Escape");
  await expect.poll(() => open(berit).evaluate(hasFocus)).toBe(true);
});

test("what was written to a comment is found after a reload, is a decision when the comment was changed, and stays when it was deleted", async () => {
  const assessment = await house.start({ others: [] });
  const entered = await house.enter(assessment, assessment.initiator);
  const { page } = entered;
  await openStep(page, "Metoden");
  await open(page).click();
  const pane = paneOf(page);
  const write = async (text: string) => {
    await pane.getByRole("textbox", { name: "Ny kommentar" }).fill(text);
    await pane.getByRole("button", { name: "Lagre" }).click();
    await pane.getByRole("article").getByText(text).waitFor();
  };
  await write("Først");
  await pane.getByRole("button", { name: /^Svar til/ }).click();
  await pane.getByRole("textbox", { name: "Svar" }).fill("Et svar");
  await pane.getByRole("button", { name: /^Endre/ }).click();
  const change = pane.getByRole("textbox", { name: "Endre kommentaren" });
  await change.fill("Først, endret");
  await expect.poll(() => keptTexts(page)).toContain("Først, endret");
  await page.reload();
  const button = page.getByRole("button", { name: `Kommentarer: ${title} (1 åpen, én ikke lagret)` });
  await button.click();
  await expect.poll(() => pane.getByRole("textbox", { name: "Svar" }).inputValue()).toBe("Et svar");
  expect(await change.inputValue()).toBe("Først, endret");

  const stored = house.server.db.updateTable("comment").where("assessment", "=", assessment.number);
  await stored.set({ body: "Fra en annen fane", rev: 2 }).execute();
  const form = pane.getByRole("form", { name: "Endre kommentaren" });
  await form.getByRole("button", { name: "Lagre" }).click();
  await form.getByRole("alert").getByText("Fra en annen fane").waitFor();
  expect(await change.inputValue()).toBe("Først, endret");
  await expectNoFindings(page);
  await form.getByRole("button", { name: "Lagre" }).click();
  await page.getByText("Kommentar endret").waitFor();
  await pane.getByRole("article").getByText("Først, endret").waitFor();

  await pane.getByRole("button", { name: /^Endre/ }).click();
  await change.fill("Skrevet for sent");
  await stored.set({ deleted_at: new Date(), rev: 4 }).execute();
  await form.getByRole("button", { name: "Lagre" }).click();
  await pane.getByText("Kommentaren du endret, er slettet").waitFor();
  await pane.getByText("Skrevet for sent").waitFor();
  await pane.getByText("Tråden du svarte i, er slettet").waitFor();
  await expectNoFindings(page);
  for (const text of ["Skrevet for sent", "Et svar"]) {
    const orphan = pane.getByRole("alert").filter({ hasText: text });
    await orphan.getByRole("button", { name: "Forkast" }).click();
    await page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
    await orphan.waitFor({ state: "detached" });
  }
  await page.getByRole("button", { name: `Kommenter: ${title}` }).waitFor();
});
