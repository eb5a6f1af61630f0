import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { atDesk } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { fillMandatory } from "../builders/working-copy.ts";
import { authorHouse } from "./author-journey.ts";
import { edit, withSearch } from "./literature-journey.ts";

const house = await authorHouse();

test("where the template hides deleting, a search can be changed and not deleted", async () => {
  const { page } = await withSearch(house);
  await page.getByRole("button", { name: "Slett søket i MEDLINE" }).waitFor();
  await page.route("**/working-copy", async (route) => {
    const answer = await route.fetch({ headers: { ...route.request().headers(), "if-none-match": "" } });
    const body = (await answer.text()).replaceAll('"hideDelete":false', '"hideDelete":true');
    await route.fulfill({ response: answer, body });
  });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.getByRole("button", { name: "Slett søket i MEDLINE" }).waitFor({ state: "detached" });
  await edit(page).waitFor();
});

test("readers of the published page see the summary and each search", async () => {
  const { number, seats } = await anAssessment(house.server.db, { opened: true });
  const author = await seatedAs(house.server, ...seats.map(({ id }) => id));
  await fillMandatory(house.server, author, number);
  await author.post("/api/schema/SendApprovalRequest", { assessmentId: number });
  const editor = await signedInAs(house.server, "redaktor");
  expect((await atDesk(editor, number, "publish")).status).toBe(200);
  const page = await house.page();
  await page.goto(`${house.server.url}/vurdering/?id=${number}&tab=3`);
  expect(await page.getByRole("table", { name: "Databaser" }).innerText()).toMatch(/MEDLINE\s+12/);
  await page.getByText("01.03.2026").waitFor();
  expect(await page.getByText("Ingen søk registrert").count()).toBe(4);
  await expectNoFindings(page);
});
