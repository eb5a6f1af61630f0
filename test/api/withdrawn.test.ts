import { expect, test } from "vitest";
import { addresses } from "../../features/address/rules/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { atDesk, sendIn } from "../builders/desk.ts";
import { madeDocument } from "../builders/made-document.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { fillMandatory } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";
import { workIsDone } from "../work-is-done.ts";
import { plant } from "./canary/plant.ts";
import { publicSearch } from "./canary/public-answers.ts";
import { forms, type Published, type Says } from "./withdrawn/forms.ts";

const { database, server } = await serverForFile();
const visitor = aBrowser(server);
const editor = await signedInAs(server, "redaktor");

/** An assessment with words of its own in everything that readers see, published twice. */
async function publishedTwice(): Promise<Published & { readonly words: readonly string[] }> {
  const { number, guid, seats } = await anAssessment(database.db, { opened: true });
  const initiator = await seatedAs(server, seats[0]?.id ?? "");
  const { hidden, onCard } = await plant(server, initiator, number);
  await fillMandatory(server, initiator, number);
  await sendIn(initiator, number);
  expect((await atDesk(editor, number, "publish", { note: "Første" })).status).toBe(200);
  expect((await atDesk(editor, number, "reopen")).status).toBe(200);
  await sendIn(initiator, number);
  expect((await atDesk(editor, number, "publish", { note: "Andre" })).status).toBe(200);
  await workIsDone(database.db);
  const rowsOf = (table: "publication_file" | "schema_item") => database.db.selectFrom(table);
  const { id } = await database.db
    .selectFrom("publication")
    .select("id")
    .where("assessment", "=", number)
    .where("version", "=", 2)
    .executeTakeFirstOrThrow();
  const files = await database.db
    .selectFrom("publication_file as f")
    .innerJoin("attachment as a", "a.id", "f.attachment")
    .select(["a.guid", "a.name"])
    .where("f.publication", "=", id)
    .execute();
  const blocks = await rowsOf("schema_item").select("number").where("assessment", "=", number).limit(5).execute();
  const word = onCard.get("heading") ?? "";
  return {
    number,
    guid,
    publication: id,
    files: files.map((file) => addresses.file(file.guid, file.name)),
    blocks: blocks.map((block) => block.number),
    word,
    words: [...hidden.values(), ...onCard.values()],
  };
}

/** Every address of the table, with its route and what it has to say. */
const asked = (
  published: Published,
): readonly { readonly route: string; readonly says: Says; readonly address: string }[] =>
  Object.entries(forms).flatMap(([route, each]) =>
    [each ?? []].flat().flatMap(({ says, of }) => of(published).map((address) => ({ route, says, address }))),
  );

test("every route that answers a GET is in the table", () => {
  const answering = [...server.routes].filter(
    (route) => /^(GET|ALL) /.test(route) && !/ \/(dev|api\/desk)\//.test(route),
  );
  const paths = answering.map((route) => route.split(" ")[1]).filter((path) => path !== "/dev/outbox.css");
  expect(Object.keys(forms).toSorted()).toEqual([...new Set(paths)].toSorted());
});

const MESSAGE = "Tallene i tabell 2 var feil.";

test("a withdrawn edition is 410 in every form it had, absent where others are listed, and its words are nowhere", async () => {
  const published = await publishedTwice();
  const saying = (text: string) => published.words.filter((word) => text.toLowerCase().includes(word));
  const tags = new Map<string, string>();
  const silent: string[] = [];
  for (const { route, says, address } of asked(published)) {
    const { response, url } = route.startsWith("/dokument/:")
      ? { response: await madeDocument(visitor, address), url: new URL(address, server.url) }
      : await visitor.visit(address);
    const text = await response.text();
    tags.set(address, response.headers.get("etag") ?? "*");
    if (says === "gone" && response.status !== 200) silent.push(`${address}: ${response.status}`);
    if (says === "closed" && saying(text).length > 0) silent.push(`${address}: shown at ${url}`);
    if (says === "gone" && route === "/*" && saying(text).length === 0) silent.push(`${address}: says nothing`);
  }
  expect(silent).toEqual([]);
  expect((await publicSearch(server, { q: published.word })).totalMatching).toBe(1);

  expect((await atDesk(editor, published.number, "withdraw", { message: MESSAGE })).status).toBe(200);

  const wrong: string[] = [];
  for (const { says, address } of asked(published)) {
    const { response } = await visitor.visit(address);
    const headers = [...response.headers].filter(([name]) => name !== "location").join(" ");
    const text = await response.text();
    // A search says itself what was asked for, and would link what it found.
    const told = saying(`${text} ${headers}`).filter((word) => !address.includes(word));
    if (says === "absent" && text.includes(`id=${published.number}`)) wrong.push(`${address}: links it`);
    if (told.length > 0) wrong.push(`${address}: ${response.status} says ${told}`);
    if (says !== "gone") continue;
    const again = await visitor.fetch(address, { headers: { "if-none-match": tags.get(address) ?? "*" } });
    const head = await visitor.fetch(address, { method: "HEAD" });
    const got = [response.status, again.status, head.status];
    if (got.some((status) => status !== 410) || !text.includes(MESSAGE)) wrong.push(`${address}: ${got}`);
  }
  expect(wrong).toEqual([]);
  expect((await publicSearch(server, { q: published.word })).totalMatching).toBe(0);
});
