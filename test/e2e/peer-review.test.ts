import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { writeInReview } from "../builders/a-review.ts";
import { atDesk, sendIn } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { fillMandatory } from "../builders/working-copy.ts";
import { authorHouse, heldCalls, keptTexts, openStep } from "./author-journey.ts";
import { expectInOrder } from "./every-width.ts";

const house = await authorHouse();
const TITLE = "Eksempel: Gangtrening etter hjerneslag";

const mailTo = async (address: string) => (await house.server.mails()).findLast(({ to }) => to === address);
const linkIn = (text = "") => new URL(/https?:\S+#k=\S+/.exec(text)?.[0] ?? "");
const saved = (page: Page) => page.getByRole("region", { name: "Lagring" }).getByText("Alt er lagret").waitFor();
const hasFocus = (element: HTMLElement | SVGElement) => element === document.activeElement;

test("a peer is invited, accepts, writes, sends and sends again; the initiator answers; readers get it without the name", async () => {
  const assessment = await house.start({ title: TITLE, others: ["other"] });
  const { number, initiator, others } = assessment;
  const { page } = await house.enter(assessment, initiator);

  await page.getByRole("button", { name: "Inviter bidragsyter" }).click();
  const popup = page.getByRole("dialog", { name: /[Bb]idragsyter/ });
  await popup.getByRole("button", { name: "Inviter en til" }).click();
  await popup.getByLabel("Navn").fill("Frida Fagfelle");
  await popup.getByLabel("E-postadresse").fill("frida@eksempel.no");
  await popup.getByLabel("Rolle").selectOption("peer");
  await popup.getByLabel("Frist for fagfellevurderingen").fill("1.3.2099");
  await popup.getByLabel("Organisasjon", { exact: false }).selectOption("other");
  await popup.getByLabel("Annen organisasjon").fill("Et annet sykehus");
  await popup.getByRole("button", { name: "Send invitasjon" }).click();
  await popup.getByText("Frida Fagfelle er invitert").waitFor();
  await page.keyboard.press("Escape");
  await openStep(page, "Fagfellevurdering");
  await page.getByText("har ikke svart ennå").waitFor();
  await page.getByText("Ikke fagfellevurdert").waitFor();
  await expectNoFindings(page);

  const mail = await mailTo("frida@eksempel.no");
  expect(mail?.text).toContain("Fristen er 01.03.2099.");
  const peer = await house.page();
  await peer.goto(linkIn(mail?.text).href);
  await peer.getByRole("button", { name: "Åpne mini-metodevurderingen" }).click();
  await peer.getByRole("heading", { level: 2, name: "Fagfellevurdering" }).waitFor();
  const request = peer.getByRole("region", { name: "Vil du vurdere denne?" });
  await request.getByText("Fristen er 01.03.2099.").waitFor();
  await expectInOrder(peer);
  await request.getByRole("button", { name: "Ja, jeg vurderer den" }).focus();
  await peer.keyboard.press("Enter");
  const question = (name: string) => peer.getByRole("region", { name, exact: true });
  await question("Habilitet").waitFor();
  expect(await peer.getByRole("heading", { level: 2, name: "Fagfellevurdering" }).evaluate(hasFocus)).toBe(true);
  expect(await question("Metoden").count()).toBe(0);
  await question("Habilitet").getByRole("radio", { name: "Nei, ingen bindinger" }).check();
  await question("Metoden").getByRole("radio", { name: "Delvis" }).check();
  await question("Metoden").getByRole("textbox").fill("Beskriv hva som gjøres i dag.");
  await saved(peer);
  await expect.poll(() => keptTexts(peer)).not.toContain("Beskriv hva");
  await peer.reload();
  await question("Metoden").getByText("Beskriv hva som gjøres i dag.").waitFor();
  await expectNoFindings(peer);
  await peer.getByText("Svaret om bindinger: forslagsstilleren og redaksjonen ser det med en gang").waitFor();

  // The declaration alone, before anything is sent.
  const declared = page.getByRole("region", { name: "Bindinger: Frida Fagfelle" });
  await declared.getByText("Nei, ingen bindinger").waitFor();
  expect(await page.getByText("Beskriv hva som gjøres i dag.").count()).toBe(0);
  await expectInOrder(page);

  const reads = await house.enter(assessment, others[0] ?? initiator);
  await openStep(reads.page, "Fagfellevurdering");
  await reads.page.getByText("Ikke fagfellevurdert").waitFor();
  expect(await reads.page.getByText("Nei, ingen bindinger").count()).toBe(0);

  await peer.getByRole("button", { name: "Send fagfellevurderingen" }).click();
  await peer
    .getByRole("dialog", { name: "Bekreft" })
    .getByText(/^[1-9] av \d+ punkter står uten svar\./)
    .waitFor();
  await peer.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  await peer.getByText("Melding om ferdigstilt fagfellevurdering er sendt inn").first().waitFor();
  await peer.getByText(/^Sendt inn \d/).waitFor();
  expect((await mailTo("kari@eksempel.no"))?.subject).toContain("Fagfellevurdering er sendt inn");

  await page.reload();
  const review = page.getByRole("article", { name: "Frida Fagfelle" });
  await review.getByText("Beskriv hva som gjøres i dag.").waitFor();
  const answer = review.getByRole("region", { name: "Metoden" }).getByRole("textbox", { name: "Slik svarte vi" });
  await answer.fill("Det er lagt til under Metoden.");
  await answer.blur();
  await review.getByRole("radio", { name: "Ja, vis svarene" }).check();
  await saved(page);
  await expectInOrder(page);
  await reads.page.reload();
  await reads.page.getByText("En fagfelle har sendt inn sin vurdering.").waitFor();
  expect(await reads.page.getByText("Beskriv hva som gjøres i dag.").count()).toBe(0);
  await expectNoFindings(reads.page);

  await openStep(page, "Om vurderingen");
  await page.getByRole("textbox", { name: "Kort om vurderingen" }).fill("Vi ser på gangtrening.");
  await saved(page);
  await peer.reload();
  await peer.getByText("1 felt er endret siden").click();
  await peer.getByRole("link", { name: "Kort om vurderingen" }).waitFor();
  await peer.getByRole("button", { name: "Vis endringen i Kort om vurderingen" }).click();
  await peer.locator("ins", { hasText: "Vi ser på gangtrening." }).waitFor();
  await expectInOrder(peer);
  await question("Metoden").getByRole("textbox").fill("Bedre nå.");
  await saved(peer);
  await peer.getByRole("button", { name: "Send oppdatert fagfellevurdering" }).click();
  await peer.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  await peer.getByText(/for 2\. gang/).waitFor();

  const session = await seatedAs(house.server, initiator.contributorId);
  await fillMandatory(house.server, session, number);
  await sendIn(session, number);
  expect((await atDesk(await signedInAs(house.server, "redaktor"), number, "publish")).status).toBe(200);
  const anybody = await house.page();
  await anybody.goto(`${house.server.url}/vurdering/?id=${number}`);
  await anybody.getByRole("tab", { name: "Fagfellevurdering" }).click();
  await anybody.getByText("Bedre nå.").waitFor();
  await anybody.getByText("Det er lagt til under Metoden.").waitFor();
  await anybody.getByText("Fagfelle 1").waitFor();
  expect(await anybody.content()).not.toContain("Frida");
  await expectInOrder(anybody);
});

const aPeerWriting = async () => {
  const assessment = await house.start({ title: TITLE, others: ["peer"] });
  const [seat] = assessment.others;
  if (!seat) throw new Error("no peer");
  await writeInReview(
    await seatedAs(house.server, seat.contributorId),
    assessment.number,
    "Det første som ble skrevet.",
  );
  const { page } = await house.enter(assessment, seat);
  await openStep(page, "Fagfellevurdering");
  const interests = page.getByRole("region", { name: "Habilitet", exact: true });
  await interests.getByRole("radio", { name: "Nei, ingen bindinger" }).check();
  const text = page.getByRole("region", { name: "Metoden", exact: true }).getByRole("textbox");
  await text.waitFor();
  await saved(page);
  return { assessment, seat, page, text };
};

test("a review whose sending got no answer, and that was written on, is sent with what was written on", async () => {
  const { assessment, page, text } = await aPeerWriting();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    "**/SetPeerReviewStatus",
    async (route) => {
      await route.fetch();
      await route.abort();
      resolve();
    },
    { times: 1 },
  );
  const send = async (button: string) => {
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  };
  await send("Send fagfellevurderingen");
  await promise;
  // It is there: the page says so, and not that the service could not be reached.
  await page.getByText("Melding om ferdigstilt fagfellevurdering er sendt inn").waitFor();
  await page.getByText(/^Sendt inn \d/).waitFor();
  expect(await page.getByText("Vi får ikke kontakt med tjenesten").count()).toBe(0);
  await text.fill("Skrevet etter at svaret ble borte.");
  await saved(page);
  await send("Send oppdatert fagfellevurdering");
  const versions = house.database.db
    .selectFrom("sent_review")
    .select("content")
    .where("assessment", "=", assessment.number)
    .orderBy("version");
  // The receipt of the first sending may still be shown.
  await expect.poll(async () => (await versions.execute()).length).toBe(2);
  expect(JSON.stringify((await versions.execute())[1])).toContain("Skrevet etter at svaret ble borte.");
});

