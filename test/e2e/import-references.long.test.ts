import path from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { findings } from "../axe-findings.ts";
import { launchBrowser } from "../browser.ts";
import { eventually, PATIENCE_MS } from "../patience.ts";
import { type ServedPage, servePage } from "./serve-page.ts";

let served: ServedPage;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const folder = path.join(import.meta.dirname, "import-references");
  [served, browser] = await Promise.all([servePage(folder), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});
beforeEach(async () => {
  const complaints: string[] = [];
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await page.goto(served.url);
  return async () => {
    await context.close();
    // The browser reports a call that is not answered, too.
    expect(complaints.filter((line) => !line.startsWith("Failed to load resource"))).toEqual([]);
  };
});

const record = (author: string, title: string, more = "") =>
  `TY  - JOUR\nAU  - ${author}\nTI  - ${title}\nPY  - 2021\n${more}ER  - \n`;
const seen = record("Hansen, Kari", "Eksempelstudien om pustehjelp hjemme");
const fresh = record("Hansen, Kari", "En annen eksempelstudie", "DO  - 10.1000/annen\n");
const olsen = record("Olsen, Per", "Den tredje eksempelstudien");

const open = (): Locator => page.getByRole("button", { name: "Hent referanser: Primærstudier" });
const dialog = (): Locator => page.getByRole("dialog", { name: "Hent referanser" });
const pasted = (): Locator => dialog().getByLabel("Eller lim inn referansene");
const press = (name: string) => dialog().getByRole("button", { name, exact: true }).click();
const chosen = async (): Promise<unknown> => JSON.parse((await page.locator("#chosen").textContent()) || "null");
const isFocused = (locator: Locator) =>
  eventually(async () => expect(await locator.evaluate((element) => element === document.activeElement)).toBe(true));
const isChosen = (...shortIds: readonly string[]) =>
  eventually(async () => expect(await chosen()).toMatchObject(shortIds.map((shortId) => ({ shortId }))));
const paste = async (text: string) => {
  await open().click();
  await pasted().fill(text);
  await press("Les referansene");
};

test("what is pasted is shown first; what is there already is not chosen; the chosen are handed over", async () => {
  await paste(`${seen}${fresh}${olsen}`);
  await isFocused(dialog().getByRole("heading", { name: "3 referanser i RIS-format" }));
  const boxes = dialog().getByRole("checkbox");
  expect(await boxes.evaluateAll((all) => all.map((box) => box instanceof HTMLInputElement && box.checked))).toEqual([
    true,
    true,
  ]);
  expect(await dialog().getByLabel("La raden stå som den er").isChecked()).toBe(true);
  await dialog().getByText("Ser ut til å være med fra før.").waitFor();
  await boxes.nth(1).uncheck();
  await press("Hent 1 referanse");
  await dialog().waitFor({ state: "hidden" });
  expect(await chosen()).toEqual([
    {
      shortId: "Hansen 2021b",
      reference: "Hansen K. En annen eksempelstudie. 2021. doi:10.1000/annen.",
      date: "2021",
    },
  ]);
  await isFocused(open());
  await open().click();
  await expect.poll(() => pasted().inputValue()).toBe("");
});

test("what a row has already is shown beside it, and is written into that row when somebody says so", async () => {
  const better = record("Hansen, Kari", "Eksempelstudien om pustehjelp hjemme", "DO  - 10.1000/hjemme\n");
  await paste(`${better}${fresh}${fresh}`);
  const sides = dialog().getByRole("table", { name: /^Hansen 2021/ });
  expect(
    await sides
      .first()
      .getByRole("row", { name: /^Referanse/ })
      .getByRole("cell")
      .allTextContents(),
  ).toEqual([
    "Hansen K. Eksempelstudien om pustehjelp hjemme. 2021.",
    "Hansen K. Eksempelstudien om pustehjelp hjemme. 2021. doi:10.1000/hjemme.",
  ]);
  await dialog().getByText("Ser ut til å stå tidligere blant disse referansene.").waitFor();
  expect(await sides.count()).toBe(2);
  expect(await findings(page, "dialog[open]")).toEqual([]);
  // What a row has is taken one by one only.
  await press("Velg alle");
  await dialog().getByLabel("La raden stå som den er").check();
  await press("Velg ingen");
  await dialog().getByLabel("Slå sammen: raden får denne referansen og datoen").check();
  await dialog().getByRole("checkbox").first().check();
  await press("Hent 2 referanser");
  await dialog().waitFor({ state: "hidden" });
  expect(await chosen()).toMatchObject([
    { shortId: "Hansen 2021b", reference: "Hansen K. En annen eksempelstudie. 2021. doi:10.1000/annen." },
    {
      into: 11,
      date: "2021",
      reference: "Hansen K. Eksempelstudien om pustehjelp hjemme. 2021. doi:10.1000/hjemme.",
    },
  ]);
});

