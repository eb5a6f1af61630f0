import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { templates } from "../../content/templates/index.ts";
import { TEMPLATE_SCHEMA_VERSION, type Template } from "../../features/template/rules/index.ts";
import { newestTemplate, seedTemplates } from "../../features/template/server/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { clone } from "../clone.ts";
import { startTestServer } from "../server.ts";

const shipped = templates[0];
if (!shipped) throw new Error("no template is shipped");

type Version = { readonly name: string; readonly origin?: "edited"; readonly schema?: number };

/** A version of the first template under another name: as an administrator, or another version of the product, would add it. */
const addVersion = async (db: Awaited<ReturnType<typeof clone>>["db"], { name, origin, schema }: Version) => {
  const body = JSON.stringify({ ...shipped, name } satisfies Template);
  const { number } = await db
    .selectFrom("template")
    .select("number")
    .where("assessment_type", "=", shipped.assessmentType)
    .where("adoption", "=", false)
    .executeTakeFirstOrThrow();
  const { newest } = await db
    .selectFrom("template_version")
    .select((e) => e.fn.max("version").as("newest"))
    .where("template", "=", number)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("template_version")
    .values({
      template: number,
      version: newest + 1,
      body,
      body_hash: createHash("sha256").update(body).digest("hex"),
      published_at: new Date(),
      ...(origin ? { origin } : {}),
      ...(schema ? { schema_version: schema } : {}),
    })
    .execute();
};

const versions = async (db: Awaited<ReturnType<typeof clone>>["db"]) => {
  const rows = await db
    .selectFrom("template_version")
    .innerJoin("template", "template.number", "template_version.template")
    .select(["template_version.state", "template_version.origin"])
    .where("assessment_type", "=", shipped.assessmentType)
    .where("adoption", "=", false)
    .orderBy("version")
    .execute();
  return rows.map(({ state, origin }) => `${origin} ${state}`);
};

test("a template that was edited here is not replaced by a restart", async () => {
  await using database = await clone();
  {
    await using first = await startTestServer({ clone: database });
    await addVersion(first.db, { name: "Redigert her", origin: "edited" });
  }
  await using again = await startTestServer({ clone: database });
  expect((await newestTemplate(again.db, shipped.assessmentType)).template.name).toBe("Redigert her");
  expect(await versions(again.db)).toEqual(["shipped published", "edited published"]);
});

test("a shipped template that is new here waits as a draft where the newest was edited, and else is published", async () => {
  await using database = await clone();
  await using server = await startTestServer({ clone: database });
  const { db, platform } = server;
  // As if the database had been filled by a version of the product that shipped another text.
  await db.updateTable("template_version").set({ body_hash: "another text" }).execute();
  await seedTemplates(platform);
  expect(await versions(db)).toEqual(["shipped published", "shipped published"]);
  await db.updateTable("template_version").set({ body_hash: "yet another" }).where("state", "=", "published").execute();
  await addVersion(db, { name: "Redigert her", origin: "edited" });
  await seedTemplates(platform);
  await seedTemplates(platform);
  expect(await versions(db)).toEqual(["shipped published", "shipped published", "edited published", "shipped draft"]);
  expect((await newestTemplate(db, shipped.assessmentType)).template.name).toBe("Redigert her");
});

test("an older instance that restarts takes a newer shipped template not back", async () => {
  await using database = await clone();
  await using server = await startTestServer({ clone: database });
  await addVersion(server.db, { name: "Fra en nyere versjon" });
  await seedTemplates(server.platform);
  expect((await newestTemplate(server.db, shipped.assessmentType)).template.name).toBe("Fra en nyere versjon");
});

test("what a newer instance wrote is not given to new assessments here; one that has it can be tried again soon", async () => {
  await using database = await clone();
  await using server = await startTestServer({ clone: database });
  const { db } = server;
  await addVersion(db, { name: "Med en ny blokktype", schema: TEMPLATE_SCHEMA_VERSION + 1 });
  expect((await newestTemplate(db, shipped.assessmentType)).template.name).toBe(shipped.name);
  const { number, seats } = await anAssessment(db, { type: shipped.assessmentType, opened: true });
  const { id } = await db
    .selectFrom("template_version")
    .select("id")
    .where("schema_version", ">", TEMPLATE_SCHEMA_VERSION)
    .executeTakeFirstOrThrow();
  await db.updateTable("assessment").set({ template_version: id }).where("number", "=", number).execute();
  const author = await seatedAs(server, ...seats.map((seat) => seat.id));
  const answer = await author.get(`/api/schema/GetMethodAssessmentDetails/${number}`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).not.toBeNull();
});
