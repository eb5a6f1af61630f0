import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { atDesk, sendIn } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { startTestServer } from "../server.ts";
import { authorHouse, blockOf, ofThree, steps, untilItIs } from "./author-journey.ts";

const house = await authorHouse();

const ABOUT = "Kort om vurderingen";
const RICH = "Lignende vurderinger";
const MESSAGE = "Skriv hva metoden koster";
const field = (page: Page) => page.getByRole("textbox", { name: ABOUT });
const writable = (page: Page) => field(page).and(page.locator(":enabled:read-write"));
const comments = (page: Page, state: RegExp) => blockOf(page, ABOUT).getByRole("button", { name: state });

test("three people have it open: a comment, an invitation, sending and sending back reach them without a reload, each what is theirs", async () => {
  const { number, seats } = await aFilledAssessment(house.server, {
    name: "Eksempel: tre som skriver",
    status: 1,
    seats: [
      { role: "initiator", name: "Kari Eksempel" },
      { role: "librarian", name: "Berit Eksempel" },
      { role: "peer", name: "Per Eksempel" },
    ],
  });
  const {
    assessment,
    people: [initiator, librarian, peer],
  } = ofThree({ number, seats });
  const [{ page: kari }, { page: berit }, { page: per }] = await Promise.all([
    house.enter(assessment, initiator),
    house.enter(assessment, librarian, { width: 390 }),
    house.enter(assessment, peer),
  ]);
  const everybody = [kari, berit, per];
  for (const page of everybody) await page.evaluate(() => document.body.setAttribute("data-loaded-once", ""));
  await kari.getByRole("region", { name: "Lagring" }).getByText("Berit og Per er her").waitFor();

  // A comment comes to those who read comments.
  await comments(berit, /^Kommenter: /).click();
  const panel = berit
    .getByRole("dialog", { name: /^Kommentarer/ })
    .or(berit.getByRole("complementary", { name: /^Kommentarer/ }));
  await panel.getByRole("textbox", { name: "Ny kommentar" }).fill("Er dette riktig?");
  await panel.getByRole("button", { name: "Lagre" }).click();
  await comments(kari, /^Kommentarer: .*1 ulest/).waitFor();
  expect(await per.getByRole("button", { name: /^Komment/ }).count()).toBe(0);
  await panel.getByRole("button", { name: "Lukk", exact: true }).click();

  // Who is invited from another browser stands in the list that is open.
  const elsewhere = await seatedAs(house.server, initiator.contributorId);
  await kari.getByRole("button", { name: "Inviter bidragsyter" }).click();
  const people = kari.getByRole("dialog", { name: /[Bb]idragsyter/ });
  await people.getByRole("listitem").filter({ hasText: "Berit Eksempel" }).waitFor();
  const invited = await elsewhere.post("/api/schema/InviteContributor", {
    id: number,
    name: "Ole Eksempel",
    email: "ole@eksempel.no",
    role: "economist",
    organization: "Eksempel helseforetak",
  });
  expect(invited.status).toBe(200);
  await people.getByRole("listitem").filter({ hasText: "Ole Eksempel" }).waitFor();
  await kari.keyboard.press("Escape");

  // Sent: nobody can write; sent back: everybody who could is told why, and goes on.
  await sendIn(elsewhere, number);
  for (const page of everybody) await page.getByText("Til publisering", { exact: true }).first().waitFor();
  for (const page of [kari, berit]) await expect.poll(() => writable(page).count()).toBe(0);
  const editor = await signedInAs(house.server, "redaktor");
  expect((await atDesk(editor, number, "return", { message: MESSAGE })).status).toBe(200);
  for (const page of [kari, berit]) {
    await page.getByText("Redaksjonen har sendt mini-metodevurderingen tilbake", { exact: true }).waitFor();
    await page.getByText(MESSAGE).waitFor();
    await writable(page).waitFor();
  }
  await field(berit).fill("Skrevet etter at den kom tilbake");
  await untilItIs(berit, ABOUT, "saved");
  await expect.poll(() => field(kari).inputValue()).toBe("Skrevet etter at den kom tilbake");
  await expect.poll(() => per.getByText("Skrevet etter at den kom tilbake").count()).toBeGreaterThan(0);
  await expectNoFindings(kari);
  for (const page of everybody) expect(await page.locator("body[data-loaded-once]").count()).toBe(1);
});

/** What stands in the rich text, without the marks of colleagues. */
const text = (page: Page) =>
  page
    .getByRole("textbox", { name: RICH })
    .evaluate((box) => [...box.children].map(({ textContent }) => textContent).join("\n"));
