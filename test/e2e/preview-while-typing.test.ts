import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { readPage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { deskHouse } from "./desk-journey.ts";
import { anArticle, draftBeside, STOPPED_HANDLER } from "./preview-journey.ts";

const house = await deskHouse(STOPPED_HANDLER);

test("the draft beside the form shows what is written before it is saved, cleaned, and is never loaded again", async () => {
  const number = await anArticle(house, "Mens du skriver");
  const page = await house.editor({ width: 1440 });
  await page.goto(`${house.server.url}/redaksjon/innhold/${number}/`);
  const heading = page.getByRole("textbox", { name: "Overskrift" }).first();
  await heading.waitFor();
  const frame = await draftBeside(page);
  await frame.getByRole("heading", { level: 1, name: "Før" }).waitFor();
  await frame.evaluate(() => document.documentElement.setAttribute("data-first", ""));

  // Nothing is saved until the test lets it.
  const { promise: maySave, resolve: save } = Promise.withResolvers<void>();
  await page.route("**/api/desk/pages/*/save", async (route) => {
    await maySave;
    await route.continue();
  });
  await heading.fill("Etter");
  await frame.getByRole("heading", { level: 1, name: "Etter" }).waitFor();
  const body = page.getByRole("textbox", { name: "Brødtekst", exact: true });
  await body.click();
  await page.keyboard.type("Mens du ser på.");
  await frame.getByText("Mens du ser på.").waitFor();
  const area = page.getByRole("group", { name: "Hovedinnhold" });
  await area.getByLabel("Ny blokk: hovedinnhold").selectOption("FaqAccordionBlock");
  await area.getByRole("button", { name: "Legg til blokken" }).click();
  await frame.locator("[data-epi-edit=mainContent] [id^=del-]").waitFor({ state: "attached" });
  expect((await readPage(await signedInAs(house.server, "redaktor"), number)).values.heading).toBe("Før");

  await page.evaluate((id) => {
    const hostile =
      '<p>Trygt<img src="javascript:alert(1)" onerror="document.title=1"><a href="javascript:alert(1)" onclick="alert(1)">lenke</a></p><script>document.title=1</script><svg onload="alert(1)"></svg><iframe srcdoc="x"></iframe>';
    const message = { kind: "working-values", page: id, rev: 0, values: { mainBody: hostile } };
    const known = { addresses: {}, media: {} };
    document.querySelector("iframe")?.contentWindow?.postMessage({ ...message, known }, window.location.origin);
  }, number);
  await frame.getByText("Trygt").waitFor();
  const shown = frame.locator("[data-epi-edit=mainBody]");
  expect(await shown.locator("script, svg, iframe, [onclick], [onerror], [href], [src]").count()).toBe(0);
  expect(await frame.title()).not.toBe("1");

  save();
  await heading.click();
  await page.keyboard.press("End");
  await page.keyboard.type(" at");
  await frame.getByRole("heading", { level: 1, name: "Etter at" }).waitFor();
  await page.locator("[data-save-state=dirty], [data-save-state=saving]").first().waitFor({ state: "detached" });
  await area.getByRole("region", { name: "Spørsmål og svar 1" }).getByLabel("Overskrift").fill("Spør oss");
  await frame.getByRole("heading", { name: "Spør oss" }).waitFor();
  await frame.getByText("Mens du ser på.").waitFor();
  expect(await frame.locator("html[data-first]").count()).toBe(1);

  await frame.getByText("Mens du ser på.").click();
  await expect.poll(() => body.evaluate((element) => element === document.activeElement)).toBe(true);
  await frame.getByRole("heading", { level: 1, name: "Etter at" }).click();
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await frame.getByRole("navigation", { name: "Du er her" }).getByRole("link").first().click();
  await heading.fill("Til slutt");
  await frame.getByRole("heading", { level: 1, name: "Til slutt" }).waitFor();
  expect(new URL(frame.url()).pathname).toBe(`/utkast/${number}/`);
  await expectNoFindings(page);

  const draft = await house.editor();
  await draft.goto(frame.url());
  await draft.getByRole("heading", { level: 1 }).waitFor();
  await expectNoFindings(draft);
});
