import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { anImage } from "../builders/an-image.ts";
import { authorHouse, stepOf } from "./author-journey.ts";

const house = await authorHouse();

const hasFocus = (element: HTMLElement | SVGElement) => element === document.activeElement;
const isFocused = (wanted: Locator) => expect.poll(() => wanted.evaluate(hasFocus)).toBe(true);

/** Goes on with the tabulator until it stands on what is asked for, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await wanted.waitFor({ state: "attached" });
  for (let pressed = 0; pressed < 200; pressed++) {
    if (await wanted.evaluate(hasFocus)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the tabulator does not come to ${wanted}`);
}

async function press(page: Page, wanted: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await tabTo(page, wanted, key);
  await page.keyboard.press("Enter");
}

async function write(page: Page, wanted: Locator, text: string): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.type(text);
}

const openStep = async (page: Page, name: string) => {
  await press(page, stepOf(page, name));
  await page.getByRole("heading", { level: 2 }).and(page.locator(":focus")).waitFor();
};
/**
 * What is asked of the next frame happens at once: a frame may come between an answer and its drawing, as it does on a busy
 * machine.
 */
const frameComesFirst = (page: Page) =>
  page.evaluate(() => {
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (callback) => {
      queueMicrotask(() => callback(performance.now()));
      return 0;
    };
    return setTimeout(() => Object.assign(window, { requestAnimationFrame }), 1_000);
  });
const answer = (page: Page, name: "Ja" | "Nei") =>
  press(page, page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name, exact: true }));

test("comments: written, answered, resolved, given up and read, one pane at a time", async () => {
  const assessment = await house.start({ others: ["librarian"] });
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("a librarian was asked for");
  await house.server.db.updateTable("contributor").set({ redeemed_at: new Date() }).execute();
  const { page } = await house.enter(assessment, assessment.initiator);
  const buttons = page.getByRole("button", { name: /^Komment(er|arer):/ });
  await openStep(page, "Metoden");
  const pane = page.getByRole("complementary", { name: /^Kommentarer/ });
  const text = pane.getByRole("textbox", { name: "Ny kommentar" });

  await press(page, buttons.nth(0));
  await isFocused(pane.getByRole("heading", { name: "Kommentarer" }));
  const first = await pane.getByRole("region").getAttribute("aria-label");
  await write(page, text, "Stemmer dette? @");
  await pane.getByRole("option", { name: "Eksempel librarian" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await isFocused(text);
  await press(page, pane.getByRole("button", { name: "Lagre" }));
  await page.getByText("Kommentar lagret").waitFor();
  const thread = pane.getByRole("article");
  await thread.getByText("Stemmer dette?").waitFor();
  await press(page, thread.getByRole("button", { name: /^Svar til/ }), "Shift+Tab");
  await isFocused(thread.getByRole("textbox", { name: "Svar" }));
  await page.keyboard.type("Ja.");
  await press(page, thread.getByRole("button", { name: "Lagre" }));
  await thread.getByText("Ja.", { exact: true }).waitFor();
  const colleague = (await house.enter(assessment, librarian)).page;
  await expect.poll(() => stepOf(colleague, "Metoden").innerText()).toContain("2 uleste kommentarer");
  await expect.poll(() => buttons.nth(0).innerText()).toContain("(1 åpen)");

  await write(page, text, "Uferdig");
  await page.keyboard.press("Escape");
  await answer(page, "Nei");
  expect(await text.inputValue()).toBe("Uferdig");
  await press(page, pane.getByRole("button", { name: "Avbryt" }));
  await answer(page, "Nei");
  expect(await text.inputValue()).toBe("Uferdig");
  await press(page, pane.getByRole("button", { name: "Avbryt" }));
  await answer(page, "Ja");
  await expect.poll(() => text.inputValue()).toBe("");

  await press(page, thread.getByRole("button", { name: "Løst" }), "Shift+Tab");
  await pane.getByText("1 løst tråd").waitFor();
  await page.keyboard.press("Escape");
  await isFocused(buttons.nth(0));
  await expect.poll(() => buttons.nth(0).innerText()).not.toContain("åpen");

  await press(page, buttons.nth(0));
  await pane.getByText("1 løst tråd").waitFor();
  await press(page, buttons.nth(1), "Shift+Tab");
  await expect.poll(() => pane.getByRole("region").getAttribute("aria-label")).not.toBe(first);
  expect(await pane.count()).toBe(1);
  await page.keyboard.press("Escape");
  await isFocused(buttons.nth(1));
});

test("a comment that is refused is told with the reason, and stays", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  await openStep(page, "Metoden");
  const button = page.getByRole("button", { name: /^Kommenter:/ }).first();
  const guid = (await button.getAttribute("id"))?.replace("comments-of-", "") ?? "";
  await press(page, button);
  const pane = page.getByRole("complementary", { name: /^Kommentarer/ });
  const text = pane.getByRole("textbox", { name: "Ny kommentar" });
  await write(page, text, "Blir for sen");
  const { db } = house.server;
  const owner = db.selectFrom("schema_item").select("number").where("assessment", "=", assessment.number);
  const { number } = await owner.where("guid", "=", guid).executeTakeFirstOrThrow();
  const full = Array.from({ length: 500 }, (_, at) => ({
    assessment: assessment.number,
    owner: number,
    contributor: assessment.initiator.contributorId,
    body: `Kommentar ${at}`,
    mentions: [],
    deleted_at: new Date(),
  }));
  await db.insertInto("comment").values(full).execute();
  await press(page, pane.getByRole("button", { name: "Lagre" }));
  await pane.getByText("Kommentaren ble ikke lagret. Feil 422: Det er ikke plass til flere kommentarer her.").waitFor();
  expect(await text.inputValue()).toBe("Blir for sen");
});

test("economy: numbers, an uncertain number, and «Lagre»", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  await openStep(page, "Økonomi");
  const number = (label: string) => page.getByLabel(label, { exact: true });
  await write(page, number("Utstyr"), "1200000");
  await write(page, number("Endring i inntekt som følge av ny metode, inneværende budsjettår"), "-50000");
  await press(page, page.locator("summary", { hasText: "Usikkerhet" }));
  await tabTo(page, page.getByLabel("Legg til et usikkert tall"));
  await page.keyboard.press("ArrowDown");
  const [low] = await page.getByLabel(/, lavt anslag$/).all();
  if (!low) throw new Error("the chosen number has no low end");
  await tabTo(page, low);
  await page.keyboard.type("0");
  await press(page, page.getByRole("button", { name: "Lagre", exact: true }));
  await page.getByText("Tallene er lagret").first().waitFor();
  expect((await number("Utstyr").inputValue()).replace(/\s/g, " ")).toBe("1 200 000");
});

