import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { seatRoles } from "../../../features/access/rules/index.ts";
import { RESULTS_PART } from "../../../features/evidence/rules/results/index.ts";
import { literatureSections } from "../../../features/literature/rules/index.ts";
import { OUTCOMES_PART } from "../../../features/outcome/rules/index.ts";
import { REFERENCES_PART } from "../../../features/reference/rules/index.ts";
import { hashOf, newSecret } from "../../../features/session/server/index.ts";
import { aFilledAssessment } from "../../builders/a-filled-assessment.ts";
import { anAssessment } from "../../builders/an-assessment.ts";
import { aBrowser, type Browser } from "../../builders/browser.ts";
import { seatedAs, signedInAs } from "../../builders/signed-in.ts";
import { type StoredDecisions, storedDecisions } from "../../builders/stored-decisions.ts";
import type { TestServer } from "../../server.ts";

/** `elsewhere` is the initiator of another assessment, `plain` somebody who is signed in and has no role. */
const outsiders = ["nobody", "elsewhere"] as const;
const accounts = ["editor", "plain"] as const;

export const actors = [...outsiders, ...seatRoles, ...accounts] as const;
export type ActorName = (typeof actors)[number];

/** One assessment with a seat of each role, a text with a comment, a search and a PDF, and a link that nobody has used. */
export type World = {
  readonly id: number;
  readonly rev: number;
  readonly seats: ReadonlyMap<string, string>;
  readonly text: string;
  /** What the history has of the text. */
  readonly entry: number;
  /** One of its versions. */
  readonly version: number;
  /** Its revision: another one would be refused before anything else is asked. */
  readonly textRev: number;
  readonly literature: number;
  readonly search: number;
  /** Of the literature that the searches led to. */
  readonly reference: number;
  readonly evidence: number;
  readonly study: number;
  readonly result: number;
  readonly outcomes: number;
  readonly outcome: number;
  /** An economic evaluation. */
  readonly economy: number;
  /** The librarian's, on the text. */
  readonly comment: number;
  readonly image: { readonly id: number; readonly owner: number };
  /** A block of several economy files. */
  readonly files: number;
  readonly pdf: { readonly id: number; readonly block: number; readonly address: string; readonly name: string };
  /** A block of the peer's own, with a text in it, and the authors' answer to it: the review was sent. */
  readonly review: { readonly own: string; readonly answer: string };
  readonly link: string;
  /** In status 3, on the edition. */
  readonly decisions: StoredDecisions;
  readonly startForm: number;
  /** A page that was never published. */
  readonly page: { readonly number: number; readonly parent: number };
  readonly organization: string;
  as(actor: ActorName): Promise<Browser>;
};

/** The parts of a request that differ from its name: `asks` in requests.ts. */
type Ask = { readonly path?: string; readonly json?: object; readonly body?: BodyInit };
export type Asks = Readonly<Record<string, (world: World) => Ask>>;

export async function aWorld(server: TestServer, status: 1 | 2 | 3): Promise<World> {
  const { db } = server;
  const assessment = await aFilledAssessment(server, { status, seats: seatRoles.map((role) => ({ role })) });
  const id = assessment.number;
  const { rev } = await db.selectFrom("assessment").select("rev").where("number", "=", id).executeTakeFirstOrThrow();
  const seats = new Map(assessment.seats.map((seat) => [String(seat.role), seat.id]));
  const text = await db
    .selectFrom("schema_item")
    .select(["guid", "number", "rev"])
    .where("assessment", "=", id)
    .where(sql<boolean>`value::text like '"<p>%'`)
    .limit(1)
    .executeTakeFirstOrThrow();
  const search = await db
    .selectFrom("block_row")
    .select(["id", "owner"])
    .where("assessment", "=", id)
    .where("part", "in", literatureSections)
    .executeTakeFirstOrThrow();
  const reference = await addedRow(server, id, search.owner, REFERENCES_PART, { title: "Eksempelstudien" });
  const study = await aRow(server, id, "kunnskapsoppsummeringer", "KnowledgeSummary", { shortId: "Eksempel 2024" });
  const result = await addedRow(server, id, study.owner, RESULTS_PART, { study: String(study.id), outcome: "Død" });
  const outcome = await aRow(server, id, "utfall", OUTCOMES_PART, {
    name: "Livskvalitet",
    certainty: "low",
  });
  const pdf = await db
    .selectFrom("attachment")
    .select(["id", "owner", "guid", "name"])
    .where("assessment", "=", id)
    .executeTakeFirstOrThrow();
  const blockOf = async (key: string) =>
    (
      await db
        .selectFrom("schema_item")
        .select("number")
        .where("assessment", "=", id)
        .where("key", "=", key)
        .executeTakeFirstOrThrow()
    ).number;
  await leaveDocumentsOut(server);
  return {
    id,
    rev,
    seats,
    text: text.guid,
    entry: await anEntry(server, id, text.number),
    version: await aVersion(server, id),
    textRev: text.rev,
    literature: search.owner,
    search: search.id,
    reference: reference.id,
    evidence: study.owner,
    study: study.id,
    result: result.id,
    outcomes: outcome.owner,
    outcome: outcome.id,
    economy: await blockOf("okonomisk-vurdering"),
    files: await blockOf("okonomi-underlag"),
    comment: await aComment(server, { assessment: id, owner: text.number, contributor: seats.get("librarian") ?? "" }),
    image: await aRow(server, id, "metoden-bilder", "", { imageName: "eksempel.jpg", alt: "Et flytskjema" }),
    pdf: { id: pdf.id, block: pdf.owner, address: `/filer/${pdf.guid}/${pdf.name}`, name: pdf.name },
    review: await aSentReview(server, id, seats.get("peer") ?? ""),
    decisions: await storedDecisions(db, id),
    link: await aLink(server, seats.get("other") ?? ""),
    startForm: await aStartForm(server),
    page: await aPage(server),
    organization: await anOrganization(server),
    as: (actor) => enter(server, seats, actor),
  };
}