test("a peer who confirms the sending after the editors took the assessment is told that the review was not sent", async () => {
  const { assessment, page } = await aPeerWriting();
  const initiator = await seatedAs(house.server, assessment.initiator.contributorId);
  await fillMandatory(house.server, initiator, assessment.number);
  await page.getByRole("button", { name: "Send fagfellevurderingen" }).click();
  const yes = page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" });
  await yes.waitFor();
  await sendIn(initiator, assessment.number);
  await page.getByRole("button", { name: "Send fagfellevurderingen" }).waitFor({ state: "detached" });
  await yes.press("Enter");
  await page.getByRole("alert").getByText("Fagfellevurderingen ble ikke sendt.").waitFor();
  await expect
    .poll(() => page.getByRole("heading", { level: 2, name: "Fagfellevurdering" }).evaluate(hasFocus))
    .toBe(true);
  expect(
    await house.database.db.selectFrom("sent_review").where("assessment", "=", assessment.number).execute(),
  ).toEqual([]);
});

test("what a peer could not save while the editors had the assessment is saved when it is sent back", async () => {
  const { assessment, page, text } = await aPeerWriting();
  const initiator = await seatedAs(house.server, assessment.initiator.contributorId);
  await fillMandatory(house.server, initiator, assessment.number);
  const letGo = await heldCalls(page);
  await text.fill("Skrevet mens den ble sendt inn.");
  expect((await initiator.post("/api/schema/SendApprovalRequest", { assessmentId: assessment.number })).status).toBe(
    200,
  );
  letGo();
  await page.getByRole("region", { name: "Teksten som ikke er lagret" }).waitFor();
  const desk = await signedInAs(house.server, "redaktor");
  const back = await atDesk(desk, assessment.number, "return", { message: "Skriv mer." });
  expect(back.status).toBe(200);
  await text.waitFor();
  expect(await text.inputValue()).toBe("Skrevet mens den ble sendt inn.");
  await saved(page);
});

test("what was refused is saved also when it was sent back before the page had seen that the editors had it", async () => {
  const { assessment, page, text } = await aPeerWriting();
  const initiator = await seatedAs(house.server, assessment.initiator.contributorId);
  await fillMandatory(house.server, initiator, assessment.number);
  const refused = Promise.withResolvers<void>();
  const isBack = Promise.withResolvers<void>();
  await page.route(
    "**/SaveSchemaItem",
    async (route) => {
      await sendIn(initiator, assessment.number);
      const response = await route.fetch();
      refused.resolve();
      await isBack.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  // Nothing tells the page of the two steps while the save is under way.
  await page.route(/working-copy/, async (route) => {
    await isBack.promise;
    await route.continue();
  });
  await text.fill("Skrevet mens den ble sendt inn.");
  await refused.promise;
  const desk = await signedInAs(house.server, "redaktor");
  expect((await atDesk(desk, assessment.number, "return", { message: "Skriv mer." })).status).toBe(200);
  isBack.resolve();
  await saved(page);
  expect(await text.inputValue()).toBe("Skrevet mens den ble sendt inn.");
});