test("images: chosen, described, moved, deleted and brought back", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  await openStep(page, "Metoden");
  const bytes = Buffer.from(await anImage({ width: 60, height: 40 }));
  // Asked for before the tabulator moves: Chromium must know of it when the key comes.
  const chosen = page.waitForEvent("filechooser");
  await tabTo(page, page.getByLabel("Last opp bilder").first());
  await page.keyboard.press("Enter");
  const chooser = await chosen;
  await chooser.setFiles(["en.jpg", "to.jpg"].map((name) => ({ name, mimeType: "image/jpeg", buffer: bytes })));
  await page.getByText("2 bilder er lastet opp").waitFor();
  const image = (name: string) => page.locator("[data-row]", { hasText: name });
  await tabTo(page, image("en.jpg").getByLabel("Hva viser bildet?"), "Shift+Tab");
  await page.keyboard.type("Måleren");
  await press(page, image("to.jpg").getByRole("button", { name: "Flytt to.jpg opp" }));
  await isFocused(image("to.jpg").getByRole("button", { name: "Flytt to.jpg opp" }));
  await press(page, image("to.jpg").getByRole("button", { name: "Slett to.jpg" }));
  await answer(page, "Ja");
  await page.getByText("to.jpg er slettet.").first().waitFor();
  await press(page, page.getByRole("button", { name: "Angre slettingen av to.jpg" }));
  await image("to.jpg").getByLabel("Hva viser bildet?").waitFor();
  await image("en.jpg").locator('[data-cell="alt"] [data-save-state="saved"]').waitFor({ state: "attached" });
});

test("a review: accepted, written, sent; declining says why", async () => {
  const assessment = await house.start({ others: ["peer"] });
  const [peer] = assessment.others;
  if (!peer) throw new Error("a peer was asked for");
  const { page } = await house.enter(assessment, peer);
  await openStep(page, "Fagfellevurdering");
  await press(page, page.getByRole("button", { name: "Nei, jeg kan ikke" }));
  const form = page.getByRole("form", { name: "Nei, jeg kan ikke" });
  await tabTo(page, form.getByRole("button", { name: "Send svaret" }));
  await frameComesFirst(page);
  await page.keyboard.press("Enter");
  await form.getByText("Skriv hvorfor").waitFor();
  await isFocused(form.getByLabel("Hvorfor kan du ikke?"));
  await press(page, form.getByRole("button", { name: "Avbryt" }));
  await press(page, page.getByRole("button", { name: "Ja, jeg vurderer den" }));
  const question = (name: string) => page.getByRole("region", { name, exact: true });
  await tabTo(page, question("Habilitet").getByRole("radio", { name: "Nei, ingen bindinger" }));
  await page.keyboard.press("Space");
  await tabTo(page, question("Metoden").getByRole("radio").first());
  await page.keyboard.press("ArrowDown");
  await write(page, question("Metoden").getByRole("textbox"), "Beskriv dagens praksis.");
  await page.getByRole("region", { name: "Lagring" }).getByText("Alt er lagret").waitFor();
  await press(page, page.getByRole("button", { name: "Send fagfellevurderingen" }));
  await answer(page, "Ja");
  await page.getByText("Melding om ferdigstilt fagfellevurdering er sendt inn").first().waitFor();
});
