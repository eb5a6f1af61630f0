import { expect, test } from "vitest";
import { sendReview, writeInReview } from "../builders/a-review.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { authorHouse, openStep } from "./author-journey.ts";
import { expectInOrder } from "./every-width.ts";

const house = await authorHouse();
const TITLE = "Eksempel: Gangtrening etter hjerneslag";

const mailTo = async (address: string) => (await house.server.mails()).findLast(({ to }) => to === address);
const linkIn = (text = "") => new URL(/https?:\S+#k=\S+/.exec(text)?.[0] ?? "");

test("a peer declines with a reason and another name, and can write nothing after that; several reviews open one by one", async () => {
  const assessment = await house.start({ title: TITLE });
  const { number, initiator } = assessment;
  const session = await seatedAs(house.server, initiator.contributorId);
  const invite = async (name: string) => {
    const seat = { id: number, name, email: `${name}@eksempel.no`, role: "peer", organization: "Et annet sykehus" };
    const made = await (await session.post("/api/schema/InviteContributor", seat)).json();
    return { contributorId: String(made.contributorId), role: "peer" as const };
  };
  const [first, second, third] = [await invite("Anna"), await invite("Berit"), await invite("Cato")];
  await invite("Dora");
  for (const { contributorId } of [first, second]) {
    const browser = await seatedAs(house.server, contributorId);
    await writeInReview(browser, number, "Godt arbeid");
    expect((await sendReview(browser, number)).status).toBe(200);
  }
  // The link of another seat, opened in the same browser, opens nothing in the first one's name.
  const sharing = await house.enter(assessment, first);
  const shared = await sharing.context.newPage();
  await shared.goto(linkIn((await mailTo("Dora@eksempel.no"))?.text).href);
  await shared.getByRole("button", { name: "Åpne mini-metodevurderingen" }).click();
  await shared.getByRole("button", { name: "Ja, jeg vurderer den" }).click();
  await shared.getByRole("region", { name: "Habilitet", exact: true }).waitFor();
  expect(await shared.getByText("Godt arbeid").count()).toBe(0);

  const { page } = await house.enter(assessment, third);
  await openStep(page, "Fagfellevurdering");
  await page.getByRole("button", { name: "Nei, jeg kan ikke" }).click();
  const form = page.getByRole("form", { name: "Nei, jeg kan ikke" });
  await form.getByRole("button", { name: "Send svaret" }).click();
  await form.getByText("Skriv hvorfor").waitFor();
  await expectInOrder(page);
  await form.getByLabel("Hvorfor kan du ikke?").fill("Jeg kjenner forfatterne for godt.");
  await form.getByLabel("Hvem kan de spørre i stedet?").fill("Dina Eksempel");
  await form.getByRole("button", { name: "Send svaret" }).click();
  await page.getByRole("heading", { level: 1, name: "Du har takket nei" }).waitFor();
  await expect.poll(() => page.getByText("Gangtrening").count()).toBe(0);
  await expect.poll(() => page.title()).not.toContain("Gangtrening");
  await expectInOrder(page);
  expect((await mailTo("kari@eksempel.no"))?.text).toContain("Dina Eksempel");

  const author = await house.enter(assessment, initiator);
  await openStep(author.page, "Fagfellevurdering");
  await author.page.getByRole("heading", { level: 2, name: "Fagfellevurderinger" }).waitFor();
  await author.page.getByText("Begrunnelse: Jeg kjenner forfatterne for godt.").waitFor();
  await author.page.getByRole("article", { name: "Anna" }).getByText("Godt arbeid").waitFor();
  await author.page.getByText("Berit", { exact: true }).first().click();
  await author.page.getByRole("article", { name: "Berit" }).getByText("Godt arbeid").waitFor();
  await expectInOrder(author.page);
});
