import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { authorHouse } from "./author-journey.ts";
import { openBlock } from "./block-page.ts";
import { toast } from "./evidence-journey.ts";

const house = await authorHouse(/Tall ikke/);

const TEXT =
  "<p>Infeksjon: 6 av 41 mot 3 av 40, relativ risiko 1,95 (95 % KI 0,52–7,3).</p><p>Smerte: 9 poeng lavere (95 % KI 3–15).</p>";

const withStudy = (given: object = {}) =>
  openBlock(house, "EvidenceTable", async (initiator, { contentId }) => {
    const study = { id: contentId, shortId: "Berg 2020", controlGroupNumberOfPatiens: "40", ...given };
    const answer = await initiator.post("/api/schema/CreateEvidenceTableItem", study);
    if (answer.status !== 200) throw new Error(`study: ${answer.status}`);
  });

const openResults = async (page: Page) => {
  await page.getByText("Tall for ett utfall").first().click();
  return page.getByRole("group").filter({ has: page.getByText("Tall for ett utfall") });
};
const stored = async (assessment: number) => {
  const rows = house.server.db.selectFrom("block_row").select("cells").where("assessment", "=", assessment);
  return (await rows.where("part", "=", "results").where("deleted_at", "is", null).orderBy("position").execute()).map(
    ({ cells }) => cells,
  );
};

test("numbers of a study are optional: they are typed, what does not fit is said beside them, and the effect is worked out", async () => {
  const { page, assessment } = await withStudy();
  await expect
    .poll(() => page.getByRole("button", { name: "Legg til tall for ett utfall: Berg 2020" }).isVisible())
    .toBe(false);
  await openResults(page);
  await page.getByRole("button", { name: "Legg til tall for ett utfall: Berg 2020" }).click();
  const form = page.getByRole("form", { name: "Nye tall: Berg 2020" });
  await form.getByRole("button", { name: "Lagre" }).click();
  await form.getByText("Skriv hvilket utfall tallene gjelder").waitFor();
  await form.getByLabel("Utfall").fill("Infeksjon");
  await form.getByLabel("Effektmål").selectOption("RR");
  // Results of summaries are of several studies, and need no arms, until somebody says otherwise.
  expect(await form.getByLabel("Hendelser i tiltaksgruppen").count()).toBe(0);
  await form.getByLabel("Samlet av flere studier").uncheck();
  await form.getByLabel("Hendelser i tiltaksgruppen").fill("6");
  await form.getByLabel("Analysert i tiltaksgruppen").fill("41");
  await form.getByLabel("Hendelser i kontrollgruppen").fill("3");
  await form.getByLabel("Analysert i kontrollgruppen").fill("400");
  await form.getByText("400 analysert, men 40 med i gruppen. Er kommaet flyttet?").waitFor();
  await expectNoFindings(page);
  await form.getByLabel("Analysert i kontrollgruppen").fill("40");
  await form.getByText("400 analysert").waitFor({ state: "detached" });
  await form.getByText("Regnet ut: RR 1,95 (0,52 til 7,27)").waitFor();
  await form.getByRole("button", { name: "Bruk" }).click();
  expect(await form.getByLabel("Effekt", { exact: true }).inputValue()).toBe("1,95");
  await form.getByLabel("Effekt", { exact: true }).and(page.locator(":focus")).waitFor();
  await form.getByText("Regnet ut").waitFor({ state: "detached" });
  await form.getByRole("button", { name: "Lagre" }).click();
  await toast(page, "Tall lagret");
  await page.getByText("6 av 41 mot 3 av 40, RR 1,95 (95 % KI 0,52 til 7,27)").waitFor();
  expect(await stored(assessment)).toMatchObject([{ outcome: "Infeksjon", effect: "1.95", effectHigh: "7.27" }]);
  await expectNoFindings(page);
});

test("a finding is set aside with one press, and comes back when a number of the row changes", async () => {
  const { page, assessment } = await withStudy();
  await openResults(page);
  await page.getByRole("button", { name: "Legg til tall for ett utfall: Berg 2020" }).click();
  const added = page.getByRole("form", { name: "Nye tall: Berg 2020" });
  await added.getByLabel("Utfall").fill("Fall");
  await added.getByLabel("Samlet av flere studier").uncheck();
  await added.getByRole("button", { name: "Lagre" }).click();
  await toast(page, "Tall lagret");
  await page.getByRole("button", { name: "Rediger tallene for Fall" }).click();
  const form = page.getByRole("form", { name: "Rediger tallene for Fall" });
  await form.getByLabel("Hendelser i tiltaksgruppen").fill("31");
  await form.getByLabel("Analysert i tiltaksgruppen").fill("24");
  const finding = form.getByText("31 hendelser av 24: det er flere enn gruppen.");
  await finding.waitFor();
  await form.getByRole("button", { name: "Det stemmer likevel" }).click();
  await finding.waitFor({ state: "detached" });
  await form.getByRole("button", { name: "Lagre" }).click();
  await toast(page, "Tall oppdatert");
  await page.getByText("1 funn er lagt til side").waitFor();
  expect((await stored(assessment))[0]?.setAside).toMatch(/^EventsAboveTotal:/);
  await page.getByRole("button", { name: "Rediger tallene for Fall" }).click();
  await form.getByRole("button", { name: "Se på dem igjen" }).click();
  await finding.waitFor();
  await form.getByLabel("Hendelser i tiltaksgruppen").fill("32");
  await form.getByText("32 hendelser av 24: det er flere enn gruppen.").waitFor();
  await expectNoFindings(page);
});

test("the numbers in the text of a study are proposed, and those that are chosen are added", async () => {
  const { page, assessment } = await withStudy({ resultEffect: TEXT });
  await openResults(page);
  await page.getByRole("button", { name: "Les tallene fra teksten i Berg 2020" }).click();
  const dialog = page.getByRole("dialog", { name: "Tall i «Resultater og effekt»" });
  await dialog.getByText("6 av 41 mot 3 av 40, RR 1,95 (95 % KI 0,52 til 7,3)").waitFor();
  await dialog.getByText("MD −9 (95 % KI −15 til −3)").waitFor();
  await expectNoFindings(page);
  expect(await stored(assessment)).toEqual([]);
  await dialog.getByRole("checkbox", { name: "Smerte" }).uncheck();
  await dialog.getByRole("button", { name: "Legg til 1 utfall" }).click();
  await toast(page, "Tall for 1 utfall er lagt til");
  expect(await stored(assessment)).toMatchObject([
    { outcome: "Infeksjon", interventionEvents: "6", controlTotal: "40", measure: "RR", effectHigh: "7.3" },
  ]);
  await page.getByRole("button", { name: "Les tallene fra teksten i Berg 2020" }).click();
  await dialog.getByText(/RR 1,95 .*står der allerede/).waitFor();
});
