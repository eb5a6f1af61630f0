import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { findings } from "../axe-findings.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { atDesk, sendIn } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { authorHouse, blockOf, ofThree, untilItIs } from "./author-journey.ts";
import { placeOf } from "./block-page.ts";
import { edit as editButton, names } from "./evidence-journey.ts";

const house = await authorHouse();
const { server } = house;

const ABOUT = "Kort om vurderingen";
const field = (page: Page) => page.getByRole("textbox", { name: ABOUT, includeHidden: true });
const stands = (pages: readonly Page[], value: string | RegExp) =>
  Promise.all(pages.map((page) => expect.poll(() => field(page).inputValue()).toEqual(expect.stringMatching(value))));

test("three share a history: one takes back what another wrote, one compares a version, one brings back a row, an editor takes a name out, and readers see what is changed", async () => {
  const { number, seats } = await aFilledAssessment(server, {
    name: "Eksempel: tre om historien",
    seats: [
      { role: "initiator", name: "Kari Eksempel" },
      { role: "librarian", name: "Berit Eksempel" },
      { role: "economist", name: "Olav Eksempel" },
    ],
  });
  const {
    assessment,
    people: [initiator, librarian, economist],
  } = ofThree({ number, seats });
  const callers = {
    kari: await seatedAs(server, initiator.contributorId),
    editor: await signedInAs(server, "redaktor"),
  };
  await sendIn(callers.kari, number);
  const publish = async () => expect((await atDesk(callers.editor, number, "publish", { note: "" })).status).toBe(200);
  await publish();
  expect((await atDesk(callers.editor, number, "reopen")).status).toBe(200);
  const { schemaItems } = (await detailsOf(callers.kari, number)).schema;
  const about = everyItem(schemaItems).find(({ title }) => title === ABOUT)?.contentGuid ?? "";
  const { block: table, place } = placeOf(schemaItems, "EvidenceTable");

  const [{ page: kari }, { page: berit }, { page: olav }] = await Promise.all([
    house.enter(assessment, initiator),
    house.enter(assessment, librarian, { width: 390 }),
    house.enter(assessment, economist),
  ]);
  const everybody = [kari, berit, olav];
  await field(berit).fill("Klinikksjefen ved avdelingen");
  await untilItIs(berit, ABOUT, "saved");
  await stands(everybody, "Klinikksjefen ved avdelingen");

  // A version by one; what another wrote after it is compared by the third.
  await kari.getByRole("button", { name: "Mer", exact: true }).click();
  await kari.getByRole("button", { name: "Versjoner" }).click();
  const versions = (page: Page) => page.getByRole("dialog", { name: "Versjoner" });
  await versions(kari).getByRole("textbox", { name: "Navn på ny versjon" }).fill("Før økonomien");
  await kari.keyboard.press("Enter");
  await versions(kari)
    .getByRole("button", { name: /^Sammenlign Før økonomien/ })
    .waitFor();
  await kari.keyboard.press("Escape");
  await field(olav).fill("Klinikksjefen ved medisinsk avdeling, som Ola Nordmann ba om");
  await untilItIs(olav, ABOUT, "saved");
  await stands(everybody, "medisinsk");
  await berit.getByRole("button", { name: "Mer", exact: true }).click();
  await berit.getByRole("button", { name: "Versjoner" }).click();
  await versions(berit)
    .getByRole("button", { name: /^Sammenlign Før økonomien/ })
    .click();
  await versions(berit).locator("ins", { hasText: "medisinsk avdeling" }).waitFor();
  await versions(berit).locator("del", { hasText: "avdelingen" }).waitFor();
  await berit.keyboard.press("Escape");

  // The history of the field names who wrote; what is taken back reaches the others.
  await blockOf(kari, ABOUT)
    .getByRole("button", { name: /^Historikk/ })
    .click();
  const panel = kari.getByRole("dialog", { name: `Historikk for ${ABOUT}` });
  await panel.getByRole("button", { name: /^Vis endringen av Olav Eksempel \(økonom\)/ }).waitFor();
  await panel.getByRole("button", { name: /^Vis endringen av Berit Eksempel \(bibliotekar\)/ }).click();
  await panel.getByRole("button", { name: /^Hent tilbake teksten/ }).click();
  await stands(everybody, "Klinikksjefen ved avdelingen");
  await kari.getByRole("button", { name: "Angre hentingen" }).click();
  await stands(everybody, "medisinsk");

  // A study that one deletes is brought back by another, from the list.
  const of = { section: table.properties.tableSection, id: table.contentId };
  const made = await callers.kari.post("/api/schema/CreateEvidenceTableItem", { ...of, shortId: "Hansen 2020" });
  const { id: row } = (await made.json()) as { id: number };
  await callers.kari.post("/api/schema/DeleteEvidenceTableItem", { id: row, ownerId: of.id, section: of.section });
  const atTable = async (page: Page, seat: typeof librarian) => {
    await page.goto(`${server.url}/rediger/${number}/?id=${seat.contributorId}&role=${seat.role}&${place}`);
    await page.getByText("Slettede rader").first().waitFor();
  };
  await Promise.all([atTable(berit, librarian), atTable(olav, economist)]);
  await berit.getByText("Slettede rader").first().click();
  await berit.getByRole("button", { name: "Hent tilbake Hansen 2020" }).click();
  await editButton(olav, "Hansen 2020").waitFor();
  expect(await names(olav)).toEqual(["Hansen 2020"]);

  // An editor who reads the form has the history of it all, and takes the name out: it is gone for everybody who has it open.
  const { page: editor } = await house.enter(assessment, initiator, { as: callers.editor, query: "" });
  await editor.getByRole("button", { name: "Historikk", exact: true }).first().click();
  const all = editor.getByRole("dialog", { name: "Historikk for hele vurderingen" });
  await all.getByText("Olav Eksempel").first().waitFor();
  expect(await findings(editor, "dialog[open]")).toEqual([]);
  const redacted = await callers.editor.post(`/api/desk/assessments/${number}/redact`, {
    words: ["Ola Nordmann"],
    reason: "Navnet på en pasient",
  });
  expect((await redacted.json()).times).toBeGreaterThan(0);
  await stands([kari], /som \[sladdet\] ba om/);
  await blockOf(kari, ABOUT)
    .getByRole("button", { name: /^Historikk/ })
    .click();
  await panel.getByText("Sladdet").first().waitFor();
  expect(await kari.content()).not.toContain("Ola Nordmann");
  await kari.keyboard.press("Escape");

  // Readers see what is changed between the two editions, in plain words.
  await saveItem(callers.kari, number, about, "Klinikksjefen ved kirurgisk avdeling");
  await sendIn(callers.kari, number);
  await publish();
  const reader = await house.page();
  await reader.goto(`${server.url}/vurdering/?id=${number}`);
  await reader.getByText("Endringslogg", { exact: true }).click();
  await reader.getByRole("link", { name: "Hva er endret i utgave 2" }).click();
  await reader.getByRole("heading", { level: 1, name: "Hva er endret fra utgave 1 til utgave 2" }).waitFor();
  await reader.locator("ins", { hasText: "kirurgisk" }).first().waitFor();
  await expectNoFindings(reader);
});
