import { type RawBuilder, sql } from "kysely";
import { isNumberId } from "../../../platform/pure/identifier/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { compiledOnce } from "../../../platform/server/speed/compiled-once.ts";
import { memoryOfDatabase } from "../../../platform/server/speed/database-memory.ts";
import { assessmentSite } from "../../access/rules/index.ts";
import type { AssessmentView } from "../../api/index.ts";
import type { KeptFormat } from "../../document/server/index.ts";
import { readSnapshot } from "../rules/index.ts";

/**
 * Whether the template of the assessment `a` has reviews of version 2. Needed for a card or a publication whose stored format does not
 * contain it (`readSnapshot`). Later formats contain it, and then the template is not read.
 */
const hadPeerReviewsV2 = (stored: RawBuilder<unknown>) =>
  sql<boolean>`coalesce(coalesce((${stored} ->> 'version')::integer, 1) < 3 and (
    select jsonb_path_exists(body, '$.sections[*][*] ? (@.kind == "PeerReviewSection" && @.version == 2)')
      from template_version where id = a.template_version), false)`;

/** An edition in the change log. For a withdrawn edition the note is the message to readers. */
export type EditionNote = {
  readonly at: string;
  readonly note: string;
  readonly withdrawn: boolean;
  /** It repeats the edition before it. */
  readonly confirms: boolean;
};

const everyEdition = sql<{
  assessment: number;
  version: number;
  published_at: Date;
  note: string;
  withdrawn: boolean;
  confirms: boolean;
}>`(
  select assessment, version, published_at, change_note as note, false as withdrawn, confirms is not null as confirms
    from publication
  union all
  select assessment, version, published_at, message, true, confirms is not null from withdrawn_publication)`;

/** The editors' message to readers of a withdrawn edition, and the time of withdrawal, ISO. */
const toldReaders = sql<{
  readonly message: string;
  readonly at: string;
}>`jsonb_build_object('message', w.message, 'at', w.withdrawn_at)`;

/** Changes with what is stored of a publication, which only a redaction changes. */
const stored = sql<string>`publication.xmin::text`;

const publicViews = compiledOnce((db, { id }: { readonly id: number | string }) =>
  db
    .selectFrom("assessment as a")
    .leftJoin("public_card as c", "c.assessment", "a.number")
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom("publication")
          .select(["id", "version", stored.as("stored")])
          .whereRef("assessment", "=", "a.number")
          .orderBy("version", "desc")
          .limit(1)
          .as("p"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom(everyEdition.as("every"))
          .select(
            sql<EditionNote[]>`coalesce(jsonb_agg(jsonb_build_object('at', published_at, 'note', note,
              'withdrawn', withdrawn, 'confirms', confirms) order by version desc), '[]')`.as("log"),
          )
          .whereRef("assessment", "=", "a.number")
          .as("l"),
      (join) => join.onTrue(),
    )
    .select([
      "a.number",
      "a.destination",
      "a.started_from",
      "a.adopts",
      "a.adopts_publication",
      "c.card",
      "p.id as publication",
      "p.version",
      "p.stored",
      "l.log",
    ])
    .select((e) =>
      e
        .selectFrom("withdrawn_publication as w")
        .select(toldReaders.as("told"))
        .whereRef("w.assessment", "=", "a.number")
        .orderBy("w.version", "desc")
        .limit(1)
        .as("withdrawn"),
    )
    .select(
      sql<KeptFormat[]>`array(
        select distinct format from document_file where publication = p.id and state = 'made')`.as("made"),
    )
    .select(hadPeerReviewsV2(sql`c.card`).as("hadPeerReviewsV2"))
    .where(typeof id === "number" ? sql<boolean>`a.number = ${id}` : sql<boolean>`a.guid = ${id}::uuid`),
);

/** The public data of an assessment: the id of its newest publication, and its card. Undefined when the assessment does not exist. */
export async function publicView(db: Db, id: string) {
  return (await publicViews(db, { id: isNumberId(id) ? Number(id) : id }))[0];
}

/** An edition by its number, with its existing documents; for a withdrawn edition, the message to readers. */
export const editionOf = (db: Db, assessment: number, version: number) =>
  db
    .selectNoFrom((e) => [
      e
        .selectFrom("publication")
        .select("id")
        .where("assessment", "=", assessment)
        .where("version", "=", version)
        .as("publication"),
      e
        .selectFrom("publication")
        .select(stored.as("stored"))
        .where("assessment", "=", assessment)
        .where("version", "=", version)
        .as("stored"),
      e
        .selectFrom("withdrawn_publication as w")
        .select(toldReaders.as("told"))
        .where("assessment", "=", assessment)
        .where("version", "=", version)
        .as("withdrawn"),
      sql<KeptFormat[]>`array(
        select distinct f.format from document_file f join publication p on p.id = f.publication
        where p.assessment = ${assessment}::integer and p.version = ${version}::integer and f.state = 'made')`.as(
        "made",
      ),
    ])
    .executeTakeFirstOrThrow();

