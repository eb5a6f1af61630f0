import { expect, test } from "vitest";
import { findings } from "../axe-findings.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { aRetractionList } from "../builders/a-retraction-list.ts";
import { atDesk } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf } from "../builders/working-copy.ts";
import { placeOf } from "./block-page.ts";
import { deskHouse } from "./desk-journey.ts";

const house = await deskHouse();
const { server } = house;
const fileOf = (text: string) => ({ name: "retraction_watch.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

test("a list is loaded at the desk; author, peer and reader see the retracted study, and the editor says that one is another", async () => {
  const name = "Eksempel: trukket studie";
  const made = await aFilledAssessment(server, { name, seats: [{ role: "initiator" }, { role: "peer" }] });
  const [initiator, peer] = made.seats;
  const author = await seatedAs(server, initiator?.id ?? "");
  const { block, place } = placeOf((await detailsOf(author, made.number)).schema.schemaItems, "EvidenceTable");
  const study = { id: block.contentId, shortId: "Berg 2020", reference: "Berg K. Studien. doi:10.5555/e2e" };
  expect((await author.post("/api/schema/CreateEvidenceTableItem", study)).status).toBe(200);
  expect((await author.post("/api/schema/SendApprovalRequest", { assessmentId: made.number })).status).toBe(200);
  const editor = await signedInAs(server, "redaktor");
  expect((await atDesk(editor, made.number, "publish")).status).toBe(200);
  expect((await atDesk(editor, made.number, "reopen")).status).toBe(200);

  const desk = await house.page({ as: await signedInAs(server, "admin") });
  await desk.goto(`${server.url}/redaksjon/`);
  await desk.locator("html[data-hydrated]").waitFor();
  await desk.getByRole("link", { name: "Tilbaketrukne studier" }).first().click();
  await desk.getByRole("heading", { level: 1, name: "Tilbaketrukne studier" }).waitFor();
  await desk.getByText("Ingen liste er lastet opp ennå.").waitFor();
  const input = desk.getByLabel("Last opp en ny liste");
  const both = aRetractionList({ record: 1, doi: "10.5555/E2E" }, { record: 2, doi: "10.5555/other" });
  await input.setInputFiles(fileOf(both.replace("RetractionNature", "Nature")));
  await desk.getByText(/^Filen mangler minst en av kolonnene/).waitFor();
  await input.setInputFiles(fileOf(both));
  await desk.getByText("Listen har 2 rader, lastet opp").waitFor();
  await desk.getByText("Trekt tilbake 16.08.2023").waitFor();
  await desk.getByText("Utgave 1 og utkast").waitFor();
  await input.setInputFiles(fileOf(aRetractionList({ record: 1, doi: "10.5555/e2e" })));
  await desk.getByText("Filen har 1 rader, den forrige hadde 2. Last den opp likevel?").waitFor();
  expect(await findings(desk)).toEqual([]);
  await input.setInputFiles(fileOf(aRetractionList({ record: 1, doi: "10.5555/e2e", date: "august" })));
  await desk
    .getByText(/^Filen har 1 rader.+1 melding har en dato som mangler eller ikke kan leses sikkert\./)
    .waitFor();
  await input.setInputFiles(fileOf(aRetractionList({ record: 1, doi: "10.5555/e2e" })));
  await desk.getByText("Filen har 1 rader, den forrige hadde 2. Last den opp likevel?").waitFor();
  await desk.getByRole("button", { name: "Last opp likevel" }).click();
  await desk.getByText("Listen har 1 rader, lastet opp").waitFor();

  const reader = await house.page();
  const banner = reader.getByText(
    "En studie denne vurderingen bygger på, er trukket tilbake (Berg 2020, 16.08.2023). Denne utgaven er publisert etter at det ble kjent.",
  );
  await reader.goto(`${server.url}/vurdering/?id=${made.number}&print=true`);
  await banner.waitFor();
  await reader.getByRole("link", { name: "Trekt tilbake 16.08.2023" }).waitFor();
  expect(await findings(reader)).toEqual([]);

  const form = await house.page({ as: author });
  await form.goto(`${server.url}/rediger/${made.number}/?${place}`);
  const marked = form.locator("[data-row]").filter({ hasText: "Berg 2020" });
  await marked.getByRole("link", { name: "Trekt tilbake 16.08.2023" }).waitFor();
  expect(await findings(form)).toEqual([]);
  await form
    .getByRole("button", { name: /^Hva gjenstår/ })
    .first()
    .click();
  const left = form.getByRole("dialog", { name: "Hva gjenstår" });
  await left.getByText("1 trukket studie er tatt med").waitFor();
  await left.getByText("Gjelder Berg 2020. Si hvorfor den fortsatt brukes, eller ta den ut.").waitFor();

  const review = await house.page({ as: await seatedAs(server, peer?.id ?? "") });
  await review.goto(`${server.url}/rediger/${made.number}/?${place}`);
  await review.getByRole("link", { name: "Trekt tilbake 16.08.2023" }).first().waitFor();

  await desk.getByRole("button", { name: "Ikke samme studie: Berg 2020" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Ja" }).click();
  await desk.getByText(/^Ikke samme studie, sier /).waitFor();
  await reader.reload();
  await reader.getByRole("heading", { level: 1, name }).waitFor();
  expect(await banner.count()).toBe(0);
});
