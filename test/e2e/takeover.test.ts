import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import type { FieldBlock } from "../../features/kinds/rules/index.ts";
import type { Template } from "../../features/template/rules/index.ts";
import { newestTemplate } from "../../features/template/server/index.ts";
import { expectNoFindings } from "../axe.ts";
import { publishVersion } from "../builders/a-template-version.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { authorHouse, heldCalls, untilItIs } from "./author-journey.ts";
import { tooWideAt } from "./every-width.ts";

const house = await authorHouse();
const { db } = house.database;

const GOES = "Hvem har bestilt vurderingen?";
const STAYS = "Kort om vurderingen";
const NEW = "Hvem skal lese vurderingen?";
const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const dialog = (page: Page) => page.getByRole("dialog");

/** The form with one question less, a new one after the one that stays, and another help text at that. */
const changed = (template: Template): Template => {
  const isNew: FieldBlock = { kind: "Text", key: "hvem-skal-lese", title: NEW };
  return {
    ...template,
    sections: template.sections.map((sections) =>
      sections.map((section) => {
        if (section.kind !== "Section") return section;
        const blocks = section.blocks
          .filter(({ title }) => title !== GOES)
          .flatMap((block) =>
            block.title === STAYS ? [{ ...block, helpText: "Skriv to setninger." }, isNew] : [block],
          );
        return { ...section, blocks };
      }),
    ),
  };
};

const original = (await newestTemplate(db, "1")).template;

/** Publishes a form as the newest version that there is. */
async function publish(body: Template): Promise<void> {
  const { versionId } = await newestTemplate(db, "1");
  const { template } = await db
    .selectFrom("template_version")
    .select("template")
    .where("id", "=", versionId)
    .executeTakeFirstOrThrow();
  await publishVersion(db, template, body, new Date());
}

beforeEach(() => publish(original));

test("a new version of the form is looked at, taken over and undone; a colleague who is writing hears of it and loses nothing", async () => {
  const assessment = await house.start({ others: ["librarian", "economist"] });
  const [librarian, economist] = assessment.others;
  if (!librarian || !economist) throw new Error("two others were asked for");
  const { page: berit } = await house.enter(assessment, librarian);
  const { page: olav } = await house.enter(assessment, economist);
  await field(berit, GOES).fill("Klinikksjefen");
  await untilItIs(berit, GOES, "saved");
  await field(berit, STAYS).fill("Om gangtrening");
  await untilItIs(berit, STAYS, "saved");
  await publish(changed(original));

  const { page: kari } = await house.enter(assessment, assessment.initiator, { width: 390 });
  const offer = kari.getByRole("heading", { name: "Det finnes en ny versjon av skjemaet" });
  await offer.waitFor();
  await kari.getByText("1 nytt spørsmål, 1 er endret og 1 er fjernet.").waitFor();
  await expectNoFindings(kari);
  expect(await tooWideAt(kari)).toEqual([]);
  expect(await berit.getByRole("heading", { name: "Det finnes en ny versjon av skjemaet" }).count()).toBe(0);

  await kari.getByRole("button", { name: "Se hva som endres" }).focus();
  await kari.keyboard.press("Enter");
  await dialog(kari).getByRole("heading", { name: "Fjernet (1)" }).waitFor();
  await dialog(kari).getByText(GOES).waitFor();
  await dialog(kari).getByText("Svaret blir tatt vare på.").waitFor();
  await expectNoFindings(kari);

  const letGo = await heldCalls(berit);
  await field(berit, GOES).fill("Klinikksjefen og fagdirektøren");
  await dialog(kari).getByRole("button", { name: "Ta i bruk den nye versjonen" }).click();
  await field(kari, NEW).waitFor();
  await kari.getByText(/^Kari Eksempel tok i bruk en ny versjon av skjemaet/).waitFor();
  // The button that opened the panel is gone with the offer.
  const isInNotice = () => kari.evaluate(() => document.activeElement?.textContent?.startsWith("Kari Eksempel tok"));
  await expect.poll(isInNotice).toBe(true);
  await expectNoFindings(kari);

  await field(berit, NEW).waitFor();
  letGo();
  const left = berit.getByRole("alert").filter({ hasText: "Feltet du skrev i, er fjernet" });
  await left.getByText("Klinikksjefen og fagdirektøren").waitFor();
  await expectNoFindings(berit);
  await left.getByRole("button", { name: "Forkast" }).click();
  await left.waitFor({ state: "detached" });
  expect(await field(berit, STAYS).inputValue()).toBe("Om gangtrening");
  await field(berit, NEW).fill("Klinikken");
  await untilItIs(berit, NEW, "saved");
  // A third who only looks has the new form, and what was written in it.
  await expect.poll(() => field(olav, NEW).inputValue()).toBe("Klinikken");
  expect(await field(olav, GOES).count()).toBe(0);

  await kari.getByRole("button", { name: "Svar på 1 spørsmål som er fjernet" }).click();
  await dialog(kari).getByText("Klinikksjefen", { exact: true }).waitFor();
  await dialog(kari).getByRole("button", { name: "Kopier svaret" }).waitFor();
  await expectNoFindings(kari);
  await kari.keyboard.press("Escape");

  await kari.getByRole("button", { name: "Angre den nye versjonen av skjemaet" }).click();
  await offer.waitFor();
  await expect.poll(() => field(kari, GOES).inputValue()).toBe("Klinikksjefen");
  for (const page of [berit, olav]) await expect.poll(() => field(page, GOES).inputValue()).toBe("Klinikksjefen");
  expect(await field(kari, STAYS).inputValue()).toBe("Om gangtrening");
  await kari.getByRole("button", { name: "Svar på 1 spørsmål som er fjernet" }).waitFor();
});