/** Publishing asks for a PDF and a Word file, which no cell opens. Writing them would take longer than making the world. A cell that asks for one gets it. */
const leaveDocumentsOut = ({ db }: TestServer) =>
  sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = 'make-document'))`.execute(
    db,
  );

async function enter(server: TestServer, seats: ReadonlyMap<string, string>, actor: ActorName): Promise<Browser> {
  switch (actor) {
    case "nobody":
      return aBrowser(server);
    case "elsewhere": {
      const { seats: others } = await anAssessment(server.db);
      return seatedAs(server, ...others.map((seat) => seat.id));
    }
    case "editor":
      return signedInAs(server, "redaktor");
    case "plain":
      return signedInAs(server, "forfatter");
    default:
      return seatedAs(server, seats.get(actor) ?? "");
  }
}

async function anEntry({ db }: TestServer, assessment: number, ref: number): Promise<number> {
  const entry = {
    assessment,
    kind: "block",
    ref,
    rev: 1,
    action: "saved" as const,
    value: '"<p>Nytt</p>"',
    by: '{"kind":"visitor"}',
  };
  return (await db.insertInto("history").values(entry).returning("id").executeTakeFirstOrThrow()).id;
}

async function aVersion({ db }: TestServer, assessment: number): Promise<number> {
  const version = {
    assessment,
    cause: "sent" as const,
    edition: null,
    upto: 0,
    by: '{"kind":"visitor"}',
    at: new Date(),
  };
  return (await db.insertInto("assessment_version").values(version).returning("id").executeTakeFirstOrThrow()).id;
}

/** A row of a block of an assessment: a study, an image. */
async function aRow(server: TestServer, assessment: number, key: string, part: string, cells: Record<string, string>) {
  const { number: owner } = await server.db
    .selectFrom("schema_item")
    .select("number")
    .where("assessment", "=", assessment)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return addedRow(server, assessment, owner, part, cells);
}

function addedRow(
  { db }: TestServer,
  assessment: number,
  owner: number,
  part: string,
  cells: Readonly<Record<string, string>>,
) {
  const revs = Object.fromEntries(Object.keys(cells).map((column) => [column, 1]));
  return db
    .insertInto("block_row")
    .values({ assessment, owner, part, position: 1, cells: JSON.stringify(cells), revs: JSON.stringify(revs) })
    .returning(["id", "owner"])
    .executeTakeFirstOrThrow();
}

async function aComment(
  { db }: TestServer,
  of: { assessment: number; owner: number; contributor: string },
): Promise<number> {
  const comment = { ...of, body: "Stemmer dette?", mentions: [] };
  return (await db.insertInto("comment").values(comment).returning("id").executeTakeFirstOrThrow()).id;
}

async function aSentReview({ db }: TestServer, assessment: number, contributor: string) {
  const block = db.selectFrom("schema_item").select("guid").where("reviewer", "=", contributor);
  const own = await block.where("key", "=", "fagfelle-metode-tekst").executeTakeFirstOrThrow();
  const answer = await block.where("key", "=", "fagfelle-del-metode/svar").executeTakeFirstOrThrow();
  await db.updateTable("schema_item").set({ value: '"Eksempel"' }).where("guid", "=", own.guid).execute();
  const sent = { contributor, assessment, version: 1, edition: 1, content: '{"questions":[]}', sent_at: new Date() };
  await db.insertInto("sent_review").values(sent).execute();
  return { own: own.guid, answer: answer.guid };
}

async function aLink({ db }: TestServer, contributor: string): Promise<string> {
  const secret = newSecret();
  const expires_at = new Date(Date.now() + 60_000);
  await db
    .insertInto("invitation")
    .values({ contributor, secret_hash: hashOf(secret), expires_at })
    .execute();
  return secret;
}

async function aStartForm({ db }: TestServer): Promise<number> {
  const pages = await db.selectFrom("content_version").select(["content", "properties"]).execute();
  const form = pages.find(({ properties }) => "assessmentType" in properties && properties.assessmentType === "1");
  if (!form) throw new Error("there is no start form for type 1");
  return form.content;
}

async function aPage({ db }: TestServer): Promise<World["page"]> {
  const { number: parent, site_id } = await db
    .selectFrom("content")
    .select(["number", "site_id"])
    .where("type", "=", "StartPage")
    .orderBy("number")
    .limit(1)
    .executeTakeFirstOrThrow();
  const url_segment = `eksempel-${randomUUID()}`;
  const { number } = await db
    .insertInto("content")
    .values({ site_id, parent, type: "CatalogPage", url_segment })
    .returning("number")
    .executeTakeFirstOrThrow();
  const properties = JSON.stringify({ heading: "Eksempel" });
  await db
    .insertInto("content_version")
    .values({ content: number, state: "draft", name: "Eksempel", url_segment, properties })
    .execute();
  return { number, parent };
}

async function anOrganization({ db }: TestServer): Promise<string> {
  const organizations = db.selectFrom("term").select("key").where("kind", "=", "organization");
  return (await organizations.where("parent_id", "is not", null).limit(1).executeTakeFirstOrThrow()).key;
}

/** An address that nobody has been invited at before. */
export const aNewAddress = (): string => `${randomUUID()}@eksempel.no`;