/** Of these the pages are rendered that were read lately: reading one from its row takes as long as a third of a page. */
const MOST_SNAPSHOTS = 50;
const snapshots = memoryOfDatabase(() => new Map<string, AssessmentView>());

const storedView = async (db: Db | Tx, publication: number): Promise<AssessmentView> => {
  const { snapshot, hadV2 } = await db
    .selectFrom("publication as p")
    .innerJoin("assessment as a", "a.number", "p.assessment")
    .select(["p.snapshot", hadPeerReviewsV2(sql`p.snapshot`).as("hadV2")])
    .where("p.id", "=", publication)
    .executeTakeFirstOrThrow();
  return readSnapshot(snapshot, hadV2);
};

/**
 * The view of a publication. Only a redaction changes it, so it may be cached.
 * @param stored from the statement that found it
 */
export async function publishedView(db: Db | Tx, publication: number, stored: string | null): Promise<AssessmentView> {
  const kept = snapshots(db);
  const key = `${publication} ${stored}`;
  const view = kept.get(key) ?? (await storedView(db, publication));
  kept.delete(key);
  kept.set(key, view);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_SNAPSHOTS) break;
    kept.delete(oldest);
  }
  return view;
}

/** The edition that a publication is, with the notes of the editions up to it, newest first. */
export const edition = (db: Db, publication: number) =>
  db
    .selectFrom("publication as p")
    .innerJoin("assessment as a", "a.number", "p.assessment")
    .select(["p.version", "p.assessment", "a.adopts_publication", sql<string>`p.xmin::text`.as("stored")])
    .select(
      sql<EditionNote[]>`(
        select jsonb_agg(jsonb_build_object('at', published_at, 'note', note, 'withdrawn', withdrawn, 'confirms', confirms) order by version desc)
        from ${everyEdition} every where assessment = p.assessment and version <= p.version)`.as("log"),
    )
    .where("p.id", "=", publication)
    .executeTakeFirst();

/** The version of the newest edition that stands; 0 when none does. */
export const newestStanding = async (tx: Db | Tx, assessment: number): Promise<number> => {
  const { version } = await tx
    .selectFrom("publication")
    .select((e) => e.fn.max("version").as("version"))
    .where("assessment", "=", assessment)
    .executeTakeFirstOrThrow();
  return version ?? 0;
};

/** The editions of an assessment that stand, by their ids. */
export const standing = async (tx: Tx, assessment: number): Promise<number[]> => {
  const rows = await tx
    .selectFrom("publication")
    .select("id")
    .where("assessment", "=", assessment)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
};

/** The highest version there ever was, so that none is given twice; 0 when there was none. */
export const newestVersion = async (tx: Tx, assessment: number): Promise<number> => {
  const { version } = await tx
    .selectFrom("withdrawn_publication")
    .select((e) => e.fn.max("version").as("version"))
    .where("assessment", "=", assessment)
    .executeTakeFirstOrThrow();
  return Math.max(version ?? 0, await newestStanding(tx, assessment));
};

/** The message to readers of a withdrawn edition; undefined when it was not withdrawn. */
export const withdrawnMessage = async (db: Db, publication: number): Promise<string | undefined> => {
  const found = db.selectFrom("withdrawn_publication").select("message").where("id", "=", publication);
  return (await found.executeTakeFirst())?.message;
};

export const setContactApproved = (tx: Tx, assessment: number, approved: boolean) =>
  tx.updateTable("assessment").set({ approved_display_contact: approved }).where("number", "=", assessment).execute();

/** The switch of the initiator, or the desk's. */
export type ContactHidden = { readonly hide_contact?: boolean; readonly desk_hides_contact?: boolean };

export const setContactHidden = (tx: Tx, assessment: number, hidden: ContactHidden) =>
  tx.updateTable("assessment").set(hidden).where("number", "=", assessment).execute();

/** E-mail addresses of those who work at the desk of assessments. */
export const editorAddresses = (db: Db | Tx) =>
  db
    .selectFrom("account")
    .innerJoin("account_site_roles as r", "r.account_id", "account.id")
    .select(["account.email", "account.language"])
    .distinctOn("account.email")
    .where("r.site", "=", assessmentSite)
    .where("account.email", "is not", null)
    // Of two accounts with one address the one whose language is known.
    .orderBy("account.email")
    .orderBy(sql`account.language nulls last`)
    .execute();