test("what is refused on the way stays in the dialog with how many are in the table, and the next try goes on", async () => {
  await paste(`${fresh}${olsen}${record("Berg, Ida", "Den fjerde eksempelstudien")}`);
  await press("Hent 3 referanser");
  await dialog().getByRole("alert").getByText("2 av 3 referanser er hentet").waitFor();
  await dialog().getByText("Tabellen er full.").waitFor();
  await dialog().getByRole("listitem").getByText("Berg 2021").waitFor();
  expect(await dialog().getByRole("listitem").count()).toBe(1);
  expect(await findings(page, "dialog[open]")).toEqual([]);
  await press("Prøv igjen");
  await dialog().waitFor({ state: "hidden" });
  await isChosen("Hansen 2021b", "Olsen 2021", "Berg 2021");
  expect(await page.locator("#said").textContent()).toBe("3");
});

test("a file is read whatever alphabet it is written in", async () => {
  await open().click();
  const buffer = Buffer.from(record("Åsen, Bjørn", "Studie på norsk"), "latin1");
  await dialog()
    .getByLabel("Fil med referanser")
    .setInputFiles({ name: "zotero.ris", mimeType: "application/x-research-info-systems", buffer });
  await dialog().getByRole("checkbox", { name: "Åsen 2021" }).waitFor();
  await press("Tilbake");
  expect(await pasted().inputValue()).toContain("Åsen, Bjørn");
});

test("everything can be done with the keyboard, and nothing is lost when the dialog is closed by mistake", async () => {
  await open().focus();
  await page.keyboard.press("Enter");
  await pasted().focus();
  await page.keyboard.insertText(fresh + olsen);
  await page.keyboard.press("Escape");
  await dialog().waitFor({ state: "hidden" });
  await isFocused(open());
  await page.keyboard.press("Enter");
  await expect.poll(() => pasted().inputValue()).toBe(fresh + olsen);
  await pasted().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await isFocused(dialog().getByRole("heading", { level: 3 }));
  for (const key of ["Tab", "Tab", "Enter", "Tab", "Space", "Tab", "Tab", "Enter"]) await page.keyboard.press(key);
  await isChosen("Hansen 2021b");
});

test("nothing given, an unknown format and nothing chosen are told, and can be mended", async () => {
  await open().click();
  await press("Les referansene");
  await dialog().getByText("Velg en fil eller lim inn referanser først.").waitFor();
  await pasted().fill("Hansen K. Eksempelstudien. 2021.");
  await press("Les referansene");
  await dialog().getByText("Vi kjenner ikke igjen formatet.").waitFor();
  expect(await findings(page, "dialog[open]")).toEqual([]);
  await pasted().fill(olsen);
  await press("Les referansene");
  await press("Velg ingen");
  await press("Hent 0 referanser");
  await dialog().getByText("Velg minst én referanse.").waitFor();
  await press("Velg alle");
  await press("Hent 1 referanse");
  await isChosen("Olsen 2021");
});

test("BibTeX is read by the server; what it cannot read is told, and so is a server that does not answer", async () => {
  let answers = 0;
  await page.route("**/api/schema/ReadReferences/7", (route) => {
    answers += 1;
    if (answers === 1) return route.abort();
    const reference = { authors: [{ family: "Olsen", given: "P" }], title: "T", date: "2020", journal: "" };
    const rest = { volume: "", issue: "", pages: "", doi: "", pmid: "" };
    const problems = [{ kind: "EntryNotRead", line: 4, text: "@article{b" }];
    return route.fulfill({ json: { references: [{ ...reference, ...rest }], problems } });
  });
  await paste("@article{a,\n title={T}}\n\n@article{b");
  await dialog().getByRole("alert").getByText("forbindelse").waitFor();
  await press("Les referansene");
  await dialog().getByRole("heading", { name: "1 referanse i BibTeX-format" }).waitFor();
  await dialog().getByText("Referansen på linje 4 kunne ikke leses: «@article{b»").waitFor();
});

test("it fits a telephone, also with long words and many problems", async () => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open().click();
  expect(await findings(page, "dialog[open]")).toEqual([]);
  const long = "Enlangtittelutenmellomrom".repeat(8);
  await pasted().fill("rot\n".concat(record("Olsen, Per", long, "PY  - snart\nrot\n"), "rot\n", fresh).repeat(8));
  await press("Les referansene");
  await dialog().getByText("16 meldinger om det som ikke ble lest").click();
  await expect.poll(() => dialog().getByRole("checkbox").count()).toBe(16);
  expect(await findings(page, "dialog[open]")).toEqual([]);
  const isTooWide = await dialog().evaluate((it) =>
    [it, ...it.querySelectorAll("*")].some((each) => each.getBoundingClientRect().right > window.innerWidth + 1),
  );
  expect(isTooWide).toBe(false);
});
