import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { sendAlerts } from "../../features/subscription/server/send-alerts.ts";
import { LOCKS } from "../../platform/server/advisory-lock.ts";
import { aPublished, askFor, byLink, decisionsFor, deskDecision, introduced, mailsTo } from "../builders/a-decision.ts";
import { aBrowser } from "../builders/browser.ts";
import { atDesk } from "../builders/desk.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();
const editor = await signedInAs(server, "redaktor");
const anybody = aBrowser(server);
beforeEach(() => server.db.deleteFrom("rate_counter").execute());

const tell = () => sendAlerts(server.platform, ["instantly"], new Date());

async function confirmedAlert(email: string, search: object): Promise<void> {
  const body = { email, frequency: "instantly", route: "methodassessment", search };
  expect((await anybody.post("/api/subscriptions", body)).status).toBe(200);
  const place = /\/varsel\/[\w-]+\//.exec((await mailsTo(server, email)).at(-1)?.text ?? "")?.[0] ?? "no link";
  const pressed = { method: "POST", body: new URLSearchParams({ action: "confirm" }), redirect: "manual" } as const;
  expect((await anybody.fetch(place, pressed)).status).toBe(303);
}

/** The subjects of the mails to an address, without the one that asked to confirm. */
const told = async (email: string): Promise<readonly string[]> =>
  (await mailsTo(server, email)).slice(1).map(({ subject }) => subject);

const waiting = async (): Promise<number> => (await server.db.selectFrom("alert_mail").select("id").execute()).length;

const entries = async (query: string): Promise<readonly { id: string; title: string; url: string }[]> =>
  (await (await anybody.get(`/feed.json${query}`)).json()).items;

const counts = async (key: string, query = "") => {
  const { searchFilter } = await (await anybody.get(`/sok/?q=${query}&format=json`)).json();
  const group = searchFilter.find(({ filterKey }: { filterKey: string }) => filterKey === key);
  return Object.fromEntries(
    group.filterItems.map(({ filterName, count }: { filterName: string; count: number }) => [filterName, count]),
  );
};