/** The initiator, who is offered a new version of the form, and a librarian, who has the form as it was. */
async function twoBeforeNewVersion() {
  const assessment = await house.start({ others: ["librarian"] });
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("a librarian was asked for");
  const { page: berit } = await house.enter(assessment, librarian);
  await publish(changed(original));
  const { page: kari } = await house.enter(assessment, assessment.initiator);
  return { kari, berit };
}

test("a text whose question was taken out is in its field again, and saved, when the new version is undone", async () => {
  const { kari, berit } = await twoBeforeNewVersion();

  const letGo = await heldCalls(berit);
  await field(berit, GOES).fill("Skrevet mens spørsmålet ble fjernet");
  await kari.getByRole("button", { name: "Se hva som endres" }).click();
  await dialog(kari).getByRole("button", { name: "Ta i bruk den nye versjonen" }).click();
  await field(berit, NEW).waitFor();
  const refused = berit.waitForResponse((answer) => answer.url().includes("SaveSchemaItem") && answer.status() === 404);
  letGo();
  await refused;
  const left = berit.getByRole("alert").filter({ hasText: "Feltet du skrev i, er fjernet" });
  await left.waitFor();

  await kari.getByRole("button", { name: "Angre den nye versjonen av skjemaet" }).click();
  await expect.poll(() => field(kari, GOES).inputValue()).toBe("Skrevet mens spørsmålet ble fjernet");
  await untilItIs(berit, GOES, "saved");
  expect(await field(berit, GOES).inputValue()).toBe("Skrevet mens spørsmålet ble fjernet");
  expect(await left.count()).toBe(0);
  await field(berit, GOES).fill("Og skrevet videre");
  await untilItIs(berit, GOES, "saved");
});

test("who stands in a field that a colleague takes out hears of it, and reads on from the section's heading", async () => {
  const { kari, berit } = await twoBeforeNewVersion();
  await field(berit, GOES).focus();
  await kari.getByRole("button", { name: "Se hva som endres" }).click();
  await dialog(kari).getByRole("button", { name: "Ta i bruk den nye versjonen" }).click();
  await field(berit, NEW).waitFor();
  await berit.getByRole("status").getByText("Feltet du sto i, er ikke med i skjemaet lenger.").waitFor();
  await expect.poll(() => berit.evaluate(() => document.activeElement?.id.startsWith("section-"))).toBe(true);
});

test("an editor who reads the form is offered the new version too", async () => {
  const assessment = await house.start();
  await publish(changed(original));
  const as = await signedInAs(house.server, "redaktor");
  const { page } = await house.enter(assessment, assessment.initiator, { as, query: "" });
  await page.getByRole("button", { name: "Se hva som endres" }).click();
  await dialog(page).getByRole("button", { name: "Ta i bruk den nye versjonen" }).click();
  await page.getByRole("button", { name: "Angre den nye versjonen av skjemaet" }).waitFor();
  await expectNoFindings(page);
});
