import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { publishedPages, type StampedPages } from "../../features/content/server/store.ts";
import { json, onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });
const { db } = server;
const admin = await signedInAs(server, "admin");

type Node = { readonly id: number; readonly type: string };
const nodes: readonly Node[] = await (await admin.get("/api/desk/pages")).json();
const home = nodes.find(({ type }) => type === "StartPage")?.id ?? 0;
const { site_id: site } = await db
  .selectFrom("content")
  .select("site_id")
  .where("number", "=", home)
  .executeTakeFirstOrThrow();
const accounts = (await db.selectFrom("account").select("id").execute()).map(({ id }) => id);

const SECTIONS = 3;
const IN_EACH = 2;

/** Sections with articles, all published. */
async function someSections(): Promise<{ readonly sections: readonly number[]; readonly all: readonly number[] }> {
  const made = async (parent: number, type: string) => {
    const { id } = await json(admin.post("/api/desk/pages", { parent, type, name: `Side ${crypto.randomUUID()}` }));
    expect(await publishPage(admin, id)).toMatchObject({ status: 200 });
    return Number(id);
  };
  const sections: number[] = [];
  const all: number[] = [];
  for (let section = 0; section < SECTIONS; section++) {
    const id = await made(home, "CatalogPage");
    sections.push(id);
    all.push(id);
    for (let article = 0; article < IN_EACH; article++) all.push(await made(id, "StandardPage"));
  }
  return { sections, all };
}

const step = fc.record({
  does: fc.constantFrom(
    "publish",
    "rename",
    "draft",
    "move",
    "order",
    "trash",
    "untrash",
    "unpublish",
    "close",
    "name",
  ),
  page: fc.nat({ max: SECTIONS * (IN_EACH + 1) - 1 }),
  to: fc.nat({ max: SECTIONS - 1 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What an editor does with a page. It may be refused, as a change of a page in the trash is. */
async function take({ does, page, to }: Step, all: readonly number[], sections: readonly number[]): Promise<void> {
  const id = all[page] ?? 0;
  const { rev } = await readPage(admin, id);
  const words = crypto.randomUUID();
  switch (does) {
    case "publish":
    case "rename":
      await savePage(admin, id, rev, [does === "rename" ? "urlSegment" : "heading"], words);
      await publishPage(admin, id);
      return;
    case "draft":
      return void (await savePage(admin, id, rev, ["heading"], words));
    case "move":
      return void (await onPage(admin, id, "move", { parent: sections[to] ?? home, before: null }));
    case "order":
      return void (await onPage(admin, sections[to] ?? 0, "move", { parent: home, before: sections[0] ?? null }));
    case "close":
      return void (await onPage(admin, id, "access", { rev, access: to === 0 ? "everyone" : "editors" }));
    case "name":
      return void (await onPage(admin, id, "access", { rev, access: "chosen", readers: accounts.slice(0, to + 1) }));
    case "unpublish":
      return void (await onPage(admin, id, "unpublish", { rev }));
    case "trash":
    case "untrash":
      return void (await onPage(admin, id, does));
  }
}

/** Takes the steps, and compares what is amended then with what is read again. */
async function after(known: StampedPages, steps: () => Promise<unknown>) {
  await steps();
  const amended = await publishedPages(db, site, known);
  const anew = await publishedPages(db, site);
  expect([...amended]).toEqual([...anew]);
  return amended;
}

test("the pages that are amended by what changed are those that are read anew, whatever editors do", async () => {
  const round = fc.array(step, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 8, maxLength: 12 }), async (rounds) => {
      const { sections, all } = await someSections();
      let known = await publishedPages(db, site);
      for (const steps of rounds)
        known = await after(known, async () => {
          for (const each of steps) await take(each, all, sections);
        });
    }),
    { numRuns: 4 },
  );
});

test("each thing that changes what readers have is noticed, and who may read it no longer too", async () => {
  const { sections, all } = await someSections();
  let known = await publishedPages(db, site);
  const changes = async (what: string, steps: () => Promise<unknown>) => {
    const amended = await after(known, steps);
    expect({ what, isSame: isDeepStrictEqual(pagesOf(amended), pagesOf(known)) }).toEqual({ what, isSame: false });
    known = amended;
  };
  // The first article, and the last section.
  const on = { page: 1, to: SECTIONS - 1 };
  for (const does of ["publish", "rename", "move", "order", "name"] as const)
    await changes(does, () => take({ ...on, does }, all, sections));
  await changes("a reader's account is gone", () =>
    db
      .deleteFrom("content_right")
      .where("account", "=", accounts[0] ?? "")
      .execute(),
  );
  for (const does of ["close", "trash", "untrash", "unpublish"] as const)
    await changes(does, () => take({ ...on, does }, all, sections));
});

const pagesOf = (stamped: StampedPages) => [...stamped.values()].map(({ page }) => page);

test("a page that did not change is not read again", async () => {
  const { all } = await someSections();
  const [changed = 0] = all;
  const known = await publishedPages(db, site);
  const { rev } = await readPage(admin, changed);
  await savePage(admin, changed, rev, ["heading"], "Endret");
  await publishPage(admin, changed);
  const amended = await publishedPages(db, site, known);
  const others = [...amended].filter(([number]) => number !== changed);
  expect(amended.get(changed)?.page.properties.heading).toBe("Endret");
  for (const [number, each] of others) expect(each).toBe(known.get(number));
  expect(amended.size).toBe(known.size);
});