test("a decision is news once, to those whose search finds the assessment, and what happens to it later is none", async () => {
  const { number, initiator } = await aPublished(server, { name: "Eksempel: nyhetsmetoden" });
  await confirmedAlert("finner@example.no", { q: "nyhetsmetoden" });
  await confirmedAlert("annet@example.no", { q: "ultralydbasert" });
  const asked = await askFor(server, initiator, number);
  await tell();
  expect(await told("finner@example.no")).toEqual([]);

  const conditions = "Når to er opplært";
  const given = { ...introduced, outcome: "conditional", conditions };
  expect((await byLink(server, "give", { ...asked, ...given })).status).toBe(200);
  await tell();
  await tell();
  const { organization } = (await decisionsFor(anybody, number)).body.decisions[0];
  const title = `Besluttet innført på vilkår, ${organization}: Eksempel: nyhetsmetoden`;
  expect(await told("finner@example.no")).toEqual(["Besluttet innført på vilkår: Eksempel: nyhetsmetoden"]);
  const text = (await mailsTo(server, "finner@example.no")).at(-1)?.text ?? "";
  expect(text).toContain(title);
  expect(text).toContain(`/vurdering/?id=${number}`);
  expect(text).not.toContain(conditions);
  expect(await told("annet@example.no")).toEqual([]);
  const [entry, ...others] = await entries("?q=nyhetsmetoden");
  expect(entry).toMatchObject({ title, content_text: conditions, url: expect.stringMatching(/#beslutning$/) });
  expect(others.map((each) => each.title)).toEqual(["Eksempel: nyhetsmetoden"]);
  expect(await entries("?q=ultralydbasert")).toEqual([]);

  const rev = asked.rev + 1;
  await deskDecision(editor, number, asked.no, "correct", { rev, ...given, conditions: "Når tre er opplært" });
  await deskDecision(editor, number, asked.no, "report", { rev: rev + 1, result: "partly" });
  await tell();
  expect(await told("finner@example.no")).toHaveLength(1);
  expect((await entries("?q=nyhetsmetoden")).map(({ id }) => id)).toContain(entry?.id);
});

test("a decision that is not for everybody is no news until it may be shown, and one that was removed is in no mail", async () => {
  const { number, initiator } = await aPublished(server, { name: "Eksempel: skjultmetoden" });
  await confirmedAlert("venter@example.no", { q: "skjultmetoden" });
  const asked = await askFor(server, initiator, number);
  await byLink(server, "give", { ...asked, ...introduced, mayBeShown: false });
  await tell();
  expect(await told("venter@example.no")).toEqual([]);
  expect((await entries("?q=skjultmetoden")).map(({ title }) => title)).toEqual(["Eksempel: skjultmetoden"]);
  expect(await counts("DecidedBy", "skjultmetoden")).toEqual({});
  expect(await (await anybody.get("/beslutninger.csv?q=skjultmetoden")).text()).not.toContain("skjultmetoden");

  await deskDecision(editor, number, asked.no, "correct", { rev: asked.rev + 1, ...introduced, mayBeShown: true });
  // The mail waits for its turn, and the decision is removed before it leaves.
  await server.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.alerts}::integer)`.execute(tx);
    await tell();
    expect(await waiting()).toBe(1);
    await deskDecision(editor, number, asked.no, "remove", { rev: asked.rev + 2, reason: "Feil virksomhet" });
  });
  await expect.poll(waiting).toBe(0);
  expect(await told("venter@example.no")).toEqual([]);
  expect((await entries("?q=skjultmetoden")).map(({ title }) => title)).toEqual(["Eksempel: skjultmetoden"]);
  expect(await counts("Decision", "skjultmetoden")).toMatchObject({ Innført: 0, "Ikke registrert": 1 });
});

test("the filters of the search know the decisions, and the table has those that the filters leave", async () => {
  const { number, initiator } = await aPublished(server, { name: "Eksempel: filtermetoden" });
  const other = await aPublished(server, { name: "Eksempel: filtermetoden nummer to" });
  expect(await counts("Decision", "filtermetoden")).toMatchObject({ Innført: 0, "Ikke registrert": 2 });
  const own = await askFor(server, initiator, number);
  await byLink(server, "give", { ...own, ...introduced });
  const fonna = await askFor(server, initiator, number, { organization: "helse-fonna" });
  await byLink(server, "give", { ...fonna, outcome: "not-introduced", reason: '=1+1 "for dyrt"' });

  expect(await counts("Decision", "filtermetoden")).toMatchObject({
    ...{ Innført: 1, "Ikke innført": 1, Utsatt: 0, "Ikke registrert": 1 },
  });
  const deciders = await counts("DecidedBy", "filtermetoden");
  expect(deciders).toMatchObject({ "Helse Fonna HF": 1 });
  expect(Object.keys(deciders)).toHaveLength(2);
  const hits = async (query: string): Promise<readonly number[]> =>
    (await (await anybody.get(`/sok/?q=filtermetoden&${query}&format=json`)).json()).searchResult.map(
      ({ pageId }: { pageId: number }) => pageId,
    );
  expect(await hits("filterDecision=not-introduced")).toEqual([number]);
  expect(await hits("filterDecision=not-registered")).toEqual([other.number]);

  const table = async (query: string) => (await (await anybody.get(`/beslutninger.csv?${query}`)).text()).split("\r\n");
  const all = await table("q=filtermetoden");
  expect(all.filter((line) => line.includes("Eksempel: filtermetoden"))).toHaveLength(2);
  const fonnas = all.find((line) => line.includes("Helse Fonna HF")) ?? "";
  expect(fonnas).toContain("Ikke innført");
  expect(fonnas).toContain(`"'=1+1 ""for dyrt"""`);
  const some = await table("q=filtermetoden&filterDecision=introduced");
  expect(some.filter((line) => line.includes("Eksempel: filtermetoden"))).toHaveLength(1);

  // A new edition keeps them, and a withdrawal takes them.
  expect((await atDesk(editor, number, "withdraw", { message: "Feil" })).status).toBe(200);
  expect(await counts("Decision", "filtermetoden")).toMatchObject({ Innført: 0, "Ikke registrert": 1 });
  expect((await table("q=filtermetoden")).filter((line) => line.includes("filtermetoden"))).toEqual([]);
});
