import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { authorHouse, steps, untilItIs } from "./author-journey.ts";

const house = await authorHouse();

const TITLE = "Hvem har bestilt vurderingen?";
const COLLEAGUE = "Hvilken beslutning skal vurderingen støtte?";

test("a form that was open while the product was renewed keeps its screen and its texts, goes on saving, and offers to load again", async () => {
  const assessment = await house.start({ others: ["other"] });
  const { number, initiator, others } = assessment;
  const { page } = await house.enter(assessment, initiator);
  const field = page.getByRole("textbox", { name: TITLE });
  const notice = page.getByRole("heading", { name: "Det er kommet en ny versjon" });
  await field.fill("Klinikk");
  await untilItIs(page, TITLE, "saved");

  // What a later version may answer: another contract, and a form of another shape.
  let isRenewed = true;
  await page.route("**/api/**", async (route) => {
    if (!isRenewed) return route.continue();
    const response = await route.fetch();
    const headers = { ...response.headers(), "minimetode-contract": "of a later version" };
    const isForm = /working-copy/.test(route.request().url());
    await route.fulfill(isForm ? { response, headers, json: { form: "another" } } : { response, headers });
  });
  const colleague = await seatedAs(house.server, others[0]?.contributorId ?? "");
  const { schema } = await detailsOf(colleague, number);
  const theirs = everyItem(schema.schemaItems).find(({ title }) => title === COLLEAGUE);
  await saveItem(colleague, number, theirs?.contentGuid ?? "", "Om vi skal ta metoden i bruk");
  await notice.waitFor();
  expect(await field.inputValue()).toBe("Klinikk");
  await expectNoFindings(page);

  await field.press("End");
  await field.pressSequentially("sjefen");
  await expect
    .poll(
      async () =>
        everyItem((await detailsOf(colleague, number)).schema.schemaItems).find(({ title }) => title === TITLE)
          ?.properties.text,
    )
    .toBe("Klinikksjefen");
  await steps(page).waitFor();

  // Up to the reload: an answer of the page's own version takes the notice away, and its button.
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isRenewed = false;
  });
  await page.getByRole("button", { name: "Last siden på nytt" }).click();
  await notice.waitFor({ state: "detached" });
  await steps(page).waitFor();
  expect(await field.inputValue()).toBe("Klinikksjefen");
  expect(await page.getByRole("textbox", { name: COLLEAGUE }).inputValue()).toBe("Om vi skal ta metoden i bruk");
});
