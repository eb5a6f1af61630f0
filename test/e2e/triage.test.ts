import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { eventually } from "../patience.ts";
import { expectInOrder, tooWideAt } from "./every-width.ts";
import { houseForFile } from "./house.ts";

const house = await houseForFile();
const { server } = house;

const NAME = "Eksempel: Magnetstimulering mot tinnitus";
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const question = (page: Page, no: number) => page.getByRole("radiogroup", { name: new RegExp(`^${no}\\. `) });
const answer = (page: Page, no: number, name: string | RegExp) =>
  question(page, no).getByRole("radio", { name }).check();
const submit = (page: Page) => page.getByRole("button", { name: "Se hva svarene betyr" }).click();

async function answerNo(page: Page): Promise<void> {
  for (const no of [1, 2, 3, 4]) await answer(page, no, "Nei");
}

for (const script of [true, false]) {
  const how = script ? "with" : "without";
  test(`from where people begin through the questions to the form, ${how} script`, async () => {
    const page = await house.page({ width: 390, script });
    await page.goto(`${server.url}/start/`);
    await page.getByRole("link", { name: "Start en vurdering i et helseforetak" }).click();
    await heading(page, "Er mini-metodevurdering riktig her?");
    if (script) await expectInOrder(page);
    await submit(page);
    await question(page, 1).getByText("Velg ett av svarene").waitFor();
    expect(
      await page
        .getByRole("region", { name: /5 .*rettes/ })
        .getByRole("link")
        .count(),
    ).toBe(5);
    if (script) {
      await page.waitForFunction(() => document.activeElement?.matches("section[aria-label]"));
      expect(await page.title()).toMatch(/^5 feil – /);
      await expectInOrder(page);
    }
    await answerNo(page);
    await answer(page, 5, "Nei");
    await submit(page);
    await heading(page, "Start vurderingen");
    if (script) await expectInOrder(page);
    await page.getByRole("link", { name: "Endre svar" }).click();
    await heading(page, "Er mini-metodevurdering riktig her?");
    expect(await question(page, 3).getByRole("radio", { name: "Nei" }).isChecked()).toBe(true);
    await answer(page, 3, /hele landet/);
    await submit(page);
    await heading(page, "Løft spørsmålet til nasjonalt nivå");
    await page.getByText("Forslag om nasjonal metodevurdering").waitFor();
    if (script) await expectInOrder(page);
    await page.getByRole("link", { name: "Start likevel" }).click();
    await page.getByRole("button", { name: "Start mini-metodevurderingen" }).waitFor();
    expect(new URL(page.url()).search).toBe("");
    await page.getByRole("link", { name: "Svar på de fem spørsmålene" }).click();
    await page.getByRole("link", { name: "Jeg vet det er riktig" }).click();
    await page.getByRole("button", { name: "Start mini-metodevurderingen" }).waitFor();
    expect(await page.context().cookies()).toEqual([]);
  });

  test(`who finds that others have done the work is led to it, ${how} script`, async () => {
    const { number } = await aFilledAssessment(server, { name: NAME, status: 3 });
    const page = await house.page({ width: 390, script });
    await page.goto(`${server.url}/start/helseforetak?riktig`);
    await answerNo(page);
    await answer(page, 5, /publisert/);
    const title = page.getByLabel("Hva skal vurderes?");
    const same = page.locator(`#vurdering-${number}`);
    if (script) {
      await page.locator("html[data-hydrated]").waitFor();
      await title.fill("Magnetstimulering for tinnitus");
      await same.check();
      await expectInOrder(page);
    } else
      await eventually(async () => {
        await title.fill("Magnetstimulering for tinnitus");
        await page.getByRole("button", { name: "Søk etter det samme" }).click();
        expect(await question(page, 2).getByRole("radio", { name: "Nei" }).isChecked()).toBe(true);
        await same.check({ timeout: 1_000 });
      });
    await submit(page);
    await heading(page, "Noen har gjort arbeidet");
    expect(await page.getByRole("link", { name: NAME, exact: true }).getAttribute("href")).toBe(
      `/vurdering/?id=${number}`,
    );
    if (script) await expectInOrder(page);
    await page.getByRole("link", { name: /^Start fra denne/ }).click();
    await page.getByText("Dere starter fra en publisert vurdering").waitFor();
  });
}

test("the keyboard alone answers, and every kind of end fits every width without findings", async () => {
  const page = await house.page();
  await page.goto(`${server.url}/start/kommune?riktig`);
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("link", { name: "Jeg vet det er riktig" }).focus();
  // In a group without an answer the first one has the focus; each arrow chooses the next.
  for (const arrows of [1, 2, 2, 1, 3]) {
    await page.keyboard.press("Tab");
    for (let pressed = 0; pressed < arrows; pressed += 1) await page.keyboard.press("ArrowDown");
  }
  const send = page.getByRole("button", { name: "Se hva svarene betyr" });
  await expect
    .poll(async () => {
      await page.keyboard.press("Tab");
      return send.evaluate((button) => button === document.activeElement);
    })
    .toBe(true);
  await page.keyboard.press("Enter");
  await heading(page, "Start vurderingen");
  await page.getByText("Dette avgjorde").waitFor();
  for (const query of [
    "q1=ja",
    "q1=usikker&q2=i-gang",
    "q1=nei&q2=nei&q3=etikk-jus&tittel=Robot",
    "q1=nei&q2=nei&q3=nei&q4=nei&q5=pabegynt",
  ]) {
    await page.goto(`${server.url}/start/kommune?riktig&${query}`, { waitUntil: "networkidle" });
    expect([query, await tooWideAt(page)]).toEqual([query, []]);
    await expectNoFindings(page);
  }
  expect(house.complaints()).toEqual([]);
});
