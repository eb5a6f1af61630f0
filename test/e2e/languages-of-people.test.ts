import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { accountLanguage, keptLanguage, languageIn } from "../builders/languages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { authorHouse } from "./author-journey.ts";

const house = await authorHouse();
const { server } = house;
const mailsTo = async (address: string) => (await server.mails()).filter(({ to }) => to === address);

test("somebody chooses nynorsk, gets the next mail in it, and reads it in a browser that has never been here", async () => {
  const assessment = await house.start();
  const seat = assessment.initiator.contributorId;
  const { page } = await house.enter(assessment, assessment.initiator);
  await page.goto(`${server.url}/rediger/`);
  await page.getByRole("heading", { name: "Språk" }).waitFor();
  await expectNoFindings(page);
  await page.getByRole("link", { name: "Les og få e-post på nynorsk" }).click();
  await page.getByRole("heading", { name: "Mine vurderingar" }).waitFor();
  await page.getByText("Du les sidene og får e-post på nynorsk.").waitFor();
  await expectNoFindings(page);
  expect(await keptLanguage(server, seat)).toBe("nn");

  const { email } = await server.db
    .selectFrom("contributor")
    .select("email")
    .where("id", "=", seat)
    .executeTakeFirstOrThrow();
  await page.request.post(`${server.url}/api/session/resend`, {
    data: { assessmentId: String(assessment.number), id: seat },
    headers: { origin: server.url },
  });
  const mail = (await mailsTo(email)).at(-1);
  expect(languageIn(mail?.html ?? "")).toBe("nn");
  const link = /http\S+#k=[\w-]{43}/.exec(mail?.text ?? "")?.[0] ?? "no link";

  const elsewhere = await house.page({ context: { locale: "nb-NO" } });
  await elsewhere.goto(link);
  const open = elsewhere.getByRole("button", { name: "Opne mini-metodevurderinga" });
  await open.waitFor();
  expect(await elsewhere.locator("html").getAttribute("lang")).toBe("nn");
  expect(new URL(elsewhere.url()).search).not.toContain("sprak");
  await expectNoFindings(elsewhere);
  await open.click();
  await elsewhere.getByRole("navigation", { name: "Delar av mini-metodevurderinga" }).waitFor();
  await expectNoFindings(elsewhere);

  // Back to bokmål from the footer: the seat follows, in every browser.
  await elsewhere.getByRole("contentinfo").getByRole("link", { name: "Bokmål" }).click();
  await elsewhere.getByRole("navigation", { name: "Deler av mini-metodevurderingen" }).waitFor();
  expect(await keptLanguage(server, seat)).toBe("nb");
  await page.reload();
  await page.getByRole("heading", { name: "Mine vurderinger" }).waitFor();
  expect(house.complaints()).toEqual([]);
});

test("the inviter chooses the language of the invitation", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator, { width: 390 });
  await page.getByRole("button", { name: "Inviter bidragsyter" }).click();
  const popup = page.getByRole("dialog", { name: /[Bb]idragsyter/ });
  await popup.getByRole("button", { name: "Inviter en til" }).or(popup.getByLabel("Navn")).first().waitFor();
  if (!(await popup.getByLabel("Navn").isVisible()))
    await popup.getByRole("button", { name: "Inviter en til" }).click();
  await popup.getByLabel("Navn").fill("Torunn Døme");
  await popup.getByLabel("E-postadresse").fill("torunn@eksempel.no");
  await popup.getByLabel("Rolle").selectOption("librarian");
  await popup.getByLabel("Organisasjon", { exact: false }).selectOption("other");
  await popup.getByLabel("Annen organisasjon").fill("Biblioteket");
  const language = popup.getByLabel("Språk i e-posten");
  expect(await language.locator("option").allTextContents()).toEqual([
    "Det som passer mottakeren",
    "Bokmål",
    "Nynorsk",
  ]);
  await language.selectOption("nn");
  await expectNoFindings(page);
  await popup.getByRole("button", { name: "Send invitasjon" }).click();
  await popup.getByText("Torunn Døme er invitert").waitFor();
  expect(languageIn((await mailsTo("torunn@eksempel.no")).at(-1)?.html ?? "")).toBe("nn");
});

test("an editor writes the form that a municipality has decided, and the account follows the link to the other language", async () => {
  const page = await house.page({ as: await signedInAs(server, "redaktor") });
  await page.goto(`${server.url}/redaksjon/innhold/begreper/`);
  await page.getByRole("tab", { name: /^Kommuner \d+$/ }).click();
  await page.getByRole("table", { name: "Begreper" }).getByRole("button").first().click();
  const form = page.getByLabel("Målform");
  await form.selectOption("nn");
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Lagre" }).click();
  await page.getByText("Begrepet er lagret").waitFor();
  const decided = server.db.selectFrom("term").select("kind").where("form", "=", "nn");
  expect(await decided.execute()).toEqual([{ kind: "municipality" }]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Nynorsk" }).click();
  await expect.poll(() => accountLanguage(server, "redaktor")).toBe("nn");
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("nn");
});
