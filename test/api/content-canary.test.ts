import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { definitionOf, newUnder } from "../../features/content/rules/index.ts";
import { indexNotifications } from "../../features/content/server/index.ts";
import { anImage } from "../builders/an-image.ts";
import { browserAt, type SiteBrowser } from "../builders/browser-at.ts";
import { json, onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { addFile, aUsableFile, onFile } from "../builders/library.ts";
import { accountId } from "../builders/roles.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";
import { workIsDone } from "../work-is-done.ts";
import { addressesToAsk, answersAt, found, missing } from "./canary/content-answers.ts";
import { documentsOf, saidBySearch } from "./canary/content-search.ts";
import { aWord } from "./canary/plant.ts";
import { canBePublished, type Targets, together, type Words, write, written } from "./canary/plant-content.ts";

const { database, server } = await serverForFile({ seed: "demo" });
const kari = await signedInAs(server, "redaktor");
const admin = await signedInAs(server, "admin");
await signedInAs(server, "forfatter");
const reader = await accountId(database.db, "forfatter");
const picture = (await aUsableFile(kari, await anImage({ width: 60, height: 40 }), "bilde.jpg")).id;

type Node = { readonly id: number; readonly type: string; readonly parent: number | null };
type Desk = { readonly desk: SiteBrowser; readonly admins: SiteBrowser };

const ok = async (answer: Promise<{ status: number }>, what: string) => {
  const said = await answer;
  if (said.status !== 200) throw new Error(`${what}: ${JSON.stringify(said)}`);
};
const withRev = async (desk: SiteBrowser, id: number, call: string, body: object = {}) =>
  onPage(desk, id, call, { rev: (await readPage(desk, id)).rev, ...body });

/** Those of some hundred pages are on their way; the few that are looked at are waited for. */
const DOCUMENTS = ["make-document"];
const LATER = { at: "2099-01-01T07:00:00.000Z", note: "" };
/** Each way in which readers lose what they had: the words of the page before it are then nobody's but the desk's. */
const takenBy: Readonly<Record<string, (at: Desk, id: number) => Promise<void>>> = {
  unpublished: ({ desk }, id) => ok(withRev(desk, id, "unpublish"), "unpublish"),
  "in the trash": ({ desk }, id) => ok(onPage(desk, id, "trash"), "trash"),
  "for editors": ({ admins }, id) => ok(withRev(admins, id, "access", { access: "editors" }), "close"),
  "for those signed in": ({ admins }, id) => ok(withRev(admins, id, "access", { access: "signed-in" }), "close"),
  "for some": ({ admins }, id) => ok(withRev(admins, id, "access", { access: "chosen", readers: [reader] }), "close"),
  ended: async ({ desk }, id) => {
    await ok(withRev(desk, id, "end", { at: LATER.at }), "end");
    // Its time comes.
    const ended = { stop_publish: new Date(Date.now() - 1_000) };
    await database.db.updateTable("content").set(ended).where("number", "=", id).execute();
  },
};

/** A site as one test sees it: its desk, its tree and what was planted on it. */
async function aSite(host: string) {
  const [desk, admins] = [browserAt(server, host, kari.cookie), browserAt(server, host, admin.cookie)];
  const nodes: readonly Node[] = await (await desk.get("/api/desk/pages")).json();
  const first = new Map([...nodes].reverse().map(({ type, id }) => [type, id]));
  const targets: Targets = { pages: first, picture };
  const numbers = new Set<number>();
  const paths = new Set<string>();
  /** Remembers a page, and where it is or will be. */
  const note = async (id: number) => {
    numbers.add(id);
    const { status, url } = await readPage(desk, id);
    if (status === 200 && url) paths.add(url);
  };
  const add = async (parent: number, type: string, what: string, withBlocks = false) => {
    const made = await written(parent, type, { desk, targets, what: `${type} ${what}`, withBlocks });
    await note(made.id);
    return made;
  };
  const put = async (id: number, what: string, withBlocks = false) => {
    const made = await write(id, { desk, targets, what, withBlocks });
    await note(id);
    return made;
  };
  /** The types of pages that an editor makes there, each with a page that it stands under. */
  const makeable = new Map(
    [...nodes]
      .reverse()
      .filter(({ type }) => type !== "SharedBlockFolder")
      .flatMap(({ id, type }) => newUnder(type).map((each) => [each, id] as const)),
  );
  const blockTypes = newUnder("SharedBlockFolder").filter((type) =>
    canBePublished(definitionOf(type)?.props ?? {}, targets),
  );
  const isNotifications = makeable.has("MethodNotificationPage");
  /** The type of page that the site is for, and the one that such pages stand under. */
  const [chief, sectionType] = isNotifications
    ? ["MethodNotificationPage", "MethodNotificationCatalogPage"]
    : ["StandardPage", "CatalogPage"];
  return {
    host,
    desk,
    admins,
    nodes,
    chief,
    sectionType,
    blockTypes,
    folder: first.get("SharedBlockFolder") ?? 0,
    numbers,
    paths,
    add,
    put,
    makeable,
  };
}
type Site = Awaited<ReturnType<typeof aSite>>;

/** Everything that anybody may ask of a site: what was planted, by number, guid and path, with the blocks of its pages. */
async function asked({ numbers, paths }: Site): Promise<readonly string[]> {
  const named = await database.db
    .selectFrom("content")
    .select("guid")
    .where("number", "in", [...numbers])
    .execute();
  const versions = await database.db
    .selectFrom("content_version")
    .select(sql<string>`properties::text`.as("text"))
    .where("content", "in", [...numbers])
    .execute();
  const blocks = versions.flatMap(({ text }) =>
    [...text.matchAll(/"id": ?"([0-9a-f-]{36})"/g)].map(([, id = ""]) => id),
  );
  const guids = [...new Set([...named.map(({ guid }) => guid), ...blocks])];
  return addressesToAsk(server.routes, { numbers: [...numbers], guids, paths: [...paths] });
}

const publish = ({ desk }: Site, id: number, what: string) => ok(publishPage(desk, id), `publish ${what}`);
const saveIn = async ({ desk }: Site, id: number, path: readonly string[], value: unknown) =>
  ok(savePage(desk, id, (await readPage(desk, id)).rev, path, value), path.join());

/** A page or a block that readers have, and what takes it from them. */
type Public = {
  readonly id: number;
  readonly type: string;
  readonly way: string;
  readonly shown: Words;
  readonly kept: Words;
};

const WAYS = [...Object.keys(takenBy), "written anew"];

/** Pages of every type and shared blocks of every type that readers have, for each of the ways in which they lose one. */
async function publicAtFirst(site: Site): Promise<readonly Public[]> {
  const { makeable, folder, add, chief, sectionType } = site;
  const made: Public[] = [];
  const page = async (parent: number, type: string, way: string, withBlocks = false) => {
    const each = await add(parent, type, `${way}, number ${made.length}`, withBlocks);
    await publish(site, each.id, `${type}, ${way}`);
    made.push({ type, way, ...each });
    return each.id;
  };
  for (const [type, parent] of makeable)
    for (const way of type === chief ? WAYS : ["unpublished", "written anew"])
      await page(parent, type, way, ["unpublished", "written anew"].includes(way));
  const section = await page(makeable.get(sectionType) ?? 0, sectionType, "for editors");
  await page(section, chief, "under it");
  for (const [at, type] of site.blockTypes.entries()) {
    const way = WAYS[at % WAYS.length] ?? "";
    made.push({ type, way, ...(await add(folder, type, `shared block, ${way}`)) });
  }
  return made;
}

/** A page that leads to all others by every kind of property that can, and on which all the blocks stand. */
async function leadingTo(site: Site, others: readonly Public[]): Promise<number> {
  const { id } = await site.add(site.makeable.get("StandardPage") ?? 0, "StandardPage", "that leads to the others");
  const isBlock = ({ type }: Public) => site.blockTypes.includes(type);
  const [links, list] = [randomUUID(), randomUUID()];
  const place = (type: string, own: object = {}) => ({ id: randomUUID(), type, width: "full", ...own });
  await saveIn(
    site,
    id,
    ["mainContent"],
    [
      ...others.filter(isBlock).map(({ id: ref, type }) => place(type, { ref })),
      place("LinkListBlock", { id: links }),
      place("ArticleListBlock", { id: list }),
    ],
  );
  const to = others.map((each) => `content:${each.id}`);
  await saveIn(site, id, ["mainBody"], `<ul>${to.map((href) => `<li><a href="${href}">dit</a></li>`).join("")}</ul>`);
  await saveIn(site, id, ["mainContent", links, "heading"], "Lenker");
  await saveIn(
    site,
    id,
    ["mainContent", links, "links"],
    to.map((href) => ({ text: "Dit", href })),
  );
  await saveIn(site, id, ["mainContent", list, "heading"], "Artikler");
  await saveIn(site, id, ["mainContent", list, "parent"], to.at(others.findIndex(({ way }) => way === "under it") - 1));
  await saveIn(site, id, ["mainContent", list, "limit"], 50);
  await publish(site, id, "that leads to the others");
  return id;
}

/** Takes them all from readers. What takes the place of what was rewritten is for them. */
async function takeAll(site: Site, all: readonly Public[]): Promise<Words> {
  const anew: Words[] = [];
  for (const { id, type, way } of all) {
    await takenBy[way]?.(site, id);
    if (way !== "written anew") continue;
    const { shown } = await site.put(id, `${type} ${id}, its new words`, true);
    anew.push(shown);
    await publish(site, id, type);
  }
  await database.db.transaction().execute((tx) => indexNotifications(tx, new Date()));
  await sql`select pg_notify('content_changed', 'everything')`.execute(database.db);
  return together(...anew);
}

/** Drafts and plans of everything: of pages that readers have, of every type, and of pages that they never had. */
async function unfinished(site: Site, published: readonly number[]): Promise<Words> {
  const { desk, nodes, makeable, folder, add, put, chief } = site;
  const words: Words[] = [];
  const keep = ({ shown, kept }: Pick<Public, "shown" | "kept">) => words.push(shown, kept);
  const shipped = new Map([...nodes].reverse().map(({ type, id }) => [type, id]));
  for (const [type, id] of shipped)
    if (type !== "SharedBlockFolder") keep(await put(id, `draft of the site's ${type}`));
  for (const id of published) keep(await put(id, `draft of ${id}`, true));
  for (const [type, parent] of makeable) {
    const never = await add(parent, type, "that readers never had", type === chief);
    await ok(onPage(desk, never.id, "share"), "share");
    const planned = await add(parent, type, "planned");
    await ok(withRev(desk, planned.id, "plan", LATER), "plan");
    const later = await add(parent, type, "with nothing secret yet");
    await publish(site, later.id, type);
    keep(await put(later.id, `plan of a published ${type}`));
    await ok(withRev(desk, later.id, "plan", { ...LATER, note: "Planlagt" }), "plan");
    const discarded = await put(later.id, `discarded draft of a ${type}`);
    await ok(withRev(desk, later.id, "discard"), "discard");
    for (const each of [never, planned, discarded]) keep(each);
  }
  for (const type of site.blockTypes) keep(await add(folder, type, "shared block that readers never had"));
  const noted = await add(makeable.get(chief) ?? 0, chief, "published with a note");
  const note = aWord();
  await ok(withRev(desk, noted.id, "publish", { note }), "publish");
  return together(...words, new Map([["the note of a publication", note]]));
}

/** Files of the library that no page shows, in a folder. */
async function inLibrary(): Promise<Words> {
  const words = new Map(["folder", "name", "alternative text"].map((where) => [`library, ${where}`, aWord()]));
  const [folder, name, alt] = [...words.values()];
  const { id } = await json(kari.post("/api/desk/media-folders", { name: folder }));
  const file = await addFile(kari, await anImage({ width: 30, height: 20 }), `${name}.jpg`, Number(id));
  await ok(onFile(kari, Number(file.id), "save", { rev: 0, alt }), "save a file");
  return words;
}

/** Waits until none of the words is in what is answered where one was: kept pages follow in their own time. */
async function expectGone({ host }: Site, words: Words, answers: ReadonlyMap<string, string>): Promise<void> {
  const suspects = [...answers].filter((each) => found(new Map([each]), words).length > 0).map(([address]) => address);
  await eventually(async () => expect(found(await answersAt(server, host, suspects), words)).toEqual([]));
}

/** All answers, with all of these words in them: kept pages follow in their own time. */
async function answersWith(site: Site, words: Words): Promise<ReadonlyMap<string, string>> {
  let answers = await answersAt(server, site.host, await asked(site));
  for (let again = 0; again < 5 && missing(answers, words).length > 0; again += 1)
    answers = await answersAt(server, site.host, await asked(site));
  expect(missing(answers, words)).toEqual([]);
  return answers;
}

test.each(["localhost", "metodevarsel.localhost"])(
  "at %s, what readers do not have is in no answer to somebody without a session",
  async (host) => {
    const site = await aSite(host);
    const taken = await publicAtFirst(site);
    const leads = await leadingTo(site, taken);
    const words = together(...taken.map(({ shown }) => shown));
    const forEditors = together(...taken.map(({ kept }) => kept));
    await workIsDone(database.db, DOCUMENTS);
    // All of it is found while readers have it: what is found nowhere afterwards could have been.
    const before = await answersWith(site, words);
    expect(found(before, forEditors)).toEqual([]);

    const anew = await takeAll(site, taken);
    const hidden = together(words, forEditors, await unfinished(site, [leads]), await inLibrary());
    await workIsDone(database.db, DOCUMENTS);
    const after = await answersWith(site, anew);
    await expectGone(site, hidden, after);
    // A search says what it says of a word that nobody ever wrote.
    const searched = [...hidden].filter((_, at) => at % Math.ceil(hidden.size / 10) === 0);
    expect(await saidBySearch(server, host, new Map(searched))).toEqual([]);
    const documented = taken.filter(({ type, way }) => type === "MethodNotificationPage" && way === "written anew");
    for (const { id } of documented) {
      const documents = await documentsOf(server, id);
      expect([...hidden].filter(([, word]) => documents.includes(word))).toEqual([]);
      expect([...anew].filter(([, word]) => documents.includes(word)).length).toBeGreaterThan(5);
    }
  },
);
