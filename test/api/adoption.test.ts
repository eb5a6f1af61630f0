import { extractText, getDocumentProxy } from "unpdf";
import { beforeEach, expect, test } from "vitest";
import { numbersToAdopt } from "../../features/adoption/rules/index.ts";
import type { AssessmentView } from "../../features/api/index.ts";
import { askFor, byLink, introduced, mailsTo } from "../builders/a-decision.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { aStartedAssessment, type StartedAssessment } from "../builders/a-started-assessment.ts";
import { type Adoption, anAdoption, publishAdoption } from "../builders/an-adoption.ts";
import { aBrowser } from "../builders/browser.ts";
import { atDesk, sendIn } from "../builders/desk.ts";
import { madeDocument } from "../builders/made-document.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { textInside } from "../builders/text-inside.ts";
import { serverForFile } from "../server-for-file.ts";
import { workIsDone } from "../work-is-done.ts";

const { server, database } = await serverForFile({ seed: "demo" });
const { db } = database;
const editor = await signedInAs(server, "redaktor");
const reader = aBrowser(server);
beforeEach(() => db.deleteFrom("rate_counter").execute());

/** A PDF breaks a line where it is full. */
const spaced = (text: string): string => text.replaceAll(/\s+/g, " ");

const read = async (number: number): Promise<AssessmentView> => (await reader.get(`/api/assessments/${number}`)).json();

const open = ({ number }: StartedAssessment) =>
  db.updateTable("assessment").set({ opened_at: new Date() }).where("number", "=", number).execute();

/** A demo assessment with an economic evaluation, published. */
async function anOriginalWithNumbers() {
  const { number } = await db
    .selectFrom("block_row as r")
    .innerJoin("publication as p", "p.assessment", "r.assessment")
    .innerJoin("assessment as a", "a.number", "r.assessment")
    .select("r.assessment as number")
    .where("r.part", "=", "numbers")
    .where("a.type", "=", "1")
    .where("a.adopts", "is", null)
    .executeTakeFirstOrThrow();
  return number;
}

const adopted = (adopts: number, given: Parameters<typeof anAdoption>[2] = {}) => anAdoption(server, adopts, given);
const publish = (adoption: Adoption) => publishAdoption(server, editor, adoption);

const copyOf = async ({ author, number }: Adoption) =>
  (await author.get(`/api/assessments/${number}/working-copy`)).json();

test("an adoption has the short form, the numbers of the original's economy and its terms, and names the edition", async () => {
  const original = await anOriginalWithNumbers();
  const edition = await read(original);
  const numbers = numbersToAdopt(edition.sections);
  expect(Object.keys(numbers).length).toBeGreaterThan(5);
  const adoption = await adopted(original);
  const copy = await copyOf(adoption);
  expect(copy.adopts).toMatchObject({
    number: original,
    title: edition.heading,
    version: 1,
    link: `/vurdering/?id=${original}&versjon=1`,
    newer: null,
    withdrawn: null,
    cells: numbers,
  });
  const blocks = copy.sections.flatMap(
    ({ blocks: inside = [] }: { blocks?: { kind: string; key: string }[] }) => inside,
  );
  const economy = blocks.find(({ kind }: { kind: string }) => kind === "EconomyEvaluation");
  expect(economy.numbers.cells).toEqual(numbers);
  expect(economy).toMatchObject({ workbook: null, texts: { operationalCosts: "", budget: "" } });
  const newer = blocks.find(({ key }: { key: string }) => key === "ny-forskning");
  expect([copy.adopts.searchedOn, newer.description]).toEqual([
    "2026-02-16",
    "Det nyeste søket i originalen er fra 16.02.2026.",
  ]);
  expect(copy.contributorRoles.map(({ roleValue }: { roleValue: string }) => roleValue)).not.toContain("peer");
  const history = await db.selectFrom("history").select("kind").where("assessment", "=", adoption.number).execute();
  expect(history.map(({ kind }) => kind)).toContain("economy");
  const terms = await db
    .selectFrom("assessment_term")
    .select("term")
    .where("assessment", "=", adoption.number)
    .execute();
  expect(terms).toHaveLength(edition.relatedTopics.length + edition.relatedMethodTypes.length);
}, 60_000);

test("nobody is asked to review an adoption", async () => {
  const { number } = await aFilledAssessment(server, { status: 3 });
  const adoption = await adopted(number);
  const peer = { name: "Kari Fagfelle", email: "fagfelle@eksempel.no", role: "peer", organization: "" };
  const answer = await adoption.author.post("/api/schema/InviteContributor", { id: adoption.number, ...peer });
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('"role"')]);
  const other = { ...peer, role: "librarian", organization: "oslo-universitetssykehus" };
  expect((await adoption.author.post("/api/schema/InviteContributor", { id: adoption.number, ...other })).status).toBe(
    200,
  );
});

