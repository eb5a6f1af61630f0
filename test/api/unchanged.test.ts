import { sql } from "kysely";
import { expect, test } from "vitest";
import { anonymous } from "../../features/access/rules/index.ts";
import { versionOfDetails } from "../../features/assessment/server/details/get-details.ts";
import { announce } from "../../platform/server/notifications.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { aForm, aPdf } from "../builders/a-pdf.ts";
import { reviewBlocks, sendReview, textsOf, writeInReview } from "../builders/a-review.ts";
import { aBrowser } from "../builders/browser.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();
const { number, seats } = await aFilledAssessment(server, { seats: [{ role: "initiator" }, { role: "librarian" }] });
const initiator = await seatedAs(server, seats[0]?.id ?? "");
const librarian = await seatedAs(server, seats[1]?.id ?? "");
const editor = await signedInAs(server, "redaktor");
const address = `/api/schema/GetMethodAssessmentDetails/${number}`;

const ask = async (etag: string | null, browser = initiator) => {
  const answer = await browser.fetch(address, { headers: etag === null ? {} : { "if-none-match": etag } });
  return { status: answer.status, etag: answer.headers.get("etag") ?? "", text: await answer.text() };
};
const items = everyItem((await detailsOf(initiator, number)).schema.schemaItems);
const ofKind = (kind: string) => {
  const found = items.find(({ blockType }) => blockType === kind);
  if (!found) throw new Error(`the template has no ${kind}`);
  return found;
};
const done = async (answer: Promise<Response>) => {
  const { status, url } = await answer;
  expect([url, status]).toEqual([url, 200]);
};

test("a working copy that has not changed is not sent again; every change of it is", async () => {
  const search = { section: "B", searchType: "DB", source: "Embase", date: "2026-03-02", numberOfSearchHits: 7 };
  const pdf = aForm(aPdf("Eksempel"), "ny.pdf");
  const invited = {
    id: number,
    name: "Eksempel Ny",
    email: "ny@eksempel.no",
    role: "economist",
    organization: "eksempel-helseforetak",
  };
  const id = number;
  const addSearch = () =>
    initiator.post("/api/schema/CreateLiteratureSearchItem", { id: ofKind("LiteratureSearch").contentId, ...search });
  const lastSearch = async () => {
    const rows = database.db.selectFrom("block_row").select("id").where("assessment", "=", number);
    return (await rows.orderBy("id", "desc").limit(1).executeTakeFirstOrThrow()).id;
  };
  const comment = (value: string) =>
    librarian.post("/api/schema/SaveComment", { id: ofKind("TextEditor").contentGuid, value });
  const lastComment = async () => {
    const comments = database.db.selectFrom("comment").select("id").where("assessment", "=", number);
    return (await comments.orderBy("id", "desc").limit(1).executeTakeFirstOrThrow()).id;
  };
  const change = async (cells: object) =>
    done(initiator.post("/api/schema/UpdateLiteratureSearchItem", { id: await lastSearch(), ...cells }));
  const changes: Readonly<Record<string, () => Promise<void>>> = {
    field: () => done(saveItem(initiator, number, ofKind("TextEditor").contentGuid, "<p>nytt</p>")),
    heading: () =>
      done(initiator.post("/api/schema/SaveSchemaBaseProp", { id, type: "heading", value: "Eksempel: nytt" })),
    search: () => done(addSearch()),
    "a second search": () => done(addSearch()),
    "a cell of a search": () => change({ numberOfSearchHits: 8 }),
    // Within seconds this is no entry of its own in the history.
    "the same cell again": () => change({ numberOfSearchHits: 9 }),
    "the order of searches": async () =>
      done(initiator.post("/api/schema/MoveItem", { id: await lastSearch(), after: null })),
    "a deleted search": async () =>
      done(initiator.post("/api/schema/DeleteLiteratureSearchItem", { id: await lastSearch() })),
    comment: () => done(comment("Stemmer dette?")),
    "a resolved comment": async () =>
      done(initiator.post(`/api/schema/ResolveComment/${await lastComment()}`, { resolved: true })),
    "a comment that was read": async () =>
      done(
        initiator.post("/api/schema/SeeComments", { id: ofKind("TextEditor").contentGuid, upto: await lastComment() }),
      ),
    "a deleted comment": async () =>
      done(initiator.fetch(`/api/schema/DeleteComment/${await lastComment()}`, { method: "DELETE" })),
    file: () =>
      done(initiator.fetch(`/api/schema/UploadPdf/${ofKind("PdfUpload").contentId}`, { method: "POST", body: pdf })),
    contact: () => done(initiator.post("/api/schema/SetDisplayContact", { id, approved: true })),
    invitation: () => done(initiator.post("/api/schema/InviteContributor", invited)),
    "name of an organisation": async () => {
      await sql`update term set name = name || ' (nytt navn)' where id = (select min(id) from term)`.execute(
        database.db,
      );
      await announce(database.db, ["terms"]);
    },
    sending: () => done(initiator.post("/api/schema/SendApprovalRequest", { assessmentId: number })),
  };
  for (const [what, make] of Object.entries(changes)) {
    const before = await ask(null);
    expect([what, await ask(before.etag)]).toEqual([what, { status: 304, etag: before.etag, text: "" }]);
    await make();
    await expect.poll(async () => (await ask(before.etag)).status).toBe(200);
    const after = await ask(before.etag);
    expect([what, after.text === before.text, after.etag === before.etag]).toEqual([what, false, false]);
  }
});

