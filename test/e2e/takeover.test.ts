import { beforeEach, expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { authorHouse, heldCalls, untilItIs } from "./author-journey.ts";
import { tooWideAt } from "./every-width.ts";
import {
  changed,
  dialog,
  field,
  GOES,
  NEW,
  newestForm,
  publish,
  STAYS,
  twoBeforeNewVersion,
} from "./takeover-journey.ts";

const house = await authorHouse();
const original = await newestForm(house);

beforeEach(() => publish(house, original));

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
  await publish(house, changed(original));

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

test("a text whose question was taken out is in its field again, and saved, when the new version is undone", async () => {
  const { kari, berit } = await twoBeforeNewVersion(house, original);

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