const untilNothingIsUnsent = (page: Page) =>
  blockOf(page, RICH).locator('[data-save-state="saved"], [data-save-state="clean"]').waitFor({ state: "attached" });
/** All pages come to one text, in which each of these stands once; any may be a moment behind. */
const oneText = (pages: readonly Page[], ...words: readonly string[]) =>
  expect
    .poll(async () => {
      const read = await Promise.all(pages.map(text));
      const [first = ""] = read;
      return { texts: new Set(read).size, wrong: words.filter((word) => first.split(word).length !== 2) };
    })
    .toEqual({ texts: 1, wrong: [] });

test("three write in one text, one through another instance and one whose stream is cut; one goes on without a network, and one is removed: every word is there once, and each knows", async () => {
  await using other = await startTestServer({ clone: house.database, dataDir: house.server.platform.config.dataDir });
  const { number, seats } = await anAssessment(house.database.db, {
    opened: true,
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
  const olav = await house.page({ as: await seatedAs(house.server, economist.contributorId) });
  await olav.route(/\/api\/live\/\d+(\?|$)/, (route) => route.abort());
  const berit = await house.page({ as: await seatedAs(house.server, librarian.contributorId), context: {} });
  const [{ page: kari }] = await Promise.all([
    house.enter(assessment, initiator),
    olav.goto(`${house.server.url}/rediger/${number}/?id=${economist.contributorId}&role=economist`),
    berit.goto(`${other.url}/rediger/${number}/?id=${librarian.contributorId}&role=librarian`),
  ]);
  for (const page of [olav, berit]) await steps(page).waitFor();
  const everybody = [kari, berit, olav];
  await kari.getByRole("region", { name: "Lagring" }).getByText("Berit og Olav er her").waitFor();

  await kari.getByRole("textbox", { name: RICH }).click();
  await kari.keyboard.type("Vi fant tre vurderinger.");
  await oneText(everybody, "Vi fant tre vurderinger.");
  for (const page of [berit, olav]) {
    await page.getByRole("textbox", { name: RICH }).click();
    await page.keyboard.press("Control+Home");
  }
  for (const _ of "Vi fant") await olav.keyboard.press("ArrowRight");
  await kari.getByRole("textbox", { name: RICH }).locator('[data-colleague="Berit Eksempel"]').waitFor();
  await kari.keyboard.press("Enter");
  await Promise.all([
    kari.keyboard.type("Skrevet av Kari.", { delay: 10 }),
    berit.keyboard.type("Skrevet av Berit. ", { delay: 10 }),
    olav.keyboard.type(" (skrevet av Olav)", { delay: 10 }),
  ]);
  for (const page of everybody) await untilNothingIsUnsent(page);
  await oneText(everybody, "Skrevet av Kari.", "Skrevet av Berit. Vi fant (skrevet av Olav) tre");

  // Without a network: the text is put together afterwards; what cannot be is shown side by side, and nothing is lost meanwhile.
  await berit.context().setOffline(true);
  await berit.keyboard.type("Uten nett. ");
  await untilItIs(berit, RICH, "offline");
  await field(berit).fill("Skrevet på toget");
  await untilItIs(berit, ABOUT, "offline");
  await field(kari).fill("Skrevet på kontoret");
  await untilItIs(kari, ABOUT, "saved");
  await expect.poll(() => field(olav).inputValue()).toBe("Skrevet på kontoret");
  await berit.context().setOffline(false);
  await untilItIs(berit, ABOUT, "conflict");
  const conflict = blockOf(berit, ABOUT);
  await conflict.getByText("Skrevet på kontoret").first().waitFor();
  await conflict.getByRole("button", { name: "Behold min" }).press("Enter");
  for (const page of [kari, olav]) await expect.poll(() => field(page).inputValue()).toBe("Skrevet på toget");
  await oneText(everybody, "Skrevet av Kari.", "Skrevet av Berit. Uten nett. Vi fant (skrevet av Olav) tre");

  // Who is removed on one instance is out on the other; the third writes on.
  const removed = await (await seatedAs(house.server, initiator.contributorId)).post("/api/schema/DeleteContributor", {
    contributorId: librarian.contributorId,
    id: number,
  });
  expect(removed.status).toBe(200);
  await berit.getByText("Du er ikke lenger med i denne vurderingen").first().waitFor();
  await kari.getByRole("region", { name: "Lagring" }).getByText("Olav er her", { exact: true }).waitFor();
  await field(olav).fill("Skrevet etterpå");
  await expect.poll(() => field(kari).inputValue()).toBe("Skrevet etterpå");
  await berit.close();
});
