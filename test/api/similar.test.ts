import { expect, test } from "vitest";
import { writeCardOf } from "../../features/publication/server/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { askedAs } from "../builders/asked-as.ts";
import { atDesk } from "../builders/desk.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile({ seed: "demo" });
const editor = await signedInAs(server, "redaktor");

type Similar = { pageId: number; route: string; title: string; url: string; writeTo: object | null };

async function similar(title: string, except?: number): Promise<readonly Similar[]> {
  const query = new URLSearchParams({ title, ...(except && { except: String(except) }) });
  const answer = await fetch(`${server.url}/api/search/similar?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()).similar;
}
const page = async (address: string) => (await fetch(server.url + address)).text();
const writeCard = (number: number) =>
  database.db.transaction().execute((tx) => writeCardOf({ tx, at: new Date() }, number));

async function started(name: string) {
  const assessment = await anAssessment(database.db, { name, opened: true });
  await writeCard(assessment.number);
  return assessment;
}

test("a title finds what resembles it on both sites; a started assessment says whom to write to, by the contact's own choice", async () => {
  const { number } = await started("Kvikksølvmåler ved hjemmedialyse hos barn");
  const own = await eventually(async () => {
    const [first] = await similar("Hjemmedialyse med kvikksølvmåler");
    expect(first).toMatchObject({ pageId: number, route: "methodassessment" });
    return first;
  });
  expect(own?.writeTo).toEqual({ address: "post@minimetode.example", isContact: false });
  const found = await similar("Trening etter hjerteinfarkt med app");
  expect(found).toContainEqual(
    expect.objectContaining({
      route: "methodnotifications",
      title: "App for trening etter hjerteinfarkt",
      url: expect.stringMatching(/^http:\/\/metodevarsel\.localhost:\d+\/varsler\//),
      writeTo: null,
    }),
  );
  expect((await similar("Kvikksølvmåler hjemmedialyse", number)).map(({ pageId }) => pageId)).not.toContain(number);

  await database.db
    .updateTable("assessment")
    .set({ approved_display_contact: true })
    .where("number", "=", number)
    .execute();
  await writeCard(number);
  const [shown] = await similar("Kvikksølvmåler hjemmedialyse");
  expect(shown?.writeTo).toMatchObject({ isContact: true });

  for (const title of ["", "kv", "(*[\\", "👩‍⚕️ \u202e", '"', "x ".repeat(499), "zyxwvu"])
    expect(await similar(title)).toEqual([]);
  expect((await fetch(`${server.url}/api/search/similar?title=${"x".repeat(1_001)}`)).status).toBe(400);
});

test("a reading page lists what resembles it, and not any more what was hidden, on the first page that is read", async () => {
  const one = await started("Zirkoniumventil ved klaffesvikt");
  const other = await started("Zirkoniumventil ved klaffesvikt hos barn");
  const address = `/vurdering/?id=${one.number}`;
  await eventually(async () => expect(await page(address)).toContain(`/vurdering/?id=${other.number}`));
  expect(await page(address)).toContain("Lignende vurderinger og varsler");
  expect((await atDesk(editor, other.number, "card", { hidden: true })).status).toBe(200);
  await eventually(async () => expect(await page(address)).not.toContain(`/vurdering/?id=${other.number}`));
  // Another address of the same page is made again, of what was kept for the first.
  expect(await page(`${address}&tab=1`)).not.toContain(`/vurdering/?id=${other.number}`);
  expect((await atDesk(editor, other.number, "card", { hidden: false })).status).toBe(200);
  await eventually(async () => expect(await page(address)).toContain(`/vurdering/?id=${other.number}`));
  const draft = await anAssessment(database.db, { name: "Zirkoniumventil ved klaffesvikt hos gamle", opened: false });
  expect(await page(`${address}&tab=0`)).not.toContain(`id=${draft.number}`);
});

test("a notification lists the notifications and the assessments that resemble it", async () => {
  const { number } = await started("App for trening etter hjerteinfarkt i kommunen");
  await eventually(async () => {
    const { text } = await askedAs(server, "metodevarsel.localhost", "/varsler/app-for-hjerterehabilitering/");
    expect(text).toMatch(new RegExp(`href="http://localhost:\\d+/vurdering/\\?id=${number}"`));
  });
});
