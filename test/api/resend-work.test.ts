import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import { resendLink } from "../../features/contributor/server/resend.ts";
import { defaultLanguage } from "../../platform/pure/language/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();

/** The statements of the call, as they are sent, without what is asked with. */
async function workOf(body: { assessmentId: string | number; id: string; email: string }): Promise<readonly string[]> {
  const statements: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push("sqlFragments" in node ? node.sqlFragments.join("?") : node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const { mailer, log } = server.platform;
  const caller = {
    actor: { kind: "anonymous" },
    at: new Date(),
    address: "127.0.0.1",
    siteId: 1,
    siteKey: "minimetode",
    language: defaultLanguage,
    ownLanguage: null,
    siteLanguage: defaultLanguage,
  } as const;
  const asked = { shows: () => undefined, madeFrom: () => undefined, opens: async () => undefined };
  await database.db
    .withPlugin(plugin)
    .transaction()
    .execute((tx) =>
      resendLink(
        { ...caller, ...asked, origin: server.url, moved: [], log, tx, mailer },
        { ...body, assessmentId: String(body.assessmentId) },
      ),
    );
  return statements;
}

test("asking for a new link is the same work whether there is such a seat or not: whose it is only the job looks up", async () => {
  const { number, seats } = await anAssessment(database.db, {
    seats: [{ role: "initiator", email: "kari@eksempel.no" }],
  });
  const works = [
    await workOf({ assessmentId: number, id: seats[0]?.id ?? "", email: "" }),
    await workOf({ assessmentId: number, id: "", email: "kari@eksempel.no" }),
    await workOf({ assessmentId: number, id: "00000000-0000-4000-8000-000000000000", email: "" }),
    await workOf({ assessmentId: number, id: "", email: "ola@eksempel.no" }),
    await workOf({ assessmentId: 999_999, id: "", email: "kari@eksempel.no" }),
  ];
  expect(works[0]?.length).toBeGreaterThan(0);
  for (const work of works) {
    expect(work).toEqual(works[0]);
    expect(work.join()).not.toMatch(/contributor|invitation|select.*from/i);
  }
});