test("the same rows are another answer to somebody else, and none to somebody without a seat", async () => {
  const { etag } = await ask(null);
  expect((await ask(etag, librarian)).status).toBe(200);
  expect((await ask(etag, editor)).status).toBe(200);
  expect((await ask(etag, aBrowser(server))).status).toBe(401);
});

test("nobody learns from it that others do what they may not see; who may see it gets it", async () => {
  const roles = ["initiator", "librarian", "peer", "peer"] as const;
  const made = await aFilledAssessment(server, { seats: roles.map((role) => ({ role })) });
  const id = made.number;
  const [author, colleague, peer, other] = await Promise.all(made.seats.map((seat) => seatedAs(server, seat.id)));
  if (!author || !colleague || !peer || !other) throw new Error("four seats were asked for");
  const people = { author, colleague, peer, other, editor };
  const [block] = everyItem((await detailsOf(author, id)).schema.schemaItems).filter(
    ({ blockType }) => blockType === "TextEditor",
  );
  const contentGuid = block?.contentGuid ?? "";
  const commentId = async () => {
    const comments = database.db.selectFrom("comment").select("id").where("assessment", "=", id);
    return (await comments.executeTakeFirstOrThrow()).id;
  };
  const answers = async () => textsOf(await reviewBlocks(author, id));
  const acts: readonly (readonly [what: string, seenBy: string, act: () => Promise<void>])[] = [
    [
      "a comment",
      "author colleague editor",
      () => done(colleague.post("/api/schema/SaveComment", { id: contentGuid, value: "Hm" })),
    ],
    [
      "reading it",
      "author",
      async () => done(author.post("/api/schema/SeeComments", { id: contentGuid, upto: await commentId() })),
    ],
    ["a review that is begun", "author editor other", () => done(writeInReview(other, id, "Utkast"))],
    ["a draft", "other", () => done(writeInReview(other, id, "Mer utkast"))],
    [
      "a declaration of interests",
      "author editor other",
      async () => done(saveItem(other, id, textsOf(await reviewBlocks(other, id))[0]?.contentGuid ?? "", "Ingen")),
    ],
    ["the first that is sent", "author colleague editor other peer", () => done(sendReview(other, id))],
    ["a second draft", "other", () => done(writeInReview(other, id, "Enda mer utkast"))],
    ["an update", "author editor other", () => done(sendReview(other, id))],
    [
      "an answer to it",
      "author editor",
      async () => done(saveItem(author, id, (await answers())[0]?.contentGuid ?? "", "Svar")),
    ],
    [
      "a due date",
      "author editor peer",
      () =>
        done(
          author.post("/api/schema/SetReviewDue", {
            assessmentId: id,
            contributorId: made.seats[2]?.id,
            due: "2099-01-01",
          }),
        ),
    ],
  ];
  const etagsOf = async () => {
    const etags = Object.entries(people).map(async ([name, browser]) => {
      const answer = await browser.get(`/api/assessments/${id}/working-copy`);
      const [etag, text] = [answer.headers.get("etag"), await answer.text()];
      return [name, { etag, text }] as const;
    });
    return new Map(await Promise.all(etags));
  };
  let before = await etagsOf();
  for (const [what, seenBy, act] of acts) {
    await act();
    const after = await etagsOf();
    const other = (by: "etag" | "text") =>
      [...after].filter(([name, now]) => now[by] !== before.get(name)?.[by]).map(([name]) => name);
    expect([what, other("etag").sort().join(" "), other("text").sort().join(" ")]).toEqual([
      what,
      seenBy.split(" ").sort().join(" "),
      seenBy.split(" ").sort().join(" "),
    ]);
    before = after;
  }
});

test("an unchanged working copy takes one statement beside the caller's session", async () => {
  let asked = 0;
  const counted = server.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      asked++;
      return result;
    },
  });
  await ask(null);
  expect(await versionOfDetails({ db: counted, actor: anonymous }, String(number))).not.toBeNull();
  expect(asked).toBe(1);
});
