import { expect, test } from "vitest";
import { remindOfReviews } from "../../features/living/server/remind.ts";
import { norwegianDay } from "../../platform/pure/norwegian-date/index.ts";
import { aPublished, mailsTo } from "../builders/a-decision.ts";
import { inDays, reviewDayFor, storedReviewDay } from "../builders/a-review-day.ts";
import { aSentAssessment } from "../builders/desk.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { expectInOrder } from "./every-width.ts";
import { houseForFile, REFUSED_CALL } from "./house.ts";

const house = await houseForFile({ accepts: REFUSED_CALL });
const { server } = house;
const editor = await signedInAs(server, "redaktor");

test.each([390, 1440])(
  "from the mail «Ingen endring» takes the initiator three clicks at %i px, and the desk one",
  async (width) => {
    const { number, initiator, initiatorEmail } = await aPublished(server);
    await storedReviewDay(server, number, inDays(-1), "2025-01-01");
    const { mailer } = server.platform;
    await remindOfReviews(server.db, { mailer, origin: server.url, moved: [], at: new Date() });
    const mail = (await mailsTo(server, initiatorEmail)).at(-1);
    const page = await house.page({ width, as: initiator });
    await page.goto(/https?:\S+\/rediger\/\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    await page.getByText(`Skulle vært sett på igjen innen ${norwegianDay(inDays(-1))}.`).waitFor();
    await page.getByRole("button", { name: "Ingen endring" }).click();
    expect(await page.getByLabel("Vi søkte på nytt").inputValue()).toBe(norwegianDay(inDays(0)));
    await expectInOrder(page);
    await page.getByRole("button", { name: "Bekreft" }).click();
    await page.getByText(/at ingenting er endret. Redaksjonen bekrefter det/).waitFor();
    await expectInOrder(page);

    const desk = await house.page({ width, as: editor });
    await desk.goto(`${server.url}/redaksjon/`);
    await desk.getByRole("button", { name: /Bekreft at ingenting er endret/ }).waitFor();
    await expectInOrder(desk);
    await desk.getByRole("button", { name: /Bekreft at ingenting er endret/ }).click();
    await desk.getByText("Vurdert på nytt. Leserne ser den nye datoen.").waitFor();
    const reading = await house.page({ width });
    await reading.goto(`${server.url}/vurdering/?id=${number}`);
    await reading.getByText(/^Vurdert på nytt \d/).waitFor();
    await expectInOrder(reading);

    await desk.goto(`${server.url}/redaksjon/${number}/`);
    await desk.getByRole("button", { name: "Angre bekreftelsen" }).click();
    await desk.getByRole("button", { name: "Ja", exact: true }).click();
    await desk.getByText("Bekreftelsen er angret", { exact: true }).waitFor();
    expect((await reviewDayFor(editor, number)).body).toMatchObject({ dueOn: inDays(-1), confirmed: null });
  },
);

test("by keyboard the focus stays at the review day, which stands above the decisions, when a form closes", async () => {
  const { number, initiator } = await aPublished(server);
  await storedReviewDay(server, number, inDays(-1), "2025-01-01");
  const page = await house.page({ width: 390, as: initiator });
  await page.goto(`${server.url}/rediger/`);
  await page.getByRole("link", { name: /^Skulle vært sett på igjen/ }).click();
  const area = page.getByRole("region", { name: "Når vurderingen bør ses på igjen" });
  const unchanged = area.getByRole("button", { name: "Ingen endring" });
  await unchanged.waitFor();
  const decisions = page.getByRole("heading", { name: "Beslutning og oppfølging" });
  await decisions.waitFor();
  const [above, below] = await Promise.all([unchanged.boundingBox(), decisions.boundingBox()]);
  expect(above?.y ?? Infinity).toBeLessThan(below?.y ?? 0);

  await unchanged.press("Enter");
  await area.getByLabel("Vi søkte på nytt").waitFor();
  const focused = area.locator(":focus");
  await area.getByRole("button", { name: "Avbryt" }).press("Enter");
  await unchanged.waitFor();
  await focused.filter({ hasText: "Skulle vært sett på igjen" }).waitFor();
  await unchanged.press("Enter");
  await area.getByRole("button", { name: "Bekreft" }).press("Enter");
  await focused.filter({ hasText: "Redaksjonen bekrefter det" }).waitFor();
});

test("the dialog that publishes offers a day in 24 months, and «Ingen dato» is a choice", async () => {
  const { number } = await aSentAssessment(server);
  const { suggested } = (await reviewDayFor(editor, number)).body;
  const page = await house.page({ as: editor });
  await page.goto(`${server.url}/redaksjon/${number}/`);
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const day = dialog.getByLabel("Bør ses på igjen innen");
  await day.waitFor();
  expect(await day.inputValue()).toBe(norwegianDay(suggested));
  await expectInOrder(page);
  await day.fill("01.01.2024");
  await dialog.getByRole("button", { name: "Publiser" }).click();
  await dialog.getByText("Velg en dato etter i dag").waitFor();
  await dialog.getByLabel("Ingen dato").check();
  await dialog.getByRole("button", { name: "Publiser" }).click();
  await page.getByText("Mini-metodevurderingen er publisert").waitFor();
  expect((await reviewDayFor(editor, number)).body).toMatchObject({ isPublished: true, dueOn: null });

  await page.getByRole("button", { name: "Endre datoen" }).click();
  await page.getByRole("button", { name: "Lagre datoen" }).click();
  await page.getByText("Skriv hvorfor datoen endres").waitFor();
  await expectInOrder(page);
  await page.getByLabel("Hvorfor").fill("En studie kommer");
  await page.getByRole("button", { name: "Lagre datoen" }).click();
  await page.getByText(`Bør ses på igjen innen ${norwegianDay(suggested)}.`).waitFor();
});
