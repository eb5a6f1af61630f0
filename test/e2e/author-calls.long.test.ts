import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { authorHouse, steps, untilItIs } from "./author-journey.ts";
import { openBlock } from "./block-page.ts";
import { add, field, save, toast } from "./evidence-journey.ts";
import { openSearches } from "./literature-journey.ts";

const house = await authorHouse();

/** The bodies that the page has sent to a call, oldest first. */
const sentBy = (page: Page) => {
  const sent: { readonly call: string; readonly body: Record<string, unknown> }[] = [];
  page.on("request", (request) => {
    const call = /\/api\/schema\/(\w+)$/.exec(new URL(request.url()).pathname)?.[1];
    if (call && request.method() === "POST") sent.push({ call, body: request.postDataJSON() });
  });
  return (call: string) => sent.filter((each) => each.call === call).map(({ body }) => body);
};
const guid = expect.stringMatching(/^[0-9a-f-]{36}$/);
const confirmed = (page: Page) =>
  page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();

test("a save names the block's kind and rule, and the last-saved time is asked for by the assessment's guid", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  const sentTo = sentBy(page);
  const asked = page.waitForRequest(/GetLastSavedSchemaPage/);
  await page.getByRole("textbox", { name: "Kort om vurderingen" }).fill("Et ord");
  await page.getByLabel("Utvidet bruk av en metode vi har").check();
  await page.getByRole("region", { name: "Meldinger" }).getByText("Lagret", { exact: true }).waitFor();
  await untilItIs(page, "Kort om vurderingen", "saved");
  const pageId = assessment.number;
  const rev = expect.any(Number);
  expect(sentTo("SaveSchemaItem")).toEqual([
    { id: guid, value: expect.any(String), type: expect.any(String), pageId, rev },
    { id: guid, value: [expect.any(String)], type: "Select", relationRule: expect.any(String), pageId, rev },
  ]);
  expect(new URL((await asked).url()).searchParams.get("id")).toEqual(guid);
});

test("an invitation has every key of the call, and none of them gives a right", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  const sentTo = sentBy(page);
  await page.getByRole("button", { name: "Inviter bidragsyter" }).click();
  const popup = page.getByRole("dialog", { name: /[Bb]idragsyter/ });
  const form = popup.getByRole("button", { name: "Inviter bidragsyter" });
  if (await form.isVisible()) await form.click();
  await popup.getByLabel("Navn").fill("Berit Eksempel");
  await popup.getByLabel("E-postadresse").fill("berit@eksempel.no");
  await popup.getByLabel("Rolle").selectOption("librarian");
  await popup.getByLabel("Organisasjon", { exact: false }).selectOption("other");
  await popup.getByLabel("Annen organisasjon").fill("Medisinsk bibliotek");
  await popup.getByRole("button", { name: "Send invitasjon" }).click();
  await popup.getByText("Berit Eksempel er invitert").waitFor();
  expect(sentTo("InviteContributor")).toMatchObject([
    {
      id: assessment.number,
      name: "Berit Eksempel",
      email: "berit@eksempel.no",
      role: "librarian",
      isDeletable: true,
      contributorId: "",
      organization: "Medisinsk bibliotek",
    },
  ]);
});

test("a literature search is deleted by its id, its block and its section", async () => {
  const { page } = await openBlock(house, "LiteratureSearch");
  const sentTo = sentBy(page);
  const section = page.getByRole("region", { name: /^B\. / });
  await openSearches(page, "B");
  await section.getByRole("button", { name: /^Legg til nytt søk/ }).click();
  await section.getByLabel("Kilde").selectOption({ label: "MEDLINE" });
  // A search that nobody has counted would be asked about.
  await section.getByLabel("Antall treff").fill("12");
  await section.getByRole("button", { name: "Lagre" }).click();
  await page.getByRole("button", { name: "Slett søket i MEDLINE" }).click();
  await confirmed(page);
  await toast(page, "Litteratursøk slettet");
  const [{ id = null } = {}] = sentTo("CreateLiteratureSearchItem");
  expect(id).toEqual(guid);
  expect(sentTo("DeleteLiteratureSearchItem")).toEqual([
    { id: expect.any(Number), ownerId: expect.any(Number), section: "B", rev: 1 },
  ]);
});

test("a study is made and deleted in its section", async () => {
  const { page } = await openBlock(house, "EvidenceTable");
  const sentTo = sentBy(page);
  await add(page).click();
  await field(page, "Kort-ID *").fill("Hansen 2024");
  await save(page).click();
  await page.getByRole("button", { name: "Slett Hansen 2024" }).click();
  await confirmed(page);
  await toast(page, "Evidenstabell slettet");
  const [made] = sentTo("CreateEvidenceTableItem");
  expect(made).toMatchObject({ id: guid, shortId: "Hansen 2024", resultEffect: expect.any(String) });
  expect(["KnowledgeSummary", "PrimaryStudy"]).toContain(made?.section);
  expect(sentTo("DeleteEvidenceTableItem")).toEqual([
    { id: expect.any(Number), ownerId: expect.any(Number), section: made?.section, rev: 1 },
  ]);
});

test("what a save moves besides its own value is loaded again, and nothing else is", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  // When its line stands the page looks whether it has missed something: here it never does.
  await page.route("**/api/live/**", (route) => route.abort());
  await page.reload();
  await steps(page).waitFor();
  let loaded = 0;
  page.on("request", (request) => void (request.url().endsWith("/working-copy") && loaded++));
  const title = "Kort om vurderingen";
  const write = async (text: string) => {
    const answered = page.waitForResponse(/SaveSchemaItem/);
    await page.getByRole("textbox", { name: title }).fill(text);
    return (await (await answered).json()).alsoChanged;
  };
  const before = loaded;
  expect(await write("Nå er feltet ikke tomt")).toEqual(["missing"]);
  await expect.poll(() => loaded).toBe(before + 1);
  const asked = page.waitForRequest(/GetLastSavedSchemaPage/);
  expect(await write("Nå er det et annet")).toEqual([]);
  await asked;
  expect(loaded).toBe(before + 1);
});
