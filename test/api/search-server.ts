import { sql } from "kysely";
import { SearchAnswer, type SearchRequestBody } from "../../features/api/index.ts";
import { assessmentRoute, chosenIn, type SearchRoute } from "../../features/search/rules/index.ts";
import type { Asked } from "../../features/search/server/engine.ts";
import { type SearchDocument, upsertDocument } from "../../features/search/server/index.ts";
import { indexOf } from "../../features/search/server/index-keeper.ts";
import { announce } from "../../platform/server/notifications.ts";
import { aSite } from "../builders/an-assessment.ts";
import { type Clone, clone } from "../clone.ts";
import { startTestServer } from "../server.ts";
import { workIsDone } from "../work-is-done.ts";

export type Terms = Readonly<Record<string, number>>;

/** The app on a database of its own, with what the tests of the search ask of it. */
export async function searchServer() {
  const database = await clone();
  await aSite(database.db);
  const server = await startTestServer({ clone: database });
  await withoutJob(database, "index-notifications");
  const post = (body: object, path = "/api/search/methodassessment") =>
    fetch(server.url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  return {
    database,
    url: server.url,
    post,
    search: async (body: SearchRequestBody, route: SearchRoute = "methodassessment"): Promise<SearchAnswer> => {
      const answer = await post(body, `/api/search/${route}`);
      if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
      return SearchAnswer.parse(await answer.json());
    },
    index: (...documents: readonly SearchDocument[]) =>
      database.db.transaction().execute(async (tx) => {
        for (const document of documents) await upsertDocument(tx, document);
      }),
    /** Adds a term; its number as text, as a filter has it. */
    term: async (kind: string, name: string) => {
      const id = String(await addTerm(database, kind, name, null));
      await announce(database.db, ["terms"]);
      return id;
    },
    clear: async () => {
      await database.db.deleteFrom("search_document").execute();
      // A search reads at most twice before it answers, and what was removed may be more than that.
      await (await indexOf(server.db)).catchUp();
    },
    [Symbol.asyncDispose]: async () => {
      await server.stop();
      await database[Symbol.asyncDispose]();
    },
  };
}

/** Runs a job no more. `index-notifications` removes each minute the documents that are of no page, as those of a test are. */
async function withoutJob({ db }: Clone, name: string): Promise<void> {
  await sql`
    create function pass_over_job() returns trigger language plpgsql as $$
    begin
      if (select identifier from graphile_worker._private_tasks where id = new.task_id) = tg_argv[0] then return null; end if;
      return new;
    end $$;
    create trigger pass_over_job before insert on graphile_worker._private_jobs
      for each row execute function pass_over_job(${sql.lit(name)});
  `.execute(db);
  await workIsDone(db);
}

async function addTerm({ db }: Clone, kind: string, name: string, parent: number | null): Promise<number> {
  const row = await db
    .insertInto("term")
    .values({ kind, key: `test-${name}`, name, parent_id: parent, url: null, icon: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Terms with the groups they stand under, as `group/term`; their numbers by name. */
export async function addTerms(database: Clone): Promise<Terms> {
  const ids: Record<string, number> = {};
  const add = async (kind: string, name: string, parent?: string) => {
    ids[name] = await addTerm(database, kind, name, parent === undefined ? null : (ids[parent] ?? null));
  };
  await add("county", "Agder");
  await add("county", "Østfold");
  await add("county", "Akershus");
  for (const name of ["Ål i Agder", "Arendal"]) await add("municipality", name, "Agder");
  for (const name of ["Halden", "Våler"]) await add("municipality", name, "Østfold");
  await add("municipality", "Bærum", "Akershus");
  await add("organization-group", "Helse Vest");
  for (const name of ["Helse Bergen HF", "Helse Fonna HF"]) await add("organization", name, "Helse Vest");
  await add("organization", "Frittstående sykehus");
  for (const name of ["Øye", "Hjerte og kar", "Ånd", "Ære"]) await add("topic", name);
  for (const name of ["Prosedyrer", "Legemiddel"]) await add("method-type", name);
  return ids;
}

const noTerms = { organizations: [], municipalities: [], topics: [], methodTypes: [], publishers: [], subjects: [] };
type Published = Extract<SearchDocument, { kind: "published" }>;
type Notification = Extract<SearchDocument, { kind: "notification" }>;
type Started = Extract<SearchDocument, { kind: "started" }>;

const common = (ref: number) => ({
  ref,
  title: `Vurdering ${ref}`,
  ingress: "",
  url: `/vurdering/?id=${ref}`,
  unitTitle: "Helse Bergen HF",
  assessmentType: "1" as const,
  modified: new Date("2025-06-01T10:00:00Z"),
});

export const aPublished = (
  ref: number,
  more: Partial<Omit<Published, "terms">> & { terms?: Partial<Published["terms"]> } = {},
): Published => ({
  ...common(ref),
  kind: "published",
  body: "",
  published: new Date("2025-05-01T10:00:00Z"),
  ...{ recommendation: "", confidence: "", answer: {}, decided: { outcomes: [], organizations: [] } },
  ...more,
  terms: { ...noTerms, ...more.terms },
});

export const aStarted = (
  ref: number,
  more: Partial<Omit<Started, "terms">> & { terms?: Partial<Started["terms"]> } = {},
): Started => ({ ...common(ref), kind: "started", status: 1, ...more, terms: { ...noTerms, ...more.terms } });

/** A notification with its own date; the rest as a published assessment has it. */
export const aNotification = (
  ref: number,
  more: Partial<Omit<Notification, "terms">> & { terms?: Partial<Notification["terms"]> } = {},
): Notification => {
  const { assessmentType: _, ...shared } = common(ref);
  const published = new Date("2025-05-01T10:00:00Z");
  return {
    ...shared,
    kind: "notification",
    body: "",
    source: null,
    living: "",
    year: (more.published ?? published).getUTCFullYear(),
    published,
    ...more,
    terms: { ...noTerms, ...more.terms },
  };
};

export const titles = (answer: SearchAnswer): readonly string[] => answer.searchResult.map(({ title }) => title);

/** What is asked of a search behind its port: everything, newest first, unless it says otherwise. */
export const asked = (
  more: Partial<Asked> & { readonly filter?: Readonly<Record<string, readonly string[]>> } = {},
): Asked => {
  const { filter = {}, ...rest } = more;
  const { SubFilter = [], Published = [], ...groups } = filter;
  return {
    route: assessmentRoute,
    q: "",
    page: 1,
    pageSize: 20,
    sort: "published",
    state: "all",
    chosen: chosenIn({
      filter: Object.fromEntries(Object.entries(groups).map(([key, ids]) => [key, [...ids]])),
      published: Published.map(Number),
      subFilter: [...SubFilter],
    }),
    ...rest,
  };
};
