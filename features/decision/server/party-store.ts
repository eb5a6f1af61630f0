import { sql } from "kysely";
import type { Language } from "../../../platform/pure/language/index.ts";
import type { Db, Tx, Work } from "../../../platform/server/http/work.ts";
import type { LinkRole } from "../../access/rules/index.ts";

/** A mailed link: its recipient and its decision. */
export type Link = {
  readonly id: number;
  readonly decision: number;
  readonly assessment: number;
  readonly part: LinkRole;
  readonly email: string;
  readonly expires: Date | null;
  readonly gone_at: Date | null;
};

/** The link with the hashed secret; undefined when there is none. */
export const findLink = (db: Db | Tx, hash: Buffer): Promise<Link | undefined> =>
  db
    .selectFrom("decision_party as l")
    .innerJoin("decision as d", "d.id", "l.decision")
    .select(["l.id", "l.decision", "d.assessment", "l.part", "l.email", "l.expires", "l.gone_at"])
    .where("l.token_hash", "=", hash)
    .executeTakeFirst();

type NewParty = {
  readonly decision: number;
  readonly part: LinkRole;
  readonly name: string;
  readonly email: string;
  /** Null: not known. */
  readonly language: Language | null;
  /** Null for an address that gets its first link with a reminder. */
  readonly link: { readonly hash: Buffer; readonly sent: Date; readonly expires: Date } | null;
};

export const addParty = (tx: Tx, { link, ...party }: NewParty) =>
  tx
    .insertInto("decision_party")
    .values({
      ...party,
      token_hash: link?.hash ?? null,
      sent_at: link?.sent ?? null,
      expires: link?.expires ?? null,
    })
    .execute();

/** The written form of the site of a decision's assessment. */
export const siteLanguageOf = async (tx: Tx, decision: number): Promise<Language> =>
  (
    await tx
      .selectFrom("decision as d")
      .innerJoin("assessment as a", "a.number", "d.assessment")
      .innerJoin("site_language as l", "l.site", "a.site_id")
      .select("l.language")
      .where("d.id", "=", decision)
      .executeTakeFirstOrThrow()
  ).language;

/** The recipient of mails to a part of a decision; undefined when nobody has it or the address was erased. */
export const currentParty = (db: Db | Tx, decision: number, part: LinkRole) =>
  db
    .selectFrom("decision_party as l")
    .innerJoin("decision as d", "d.id", "l.decision")
    .innerJoin("assessment as a", "a.number", "d.assessment")
    .innerJoin("site_language as s", "s.site", "a.site_id")
    .select(["l.name", "l.email", ({ fn }) => fn.coalesce("l.language", "s.language").as("language")])
    .where("l.decision", "=", decision)
    .where("l.part", "=", part)
    .where("l.gone_at", "is", null)
    .where("l.erased_at", "is", null)
    .orderBy("l.id", "desc")
    .limit(1)
    .executeTakeFirst();

/** The person who was asked last, by decision, and the last suggestion of somebody else, which stands at the link that was used. */
export const askedPersons = async (db: Db, assessment: number) => {
  const rows = await db
    .selectFrom("decision_party as l")
    .innerJoin("decision as d", "d.id", "l.decision")
    .select(["l.decision", "l.name", "l.email", "l.suggested_name", "l.suggested_email"])
    .where("d.assessment", "=", assessment)
    .where("l.part", "=", "decider")
    .where("l.erased_at", "is", null)
    .orderBy("l.id", "desc")
    .execute();
  const byDecision = Map.groupBy(rows, ({ decision }) => decision);
  return new Map(
    [...byDecision].flatMap(([decision, [last, ...before]]) => {
      if (!last) return [];
      const said = [last, ...before].find((each) => `${each.suggested_name}${each.suggested_email}` !== "");
      const suggested = said ? { name: said.suggested_name, email: said.suggested_email } : null;
      return [[decision, { name: last.name, email: last.email, suggested }]];
    }),
  );
};

/** Ends the links to a decision, from the next call on. @param part without it those of both */
export const endLinks = (tx: Tx, decision: number, at: Date, part?: LinkRole) =>
  tx
    .updateTable("decision_party")
    .set({ gone_at: at })
    .where("decision", "=", decision)
    .where("gone_at", "is", null)
    .$if(part !== undefined, (update) => update.where("part", "=", part ?? "decider"))
    .execute();

/** Lets the links of a part of a decision that still work do so until another moment. */
export const endLinksAt = (tx: Tx, decision: number, part: LinkRole, { at, until }: { at: Date; until: Date }) =>
  tx
    .updateTable("decision_party")
    .set({ expires: until })
    .where("decision", "=", decision)
    .where("part", "=", part)
    .where("gone_at", "is", null)
    .where("expires", ">", at)
    .execute();

/** The link was used, in the language that its holder asked for, if they did. */
export const noteUse = (tx: Tx, id: number, { at, ownLanguage }: Pick<Work, "at" | "ownLanguage">) =>
  tx
    .updateTable("decision_party")
    .set({ used_at: at, language: sql<Language | null>`coalesce(${ownLanguage}, language)` })
    .where("id", "=", id)
    .execute();

export const noteSuggestion = (tx: Tx, id: number, { name, email }: { name: string; email: string }) =>
  tx.updateTable("decision_party").set({ suggested_name: name, suggested_email: email }).where("id", "=", id).execute();

/** Deciders of decisions on the assessment's editions, each decision once, with the heading of its edition. */
export const decidersOf = async (tx: Tx, assessment: number) => {
  const { rows } = await sql<{
    decision: number;
    state: "asked" | "decided";
    publication: number;
    name: string;
    email: string;
    language: Language;
  }>`
    select distinct on (l.decision) l.decision, d.state, d.publication, l.name, l.email,
           coalesce(l.language, s.language) as language
      from decision_party l join decision d on d.id = l.decision
      join assessment a on a.number = d.assessment join site_language s on s.site = a.site_id
     where d.assessment = ${assessment} and d.state in ('asked', 'decided') and l.part = 'decider'
       and l.gone_at is null and l.erased_at is null
     order by l.decision, l.id desc`.execute(tx);
  return rows;
};

/** The decisions that still have a name or an address of somebody, with the day of their last change. @param id of one; else all */
export const withPersons = async (db: Db | Tx, id?: number) => {
  const { rows } = await sql<{ id: number; changed_at: Date }>`
    select d.id, greatest(d.asked_at, max(g.at)) as changed_at
      from decision d left join decision_log g on g.decision = d.id
     where exists (select from decision_party l where l.decision = d.id and l.erased_at is null)
       and d.id = coalesce(${id ?? null}::integer, d.id)
     group by d.id order by d.id`.execute(db);
  return rows;
};

/** Erases the names and addresses of a decision. Its links stay known, and lead nowhere. */
export const erasePersons = (tx: Tx, decision: number, at: Date) =>
  tx
    .updateTable("decision_party")
    .set({
      ...{ name: "", email: "", suggested_name: "", suggested_email: "", erased_at: at },
      gone_at: sql<Date>`coalesce(gone_at, ${at})`,
    })
    .where("decision", "=", decision)
    .where("erased_at", "is", null)
    .execute();