test("what is not published, is an adoption itself or is asked for in two ways cannot be adopted, and nothing is started", async () => {
  const { number: draft } = await aFilledAssessment(server);
  const { number: original } = await aFilledAssessment(server, { status: 3 });
  const adoption = await adopted(original);
  await publish(adoption);
  const count = async () => (await db.selectFrom("assessment").select("number").execute()).length;
  const before = await count();
  for (const adopts of [draft, 2_000_000_000])
    await expect(aStartedAssessment(server, { adopts })).rejects.toThrow(/422.*adopts.*StartFromGone/);
  await expect(aStartedAssessment(server, { adopts: adoption.number })).rejects.toThrow(/422.*AdoptsAdoption/);
  await expect(aStartedAssessment(server, { adopts: original, startFrom: original })).rejects.toThrow(/422.*startFrom/);
  for (const adopts of [-1, 0, 1.5]) await expect(aStartedAssessment(server, { adopts })).rejects.toThrow(/400/);
  expect(await count()).toBe(before);
}, 60_000);

test("an organisation has one adoption of an original under way; who has a seat in it gets a new link, and a stranger none", async () => {
  const { number: adopts } = await aFilledAssessment(server, { status: 3 });
  const first = await aStartedAssessment(server, { adopts, email: "forst@eksempel.no" });
  await expect(aStartedAssessment(server, { adopts, email: "FORST@eksempel.no" })).rejects.toThrow(/AdoptionUnderWay/);
  // Nobody has opened it: a stranger's start keeps nobody out.
  await aStartedAssessment(server, { adopts, email: "annen@eksempel.no" });
  await open(first);
  await expect(aStartedAssessment(server, { adopts, email: "tredje@eksempel.no" })).rejects.toThrow(/AdoptionUnderWay/);
  await aStartedAssessment(server, { adopts, email: "annet-sted@eksempel.no", organization: 1 });

  const { organization } = await db
    .selectFrom("assessment as a")
    .innerJoin("term as o", "o.id", "a.organization")
    .select("o.key as organization")
    .where("a.number", "=", first.number)
    .executeTakeFirstOrThrow();
  const links = async () => (await mailsTo(server, "forst@eksempel.no")).length;
  const before = await links();
  const resend = (email: string, organizationId = organization) =>
    reader.post("/api/adoptions/resend", { adopts, organizationId, email });
  const answers = [
    await resend("fremmed@eksempel.no"),
    await resend("forst@eksempel.no"),
    await resend("forst@eksempel.no", "finnes-ikke"),
  ];
  expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]))).toEqual(
    answers.map(() => [200, { ok: true }]),
  );
  await expect.poll(links).toBe(before + 1);
  expect(await mailsTo(server, "fremmed@eksempel.no")).toEqual([]);
}, 60_000);

