import type { Kysely } from "kysely";
import { z } from "zod";
import { encodeStrategy } from "../../../platform/pure/rich-text/index.ts";
import type { Tables } from "../../../platform/server/tables.ts";
import type { Browser } from "../../builders/browser.ts";
import type { World } from "../authorization/world.ts";

/** A thing that several people write in: how to save it, and how to read its stored value and its history. */
export type Thing = {
  save(browser: Browser, text: string, rev?: number, key?: string): Promise<Response>;
  stored(): Promise<{ readonly rev: number; readonly text: string }>;
  kept(): Promise<readonly { readonly rev: number; readonly text: string }[]>;
};

type Db = Kysely<Tables>;

const post = (browser: Browser, path: string, body: object, key?: string) =>
  browser.fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(key ? { "idempotency-key": key } : {}) },
    body: JSON.stringify(body),
  });

const keptOf = async (db: Db, kind: string, ref: number, textIn: (value: unknown) => unknown) => {
  const rows = await db
    .selectFrom("history")
    .select(["rev", "value"])
    .where("kind", "=", kind)
    .where("ref", "=", ref)
    .orderBy("id")
    .execute();
  return rows.map(({ rev, value }) => ({ rev, text: String(textIn(value)) }));
};

const paragraph = (text: string) => `<p>${text}</p>`;
const plain = (html: unknown) => String(html).replace(/^<p>|<\/p>$/g, "");

export async function aField(db: Db, world: World): Promise<Thing> {
  const items = db.selectFrom("schema_item").where("guid", "=", world.text);
  const { number } = await items.select("number").executeTakeFirstOrThrow();
  return {
    save: (browser, text, rev, key) =>
      post(
        browser,
        "/api/schema/SaveSchemaItem",
        { id: world.text, pageId: world.id, value: paragraph(text), rev },
        key,
      ),
    stored: async () => {
      const { rev, value } = await items.select(["rev", "value"]).executeTakeFirstOrThrow();
      return { rev, text: plain(value) };
    },
    kept: () => keptOf(db, "block", number, plain),
  };
}

/** What a reviewer writes, or what the authors answer to it. */
const inReview =
  (which: keyof World["review"]) =>
  async (db: Db, world: World): Promise<Thing> => {
    const id = world.review[which];
    const items = db.selectFrom("schema_item").where("guid", "=", id);
    const { number } = await items.select("number").executeTakeFirstOrThrow();
    return {
      save: (browser, text, rev, key) =>
        post(browser, "/api/schema/SaveSchemaItem", { id, pageId: world.id, value: text, rev }, key),
      stored: async () => {
        const { rev, value } = await items.select(["rev", "value"]).executeTakeFirstOrThrow();
        return { rev, text: String(value) };
      },
      kept: () => keptOf(db, "review", number, String),
    };
  };
export const aReview = inReview("own");
export const anAnswer = inReview("answer");

export const aHeading = async (db: Db, world: World): Promise<Thing> => ({
  save: (browser, text, rev, key) =>
    post(browser, "/api/schema/SaveSchemaBaseProp", { id: world.id, type: "heading", value: text, rev }, key),
  stored: async () => {
    const rows = db.selectFrom("assessment").select(["rev", "name"]).where("number", "=", world.id);
    const { rev, name } = await rows.executeTakeFirstOrThrow();
    return { rev, text: name };
  },
  kept: () => keptOf(db, "heading", world.id, String),
});

const Kept = z.object({
  cells: z.object({ strategy: z.string() }),
  revs: z.object({ strategy: z.int() }),
  earlier: z.array(z.object({ column: z.string(), rev: z.int(), value: z.string() })).default([]),
});
/** What one author writes within seconds is one entry, which keeps every text. */
const strategiesIn = (value: unknown) => {
  const { cells, revs, earlier } = Kept.parse(value);
  const before = earlier.flatMap(({ column, ...write }) => (column === "strategy" ? [write] : []));
  return [...before, { rev: revs.strategy, value: cells.strategy }].map(({ rev, value: html }) => ({
    rev,
    text: plain(html),
  }));
};

export const aSearch = async (db: Db, world: World): Promise<Thing> => ({
  save: (browser, text, rev, key) => {
    const rest = { source: "Embase", date: "2026-03-02", numberOfSearchHits: 7, url: "" };
    const body = { id: world.search, ...rest, strategy: encodeStrategy(paragraph(text)), rev };
    return post(browser, "/api/schema/UpdateLiteratureSearchItem", body, key);
  },
  stored: async () => {
    const rows = db.selectFrom("block_row").select(["rev", "cells"]).where("id", "=", world.search);
    const { rev, cells } = await rows.executeTakeFirstOrThrow();
    return { rev, text: plain(cells.strategy) };
  },
  kept: async () => {
    const entries = db.selectFrom("history").select("value").where("kind", "=", "literature");
    const found = await entries.where("ref", "=", world.search).orderBy("id").execute();
    return found.flatMap(({ value }) => strategiesIn(value));
  },
});
