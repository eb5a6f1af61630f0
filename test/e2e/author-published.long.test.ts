import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf } from "../builders/working-copy.ts";
import { authorHouse } from "./author-journey.ts";

const house = await authorHouse();

const published = async () => {
  const { number, seats } = await aFilledAssessment(house.server, { status: 3 });
  const [{ id } = { id: "" }] = seats;
  const as = await seatedAs(house.server, id);
  const { schemaItems } = (await detailsOf(as, number)).schema;
  const page = await house.page({ as });
  const open = async (title: string) => {
    const section = schemaItems.find((each) => each.title === title);
    await page.goto(
      `${house.server.url}/rediger/${number}/?tab=${section?.fieldGroup}&section=${section?.contentGuid}&id=${id}&role=initiator`,
    );
    await page.getByRole("main").getByRole("heading", { level: 2 }).first().waitFor();
    return page;
  };
  return { number, open, page };
};

test("once published a text that readers never got is a disabled field, and every other such block is gone", async () => {
  const { open, page } = await published();
  await open("Tidsplan");
  const hidden = page.getByRole("textbox", { name: "Arbeidet starter" });
  expect([await hidden.inputValue(), await hidden.isDisabled()]).toEqual(["Informasjonen er skjult", true]);
  await page.getByRole("heading", { level: 3, name: "Beslutningen ventes" }).waitFor();
  await expectNoFindings(page);
  await open("Dokumenter");
  await page
    .getByRole("heading", { level: 3, name: /PDF|Vedlegg/ })
    .first()
    .waitFor();
  expect(await page.getByText("Før dere laster opp").count()).toBe(0);
});

test("a section that readers never got is in no menu and cannot be opened; the publish section stays", async () => {
  const { open, page } = await published();
  await open("Send til publisering");
  await page.getByRole("button", { name: "Start nytt utkast" }).waitFor();
  expect(await page.getByRole("link", { name: "Sjekkliste" }).count()).toBe(0);
  await open("Sjekkliste");
  expect(await page.getByRole("heading", { level: 2, name: "Sjekkliste" }).count()).toBe(0);
});

test("an editor who reads the form is led to the desk; nobody else is", async () => {
  const { number, open, page } = await published();
  await open("Tidsplan");
  const toDesk = (at: typeof page) => at.getByRole("link", { name: "Åpne vurderingen i redaksjonen" });
  expect(await toDesk(page).count()).toBe(0);
  const editors = await house.page({ as: await signedInAs(house.server, "redaktor") });
  await editors.goto(`${house.server.url}/rediger/${number}/`);
  await toDesk(editors).waitFor();
  await expectNoFindings(editors);
  await toDesk(editors).click();
  await editors.waitForURL(`**/redaksjon/${number}/`);
});
