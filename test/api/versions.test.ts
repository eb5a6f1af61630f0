import { expect, test } from "vitest";
import { REDACTED } from "../../features/redaction/rules/index.ts";
import type { CallAnswer } from "../../platform/pure/contract/call.ts";
import { aTeam } from "../builders/a-team.ts";
import type { Browser } from "../builders/browser.ts";
import { atDesk, sendIn } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { stepsBetween } from "../builders/text-steps.ts";
import { fillMandatory, saveItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();

type Versions = CallAnswer<"listVersions">["versions"];
type Comparison = CallAnswer<"compareVersions">;

/** An assessment with its authors, a rich text of it, and what can be asked of its versions. */
async function anAuthored() {
  const team = await aTeam(database.db, { opened: true });
  const { number } = team;
  const initiator = await seatedAs(server, team.initiator);
  const librarian = await seatedAs(server, team.librarian);
  const peer = await seatedAs(server, team.peer);
  const { sections } = await (await initiator.get(`/api/assessments/${number}/working-copy`)).json();
  const blocks = sections.flatMap((section: { blocks: object[] }) => section.blocks);
  const text: string = blocks.find(
    (each: { kind: string; hiddenByRule: boolean }) => each.kind === "TextEditor" && !each.hiddenByRule,
  ).contentGuid;
  const blockNumber = async (key: string) =>
    (
      await database.db
        .selectFrom("schema_item")
        .select("number")
        .where("assessment", "=", number)
        .where("key", "=", key)
        .executeTakeFirstOrThrow()
    ).number;
  const at = `/api/assessments/${number}/versions`;
  const list = async (who: Browser): Promise<Versions> => (await (await who.get(at)).json()).versions;
  const name = async (who: Browser, called: string): Promise<number> => {
    const answer = await who.post(at, { name: called });
    expect(answer.status).toBe(200);
    return (await answer.json()).id;
  };
  const compare = async (who: Browser, version: number, other?: number): Promise<Comparison> =>
    (await who.get(`${at}/${version}${other === undefined ? "" : `?with=${other}`}`)).json();
  const write = async (who: Browser, words: string) =>
    expect((await saveItem(who, number, text, `<p>${words}</p>`)).status).toBe(200);
  return { number, initiator, librarian, peer, text, at, blockNumber, list, name, compare, write };
}

test("a named version keeps what stood there, and is compared with now and with another, field by field", async () => {
  const { number, initiator, librarian, text, blockNumber, list, name, compare, write } = await anAuthored();
  await write(initiator, "Vi vurderte tolv studier.");
  const owner = await blockNumber("litteratursok");
  const search = { section: "B", searchType: "DB", source: "Embase", date: "2026-03-02", numberOfSearchHits: 7 };
  const { id: row, rev } = await (
    await librarian.post("/api/schema/CreateLiteratureSearchItem", { id: owner, ...search })
  ).json();
  const first = await name(librarian, " Før\nfagfellevurdering ");
  await write(librarian, "Vi vurderte tretten studier.");
  await librarian.post("/api/schema/UpdateLiteratureSearchItem", { id: row, numberOfSearchHits: 9, rev });
  await initiator.post("/api/schema/SaveSchemaBaseProp", { id: number, type: "heading", value: "Et nytt navn" });
  const second = await name(initiator, "Etter");
  await write(initiator, "Noe helt annet.");
  await librarian.post("/api/schema/DeleteLiteratureSearchItem", { id: row });

  expect(await list(initiator)).toMatchObject([
    { id: second, cause: "named", name: "Etter", by: { role: "initiator" } },
    { id: first, cause: "named", name: "Før fagfellevurdering", edition: null, by: { role: "librarian" } },
  ]);
  const between = await compare(initiator, second, first);
  expect([between.from.id, between.to?.id]).toEqual([first, second]);
  const ofKind = (kind: string) => between.fields.find((field) => field.kind === kind);
  expect(between.fields).toHaveLength(3);
  expect([ofKind("title"), ofKind("row"), ofKind("text")]).toMatchObject([
    { kind: "title", contentGuid: null, states: [{ after: "Et nytt navn", isNow: false }] },
    {
      kind: "row",
      change: "changed",
      what: "Embase",
      row,
      rowKind: "literature",
      part: "B",
      isGone: true,
      states: [{ column: "numberOfSearchHits", before: "7", after: "9", value: "7" }],
    },
    {
      kind: "text",
      contentGuid: text,
      states: [
        {
          column: null,
          before: "Vi vurderte tolv studier.",
          after: "Vi vurderte tretten studier.",
          now: "Noe helt annet.",
          value: "<p>Vi vurderte tolv studier.</p>",
        },
      ],
    },
  ]);
  const withNow = await compare(librarian, second);
  expect(withNow.to).toBeNull();
  expect(withNow.fields.map(({ kind, change }) => `${kind} ${change}`).toSorted()).toEqual([
    "row removed",
    "text changed",
  ]);
  expect((await compare(initiator, second, second)).fields).toEqual([]);
});

test("what its author goes on writing within seconds is in no version that was made before", async () => {
  const { number, initiator, librarian, text, blockNumber, name, compare } = await anAuthored();
  const path = `/api/live/${number}/text/${text}`;
  const type = async (rev: number, before: string, after: string) =>
    expect(
      (await initiator.post(path, { rev, batch: `kari-000${rev}`, steps: stepsBetween(before, after) })).status,
    ).toBe(200);
  await type(0, "", "<p>Først</p>");
  const search = { section: "B", searchType: "DB", source: "Embase", date: "2026-03-02", numberOfSearchHits: 7 };
  const created = { id: await blockNumber("litteratursok"), ...search };
  const { id: row } = await (await librarian.post("/api/schema/CreateLiteratureSearchItem", created)).json();
  const version = await name(initiator, "Midt i en setning");
  await type(1, "<p>Først</p>", "<p>Først dette</p>");
  await librarian.post("/api/schema/UpdateLiteratureSearchItem", { id: row, numberOfSearchHits: 8, rev: 1 });
  const { fields } = await compare(initiator, version);
  expect(fields.flatMap(({ states }) => states.map(({ before, after }) => `${before} > ${after}`)).toSorted()).toEqual([
    "7 > 8",
    "Først > Først dette",
  ]);
});

test("a version is made at each send and each publishing, also when it comes back in between", async () => {
  const { number, initiator, list, compare, write } = await anAuthored();
  const editor = await signedInAs(server, "redaktor");
  await fillMandatory(server, initiator, number);
  await sendIn(initiator, number);
  await atDesk(editor, number, "return", { message: "Skriv mer" });
  await write(initiator, "Nå er det bedre.");
  await sendIn(initiator, number);
  expect((await atDesk(editor, number, "publish", { note: "" })).status).toBe(200);
  const [published, again, sent, ...none] = await list(editor);
  expect(none).toEqual([]);
  expect([published, again, sent]).toMatchObject([
    { cause: "published", name: "", edition: 1, by: { role: null } },
    { cause: "sent", edition: null, by: { role: "initiator" } },
    { cause: "sent" },
  ]);
  expect((await compare(editor, again?.id ?? 0, published?.id)).fields).toEqual([]);
  expect((await compare(editor, sent?.id ?? 0)).fields).toMatchObject([
    { kind: "text", states: [{ after: "Nå er det bedre." }] },
  ]);
});

test("words that were redacted do not come back by a version, nor by its name", async () => {
  const { number, initiator, list, name, compare, write } = await anAuthored();
  const editor = await signedInAs(server, "redaktor");
  await write(initiator, "Pasienten Ola Nordmann kom.");
  const version = await name(initiator, "Med Ola Nordmann");
  await write(initiator, "Pasienten kom.");
  const body = { words: ["Ola Nordmann"], reason: "Navnet på en pasient" };
  const found = await (await editor.post(`/api/desk/assessments/${number}/find-words`, { words: body.words })).json();
  expect(found.places.map(({ kind }: { kind: string }) => kind)).toEqual(["history", "version"]);
  expect((await editor.post(`/api/desk/assessments/${number}/redact`, body)).status).toBe(200);
  expect(await list(initiator)).toMatchObject([{ name: `Med ${REDACTED}` }]);
  const compared = await compare(initiator, version);
  expect(JSON.stringify(compared)).not.toContain("Nordmann");
  expect(compared.fields).toMatchObject([
    { states: [{ before: `Pasienten ${REDACTED} kom.`, value: `<p>Pasienten ${REDACTED} kom.</p>` }] },
  ]);
});

test("a version needs a name of one line, is made once for a key, and is not another assessment's", async () => {
  const { initiator, peer, at, list, name, compare } = await anAuthored();
  const other = await anAuthored();
  for (const [called, kind] of [
    [" \n ", "VersionNameRequired"],
    ["x".repeat(101), "VersionNameTooLong"],
  ]) {
    const answer = await initiator.post(at, { name: called });
    expect(answer.status).toBe(422);
    expect((await answer.json()).fields).toMatchObject([{ path: "name", kind }]);
  }
  const headers = { "content-type": "application/json", "idempotency-key": "en-versjon-0001" };
  const once = () => initiator.fetch(at, { method: "POST", headers, body: JSON.stringify({ name: "Én gang" }) });
  expect(await (await once()).json()).toEqual(await (await once()).json());
  expect(await list(initiator)).toHaveLength(1);
  const theirs = await other.name(other.initiator, "Deres");
  expect(await compare(initiator, theirs)).toMatchObject({ status: 404 });
  const mine = await name(initiator, "Vår");
  expect(await compare(initiator, mine, theirs)).toMatchObject({ status: 404 });
  expect((await peer.get(at)).status).toBe(403);
});

test("there is an end to how many versions may be named", async () => {
  const { number, initiator, at } = await anAuthored();
  await database.db
    .insertInto("assessment_version")
    .values(
      Array.from({ length: 100 }, () => ({
        assessment: number,
        cause: "named" as const,
        name: "En",
        edition: null,
        upto: 0,
        by: '{"kind":"visitor"}',
        at: new Date(),
      })),
    )
    .execute();
  const answer = await initiator.post(at, { name: "En til" });
  expect(answer.status).toBe(422);
  expect((await answer.json()).fields).toMatchObject([{ kind: "TooManyVersions" }]);
});
