import { expect, test } from "vitest";
import { newestTemplate } from "../../features/template/server/index.ts";
import { hasTranslator } from "../../features/template/server/proposal/translator.ts";
import { aStartedAssessment } from "../builders/a-started-assessment.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf } from "../builders/working-copy.ts";
import { deskHouse, isFocused } from "./desk-journey.ts";
import { expectInOrder } from "./every-width.ts";

const house = await deskHouse();
const { server } = house;

const inNynorsk = (browser: Browser): Browser => aBrowser(server, [...browser.cookies, ["sprak", "nn"]]);

test("an administrator is told which text has no nynorsk, goes to its field, writes it, looks at the form in nynorsk and publishes", async () => {
  const page = await house.page({ width: 1440, as: await signedInAs(server, "admin") });
  await page.goto(`${server.url}/redaksjon/maler/`);
  await page.getByRole("link", { name: /Åpne malen Mini-metodevurdering for helseforetak/ }).click();
  const outline = page.getByRole("navigation", { name: "Innholdet i malen" });
  await outline.getByText("Fane 1:").click();
  await outline.getByRole("button", { name: "Hvem har bestilt vurderingen?" }).click();
  const [nb, nn] = ["Tittel eller spørsmål", "Tittel eller spørsmål på nynorsk"].map((label) =>
    page.getByRole("textbox", { name: label, exact: true }).first(),
  );
  if (!nb || !nn) throw new Error("a text has two fields");
  await expect.poll(() => nn.inputValue()).toBe("Kven har bestilt vurderinga?");
  expect([await nb.getAttribute("lang"), await nn.getAttribute("lang")]).toEqual(["nb", "nn"]);
  await expectInOrder(page);

  await page.getByRole("combobox", { name: "Slags felt" }).selectOption("Text");
  await page.getByRole("combobox", { name: "Slags felt" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Hvem har lest korrektur?");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 2, name: "Hvem har lest korrektur?" }).waitFor();
  await page.getByText("1 tekst mangler nynorsk:").waitFor();
  await page.getByRole("button", { name: "Publiser malen" }).click();
  const dialog = page.getByRole("dialog", { name: "Publiser malen" });
  await dialog.getByText("1 tekst mangler nynorsk:").waitFor();
  expect(await dialog.getByRole("button", { name: "Publiser nå" }).count()).toBe(0);
  await dialog.getByRole("button", { name: "Avbryt" }).click();
  await expectInOrder(page);

  await outline.getByRole("button", { name: "Hvem har bestilt vurderingen?" }).click();
  const control = page.getByRole("region", { name: "Kontroll" });
  await control.getByRole("button", { name: "Hvem har lest korrektur?" }).press("Enter");
  await expect.poll(() => isFocused(nn)).toBe(true);
  await page.keyboard.type("Kven har lese korrektur?");
  await control.getByText("Malen kan publiseres slik den er.").waitFor();

  await page.getByRole("tab", { name: "Som forfatter" }).click();
  const author = page.getByRole("region", { name: "Som forfatter" });
  await author.getByText("Hvem har lest korrektur?").waitFor();
  await author.getByRole("button", { name: "Nynorsk" }).click();
  await author.getByText("Kven har lese korrektur?").waitFor();
  await author.locator("[lang=nn]").getByText("Kven har bestilt vurderinga?").first().waitFor();
  await expectInOrder(page);

  await page.getByRole("button", { name: "Publiser malen" }).click();
  await dialog.getByRole("button", { name: "Publiser nå" }).click();
  await page.getByText("Versjon 2 er publisert").waitFor();
  expect(JSON.stringify((await newestTemplate(server.db, "1")).template)).toContain("Kven har lese korrektur?");
});

test("an author who reads in nynorsk is asked in nynorsk, and a colleague who reads in bokmål finds the same answers", async () => {
  const { number, initiator } = await aStartedAssessment(server, { type: "2" });
  const seat = await seatedAs(server, initiator.contributorId);
  const page = await house.page({ width: 1440, as: inNynorsk(seat), context: {} });
  await page.goto(`${server.url}/rediger/${number}/?id=${initiator.contributorId}&role=initiator`);
  const steps = page.getByRole("navigation", { name: "Delar av mini-metodevurderinga" });
  await steps.getByRole("link", { name: /^\d+\. Om vurderinga/ }).waitFor();
  await page.getByText("Kven har bestilt vurderinga?").first().waitFor();
  await expectInOrder(page);
  await page.getByRole("radio", { name: "Utfasing av eit tiltak vi har" }).check();
  await page.getByText("Kva skal tiltaket erstattast av?").first().waitFor();
  await page
    .getByRole("region", { name: /Lagring/ })
    .getByText("Alt er lagra")
    .waitFor();
  const inBokmal = JSON.stringify(await detailsOf(seat, number));
  expect(inBokmal).toContain("Utfasing av et tiltak vi har");
  const { value } = await server.db
    .selectFrom("schema_item")
    .select("value")
    .where("assessment", "=", number)
    .where("key", "=", "type-beslutning")
    .executeTakeFirstOrThrow();
  expect(value).toEqual(["utfasing"]);
});

test.runIf(await hasTranslator())(
  "a machine proposes nynorsk beside an empty field; it is missing until somebody has read it and takes it",
  async () => {
    const page = await house.page({ width: 1440, as: await signedInAs(server, "admin") });
    await page.goto(`${server.url}/redaksjon/maler/`);
    await page.getByRole("link", { name: /Åpne malen Mini-metodevurdering for kommuner/ }).click();
    const outline = page.getByRole("navigation", { name: "Innholdet i malen" });
    await outline.getByText("Fane 1:").click();
    await outline.getByRole("button", { name: "Hvem har bestilt vurderingen?" }).click();
    const described = page.getByRole("textbox", { name: "Tekst under tittelen", exact: true });
    await described.fill("Skriv hvem det er");
    const control = page.getByRole("region", { name: "Kontroll" });
    await control.getByText("1 tekst mangler nynorsk:").waitFor();
    await page.getByRole("button", { name: "Foreslå nynorsk: Tekst under tittelen på nynorsk" }).click();
    const proposal = page.getByRole("region", { name: "Maskinforslag, ikke lest" });
    await proposal.getByText("Skriv kven det er").waitFor();
    await expectInOrder(page);
    await control.getByText("1 tekst mangler nynorsk:").waitFor();
    await proposal.getByRole("button", { name: "Jeg har lest det. Bruk forslaget" }).click();
    const written = page.getByRole("textbox", { name: "Tekst under tittelen på nynorsk" });
    await expect.poll(() => written.inputValue()).toBe("Skriv kven det er");
    await expect.poll(() => isFocused(written)).toBe(true);
    await control.getByText("Malen kan publiseres slik den er.").waitFor();
  },
);