test("two starts at once with one address are one adoption", async () => {
  const { number: adopts } = await aFilledAssessment(server, { status: 3 });
  const starts = await Promise.allSettled([1, 2, 3].map(() => aStartedAssessment(server, { adopts })));
  expect(starts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
}, 60_000);

test("readers of the original see published adoptions with recommendation and decision, and those of the adoption its original", async () => {
  const { number: original } = await aFilledAssessment(server, { name: "Eksempel: originalen", status: 3 });
  const draft = await adopted(original, { organization: 1 });
  expect(await read(original)).not.toHaveProperty("adoptions");
  expect((await reader.get(`/api/assessments/${draft.number}`)).status).toBe(404);
  const page = async () => (await reader.get(`/vurdering/?id=${original}`)).text();
  expect(await page()).not.toContain("Brukt av");

  const adoption = await adopted(original);
  await publish(adoption);
  const { adopts, organization, starts } = await read(adoption.number);
  expect(adopts).toMatchObject({ title: "Eksempel: originalen", version: 1, newer: null, withdrawn: null });
  expect(starts).toEqual([{ text: "Gjelder dette hos oss?", link: `/start/helseforetak?gjelder=${original}` }]);
  const { adoptions, starts: ofOriginal } = await read(original);
  expect(adoptions).toEqual([
    {
      organization,
      link: `/vurdering/?id=${adoption.number}`,
      version: 1,
      recommendation: { text: "Metoden bør innføres eller utvides", value: "innfores" },
      decision: null,
    },
  ]);
  expect(ofOriginal).toContainEqual({
    text: "Gjelder dette hos oss?",
    link: `/start/helseforetak?gjelder=${original}`,
  });
  const html = await page();
  expect(html).toContain("Brukt av 1 helseforetak");
  expect(html).not.toContain(`id=${draft.number}`);
  const own = await (await reader.get(`/vurdering/?id=${adoption.number}`)).text();
  expect(own).toContain("Bygger på");

  const asked = await askFor(server, adoption.author, adoption.number);
  const given = await byLink(server, "give", { ...asked, ...introduced });
  expect(given.status).toBe(200);
  expect((await read(adoption.number)).decisions).toMatchObject([{ outcome: "introduced", organization }]);
  expect(await read(original)).not.toHaveProperty("decisions");
  expect((await read(original)).adoptions).toMatchObject([{ decision: { outcome: "introduced" } }]);
  expect(await page()).toContain("Innført");
}, 60_000);

test("a new edition of the original is mailed to the adopters and said on the adoption; a withdrawal shows the message, and the adoption stays", async () => {
  const { number: original, seats } = await aFilledAssessment(server, { name: "Eksempel: den som endres", status: 3 });
  const adoption = await adopted(original, { email: "adopterer@eksempel.no" });
  await publish(adoption);
  const before = (await mailsTo(server, "adopterer@eksempel.no")).length;
  await atDesk(editor, original, "reopen");
  const author = await seatedAs(server, ...seats.map(({ id }) => id));
  await sendIn(author, original);
  expect((await atDesk(editor, original, "publish", { note: "Nye tall" })).status).toBe(200);
  const mails = (await mailsTo(server, "adopterer@eksempel.no")).slice(before);
  expect(mails.map(({ subject }) => subject)).toEqual(["Originalen har fått en ny utgave: «Eksempel: den som endres»"]);
  expect((await read(adoption.number)).adopts).toMatchObject({
    version: 1,
    newer: { version: 2, link: `/vurdering/?id=${original}&versjon=2` },
  });
  const page = async () => (await reader.get(`/vurdering/?id=${adoption.number}`)).text();
  expect(await page()).toContain("Originalen har fått en ny utgave");

  expect((await atDesk(editor, original, "withdraw", { message: "Feil i tabell 2." })).status).toBe(200);
  expect((await read(adoption.number)).adopts).toEqual({
    title: "",
    organization: "Eksempel helseforetak",
    version: 1,
    link: "",
    newer: null,
    withdrawn: { message: "Feil i tabell 2." },
  });
  const html = await page();
  expect(html).toContain("Originalen er trukket tilbake");
  expect(html).toContain("Feil i tabell 2.");
  expect(html).not.toContain("Eksempel: den som endres");
}, 60_000);

test("a withdrawal is mailed to the adopters with the published title, and not with that of a draft", async () => {
  const { number: original } = await aFilledAssessment(server, { name: "Eksempel: publisert tittel", status: 3 });
  const { number } = await adopted(original, { email: "uten-utkast@eksempel.no" });
  expect(number).toBeGreaterThan(original);
  await atDesk(editor, original, "reopen");
  await db.updateTable("assessment").set({ name: "Eksempel: hemmelig" }).where("number", "=", original).execute();
  expect((await atDesk(editor, original, "withdraw", { message: "Feil" })).status).toBe(200);
  const [mail] = (await mailsTo(server, "uten-utkast@eksempel.no")).slice(-1);
  expect(mail?.subject).toBe("Originalen er trukket tilbake: «Eksempel: publisert tittel»");
  expect(JSON.stringify(mail)).not.toContain("hemmelig");
});

test("the files of an adoption say what it builds on, and are made again when that is withdrawn", async () => {
  const { number: original } = await aFilledAssessment(server, { name: "Eksempel: den som trekkes", status: 3 });
  const adoption = await adopted(original);
  await publish(adoption);
  const { id } = await db
    .selectFrom("publication")
    .select("id")
    .where("assessment", "=", adoption.number)
    .executeTakeFirstOrThrow();
  const address = `/vurdering/?id=${original}&versjon=1`;
  const text = async () => (await reader.get(`/dokument/${id}.txt`)).text();
  const firstPage = async () => {
    const made = await madeDocument(reader, `/dokument/${id}.pdf`);
    const pages = await extractText(await getDocumentProxy(new Uint8Array(await made.arrayBuffer())));
    return spaced(pages.text[0] ?? "");
  };
  const word = async () =>
    textInside(new Uint8Array(await (await madeDocument(reader, `/dokument/${id}.docx`)).arrayBuffer()));
  const says = "Bygger på Eksempel: den som trekkes, Eksempel helseforetak, utgave 1.";
  for (const said of [await text(), await firstPage()]) {
    expect(said).toContain(says);
    expect(said.replaceAll(/\s/g, "")).toContain(address);
  }
  expect(await word()).toContain(says);

  expect((await atDesk(editor, original, "withdraw", { message: "Feil i tabell 2." })).status).toBe(200);
  await workIsDone(db);
  for (const said of [await text(), await firstPage(), await word()]) {
    expect(said).not.toContain("den som trekkes");
    expect(said).toContain("Feil i tabell 2.");
  }
}, 90_000);

test("the form for an adoption is the form for its original, and the number of a draft says nothing", async () => {
  const { number: original } = await aFilledAssessment(server, { name: "Eksempel: det som leses først", status: 3 });
  const adoption = await adopted(original, { title: "Eksempel: slik er det her" });
  const asked = async () => {
    const form = await (await reader.get(`/start/helseforetak?gjelder=${adoption.number}`)).text();
    return { adopts: /name="adopts" value="(\d+)"/.exec(form)?.[1], form };
  };
  const before = await asked();
  expect(before.adopts).toBeUndefined();
  expect(before.form).toContain("er ikke lenger publisert");
  expect(before.form).not.toContain("det som leses først");
  await publish(adoption);
  const after = await asked();
  expect(after.adopts).toBe(String(original));
  expect(after.form).toContain("«Eksempel: det som leses først»");
  expect(after.form).not.toContain("slik er det her");
});
