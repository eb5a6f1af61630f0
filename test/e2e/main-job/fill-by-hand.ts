import { editorPage } from "./editor-page.ts";
import type { Person } from "./stage.ts";

/** Fills in one field of each kind as a person would: rich text, radio, dropdown, multi-select, PICO, search and date. */
export async function fillOneOfEachKind(person: Person): Promise<void> {
  await writeRichText(person);
  await choose(person);
  await describeTheMethod(person);
  await fillPico(person);
  await addSearch(person);
  await setDate(person);
}

async function writeRichText(person: Person): Promise<void> {
  const { text, saved } = editorPage(person);
  const title = "Lignende vurderinger";
  await text(title).click();
  await person.page.keyboard.type("Slagenheten fant ");
  await person.page.keyboard.press("Control+b");
  await person.page.keyboard.type("ingen");
  await text(title).blur();
  await saved(title);
}

/** A choice with a relation rule: the blocks that it shows appear after it is saved. */
async function choose(person: Person): Promise<void> {
  const { toast } = editorPage(person);
  await person.page.getByRole("radio", { name: /^Utvidet bruk/ }).check();
  await toast("Lagret");
  await editorPage(person).text("Hvordan brukes metoden i dag?").waitFor();
  await person.approves();
}

async function describeTheMethod(person: Person): Promise<void> {
  const { openStep, openSection, toast, saved } = editorPage(person);
  const { page } = person;
  await openStep("Metoden");
  await openSection("Metodetype");
  await page.getByRole("combobox", { name: "Hvilken type metode er det?" }).selectOption("Prosedyrer");
  await toast("Lagret");
  await openSection("Fagområde");
  const title = "Hvilke fagområder gjelder metoden?";
  const group = page.getByRole("group", { name: title });
  await group.getByRole("button", { name: "Velg" }).click();
  await page.getByRole("checkbox", { name: "Nevrologi" }).check();
  await person.approves();
  await page.keyboard.press("Escape");
  await group.getByText("Nevrologi").first().waitFor();
  await saved(title);
  await person.approves();
}

async function fillPico(person: Person): Promise<void> {
  const { openStep, openSection, text, saved } = editorPage(person);
  await openStep("Pasienter");
  await openSection("PICO");
  await text("P – pasienter").fill("Voksne med gangvansker etter hjerneslag");
  await text("I – tiltak").fill("Veiledet egentrening");
  await text("C – sammenligning").fill("Vanlig oppfølging");
  await text("O – utfall").fill("Bedre gangfart etter tre måneder");
  await text("O – utfall").blur();
  await saved("Spørsmålet vurderingen skal svare på");
  await person.approves();
}

async function addSearch(person: Person): Promise<void> {
  const { openStep, toast } = editorPage(person);
  const { page } = person;
  await openStep("Litteratursøk");
  await page.getByText("Ingen søk registrert").first().waitFor();
  await page.getByRole("region", { name: /^B\. / }).locator("summary").first().click();
  await page.getByRole("button", { name: /^Legg til nytt søk: B/ }).click();
  const form = page.getByRole("form", { name: /^Nytt søk: B/ });
  await form.getByRole("combobox", { name: "Kilde" }).selectOption("MEDLINE");
  await form.getByRole("textbox", { name: "Antall treff" }).fill("mange");
  await form.getByRole("button", { name: "Lagre", exact: true }).click();
  await form.getByText("Skriv et tall").first().waitFor();
  await person.approves();
  await form.getByRole("textbox", { name: "Antall treff" }).fill("123");
  await form.getByRole("textbox", { name: "Søkestrategi" }).click();
  await page.keyboard.type("stroke and gait");
  await form.getByRole("button", { name: "Lagre", exact: true }).click();
  await toast("Litteratursøk lagret");
  await page.getByRole("listitem").filter({ hasText: "MEDLINE" }).getByText("123").waitFor();
  await person.approves();
}

async function setDate(person: Person): Promise<void> {
  const { openStep, openSection, saved } = editorPage(person);
  await openStep("Om vurderingen");
  await openSection("Tidsplan");
  await person.page.getByRole("textbox", { name: "Beslutningen ventes" }).fill("2026-12-01");
  await person.page.getByRole("textbox", { name: "Beslutningen ventes" }).blur();
  await saved("Beslutningen ventes");
  await person.approves();
}
