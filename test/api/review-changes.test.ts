import { expect, test } from "vitest";
import { aForm, aPdf } from "../builders/a-pdf.ts";
import { answerRequest, reviewBlocks, sendReview, textsOf, workingCopy, writeInReview } from "../builders/a-review.ts";
import { aTeam } from "../builders/a-team.ts";
import { aWorkbook } from "../builders/a-workbook.ts";
import { anImage } from "../builders/an-image.ts";
import type { Browser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { saveItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();

const isOk = async (answer: Promise<Response> | Response) => {
  const { status, url } = await answer;
  expect([url, status]).toEqual([url, 200]);
};

/** A review that was sent, and who wrote it. */
async function aReview() {
  const { number, initiator, peer } = await aTeam(database.db, { opened: true });
  const people = { initiator: await seatedAs(server, initiator), peer: await seatedAs(server, peer) };
  await isOk(writeInReview(people.peer, number, "Uklart"));
  await isOk(sendReview(people.peer, number));
  const items = await database.db
    .selectFrom("schema_item")
    .select(["key", "number", "guid"])
    .where("assessment", "=", number)
    .where("reviewer", "is", null)
    .execute();
  const block = (key: string) => {
    const found = items.find((each) => each.key === key);
    if (!found) throw new Error(`no block ${key}`);
    return found;
  };
  const changedSince = async (who: keyof typeof people) =>
    (await workingCopy(people[who], number)).reviews[0]?.changedSince ?? [];
  return { number, people, peer, block, changedSince };
}

test("a review says what changed in the assessment since; what reviewers and answers add is no change", async () => {
  const { number, people, changedSince } = await aReview();
  const before = (await workingCopy(people.initiator, number)).changed;
  await isOk(writeInReview(people.peer, number, "Enda uklart"));
  const [answer] = textsOf(await reviewBlocks(people.initiator, number));
  await isOk(saveItem(people.initiator, number, answer?.contentGuid ?? "", "Vi ser på det"));
  expect((await workingCopy(people.initiator, number)).changed).toBe(before);
  expect(await changedSince("peer")).toEqual([]);
  const { sections } = await workingCopy(people.initiator, number);
  const field = sections
    .flatMap(({ blocks }) => blocks)
    .find(({ kind, hiddenByRule }) => kind === "TextEditor" && !hiddenByRule);
  await isOk(saveItem(people.initiator, number, field?.contentGuid ?? "", "<p>Klart</p>"));
  for (const who of ["peer", "initiator"] as const)
    expect(await changedSince(who)).toMatchObject([{ title: field?.title }]);
});

test("the title, workbooks, economy files, images and documents count as changes too, each once", async () => {
  const { number, people, block, changedSince } = await aReview();
  const { initiator } = people;
  const upload = (call: string, at: string, form: FormData) =>
    isOk(initiator.fetch(`/api/schema/${call}/${at}`, { method: "POST", body: form }));
  const workbook = await aWorkbook();
  const title = { id: number, type: "heading", value: "Eksempel: et nytt navn" };
  await isOk(initiator.post("/api/schema/SaveSchemaBaseProp", title));
  const sheet = block("okonomisk-vurdering");
  const name = encodeURIComponent("økonomiske-aspekter-spesialisthelsetjenesten");
  await upload("UploadEconomyEvaluation", `${sheet.number}/${name}`, aForm(workbook, "tall.xlsx"));
  const files = block("okonomi-underlag");
  await upload("UploadMultipleEconomyFile", String(files.number), aForm(workbook, "underlag.xlsx"));
  const images = block("metoden-bilder");
  const png = await anImage({ width: 2, height: 2, format: "png" });
  await upload("UploadImages", String(images.number), aForm(png, "ny.png"));
  const { sections } = await workingCopy(initiator, number);
  const pdfs = sections.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === "PdfUpload");
  await upload("UploadPdf", String(pdfs?.contentId), aForm(aPdf("ny")));
  for (const who of ["peer", "initiator"] as const) {
    const changed = (await changedSince(who)).map(({ contentGuid }) => contentGuid);
    expect(changed[0]).toBeNull();
    expect(new Set(changed.slice(1))).toEqual(new Set([sheet.guid, files.guid, images.guid, pdfs?.contentGuid]));
    expect(changed).toHaveLength(5);
  }
});

test("what changed is compared with the text that the review was written upon, for who sees the review", async () => {
  const { number, people, peer } = await aReview();
  const { initiator } = people;
  const { sections } = await workingCopy(initiator, number);
  const field = sections
    .flatMap(({ blocks }) => blocks)
    .find(({ kind, hiddenByRule }) => kind === "TextEditor" && !hiddenByRule);
  const guid = field?.contentGuid ?? "";
  const change = async (who: Browser, contentGuid?: string) => {
    const query = new URLSearchParams({ contributorId: peer, ...(contentGuid ? { contentGuid } : {}) });
    const answer = await who.get(`/api/assessments/${number}/review-change?${query}`);
    return answer.status === 200 ? answer.json() : answer.status;
  };
  const rename = (value: string) =>
    isOk(initiator.post("/api/schema/SaveSchemaBaseProp", { id: number, type: "heading", value }));
  await rename("Eksempel: et gammelt navn");
  await isOk(saveItem(initiator, number, guid, "<p>Gangtrening <b>hver</b> dag</p>"));
  await isOk(writeInReview(people.peer, number, "Klarere"));
  await isOk(sendReview(people.peer, number));
  const before = "Gangtrening hver dag";
  expect(await change(people.peer, guid)).toEqual({ before, after: before });
  await isOk(saveItem(initiator, number, guid, "<p>Gangtrening to ganger i uken</p>"));
  await isOk(saveItem(initiator, number, guid, "<p>Gangtrening tre ganger i uken</p>"));
  await rename("Eksempel: et nytt navn");
  for (const who of [people.peer, initiator]) {
    expect(await change(who, guid)).toEqual({ before, after: "Gangtrening tre ganger i uken" });
    expect(await change(who)).toEqual({ before: "Eksempel: et gammelt navn", after: "Eksempel: et nytt navn" });
  }
  const [own] = await reviewBlocks(people.peer, number);
  expect(await change(people.peer, own?.contentGuid)).toBe(404);
});

test("a step of a review says which assessment it was taken upon: when its title or status moved, it is stale and nothing happens", async () => {
  const { number, peer, people } = await aReview();
  await isOk(writeInReview(people.peer, number, "Eksempel"));
  const seen = (await workingCopy(people.peer, number)).rev;
  await isOk(
    people.initiator.post("/api/schema/SaveSchemaBaseProp", { id: number, type: "heading", value: "Ny tittel" }),
  );
  const due = (rev: number) =>
    people.initiator.post("/api/schema/SetReviewDue", {
      assessmentId: number,
      contributorId: peer,
      due: "2099-01-01",
      rev,
    });
  const consent = (rev: number) =>
    people.initiator.post("/api/schema/SetDisplayContact", { id: number, approved: true, rev });
  const steps = (rev: number) => [
    () => sendReview(people.peer, number, { rev }),
    () => answerRequest(people.peer, number, { accept: true, rev }),
    () => due(rev),
    () => consent(rev),
  ];
  const statuses = async (rev: number) => {
    const answered: number[] = [];
    for (const step of steps(rev)) answered.push((await step()).status);
    return answered;
  };
  expect(await statuses(seen)).toEqual([409, 409, 409, 409]);
  const now = await workingCopy(people.initiator, number);
  expect([now.reviews[0]?.sent?.number, now.approvedDisplayContact, now.reviews[0]?.due]).toEqual([1, false, null]);
  expect(await statuses(now.rev)).toEqual([200, 200, 200, 200]);
});
