import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Ability,
  type Actor,
  anonymous,
  may,
  type StepName,
  stepNames,
  workflow,
} from "../../features/access/rules/index.ts";
import type { SchemaItem } from "../../features/api/index.ts";
import type { Status } from "../../features/assessment/rules/index.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { atDesk } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";
import { workIsDone } from "../work-is-done.ts";

const { database, server } = await serverForFile();
const editor = await signedInAs(server, "redaktor");

const people = ["initiator", "librarian", "peer", "editor", "nobody"] as const;
type Person = (typeof people)[number];

/** The commands of the model, with the right that each needs. */
const commands = {
  save: "edit-blocks",
  rename: "edit-heading",
  invite: "invite",
  "delete the librarian": "delete-contributor",
  send: "send",
  publish: "publish",
  return: "return",
  reopen: "reopen",
  "hide the card": "hide-card",
  "show the card": "hide-card",
} as const satisfies Record<string, Ability>;
type Command = keyof typeof commands;
const names = Object.keys(commands) as Command[];

/** The model of an assessment: enough to predict the answer of every command and the public view after it. */
type Model = {
  status: Status;
  heading: string;
  text: string;
  cardHidden: boolean;
  librarianIsIn: boolean;
  published: { readonly heading: string; readonly text: string } | null;
};

const stepOf = (command: Command): StepName | undefined => stepNames.find((name) => name === command);

function predicted(model: Model, actor: Actor, command: Command): number {
  const decision = may(actor, commands[command], { number: 1, status: model.status });
  if (decision.allowed) return 200;
  if (decision.because === "NotSignedIn") return 401;
  if (decision.because === "StepNotInThisStatus") return 409;
  if (decision.because === "ReadOnlyInThisStatus") return 423;
  // Who may not read it does not learn that it exists.
  return may(actor, "read-working-copy", { number: 1, status: model.status }).allowed ? 403 : 404;
}

function apply(model: Model, command: Command, words: string): void {
  const step = stepOf(command);
  if (step) model.status = workflow[step].to;
  if (command === "publish") model.published = { heading: model.heading, text: model.text };
  if (command === "save") model.text = words;
  if (command === "rename") model.heading = words;
  if (command === "hide the card") model.cardHidden = true;
  if (command === "show the card") model.cardHidden = false;
  if (command === "delete the librarian") model.librarianIsIn = false;
}

/** A field that readers meet once it is published: no rule hides it. */
const isRead = (item: SchemaItem): boolean =>
  item.blockType === "TextEditor" && item.mandatory && !item.hideWhenPublished && !item.hiddenByRule;

async function aSubject() {
  const seats = [{ role: "initiator" }, { role: "librarian" }, { role: "peer" }] as const;
  const assessment = await aFilledAssessment(server, { seats });
  const id = assessment.number;
  const [initiator = "", librarian = "", peer = ""] = assessment.seats.map((seat) => seat.id);
  const browsers: Readonly<Record<Person, Browser>> = {
    initiator: await seatedAs(server, initiator),
    librarian: await seatedAs(server, librarian),
    peer: await seatedAs(server, peer),
    editor,
    nobody: aBrowser(server),
  };
  const items = everyItem((await detailsOf(browsers.initiator, id)).schema.schemaItems);
  const field = items.find((item) => isRead(item));
  const seat = (role: "initiator" | "librarian" | "peer", contributorId: string): Actor => ({
    kind: "known",
    sessionId: "model",
    account: null,
    seats: [{ contributorId, assessment: 1, role, name: role }],
  });
  const actorOf = (person: Person, model: Model): Actor => {
    if (person === "nobody" || (person === "librarian" && !model.librarianIsIn)) return anonymous;
    if (person === "editor")
      return {
        kind: "known",
        sessionId: "model",
        account: { id: "a", name: "R", roles: [{ site: "minimetode", role: "editor" }] },
        seats: [],
      };
    return seat(person, person);
  };
  const invitation = {
    name: "Ola",
    email: "ola@eksempel.no",
    role: "economist",
    organization: "eksempel-helseforetak",
  };
  const call = (browser: Browser, command: Command, words: string): Promise<Response> => {
    const post = (name: string, body: object) => browser.post(`/api/schema/${name}`, body);
    switch (command) {
      case "save":
        return post("SaveSchemaItem", { id: field?.contentGuid, pageId: id, value: `<p>${words}</p>` });
      case "rename":
        return post("SaveSchemaBaseProp", { id, type: "heading", value: words });
      case "invite":
        return post("InviteContributor", { id, ...invitation });
      case "delete the librarian":
        return post("DeleteContributor", { id, contributorId: librarian });
      case "send":
        return post("SendApprovalRequest", { assessmentId: id });
      case "hide the card":
      case "show the card":
        return atDesk(browser, id, "card", { hidden: command === "hide the card" });
      default:
        return atDesk(browser, id, command, { note: words, message: words });
    }
  };
  const start: Model = {
    status: 1,
    heading: "Eksempel: pasientnær måling",
    text: "Eksempel",
    cardHidden: false,
    librarianIsIn: true,
    published: null,
  };
  return { id, browsers, actorOf, call, start };
}

async function expectPublic(id: number, model: Model): Promise<void> {
  // The card follows a saved field a second later.
  await workIsDone(database.db);
  const answer = await aBrowser(server).get(`/api/methodassessment/GetAssessment?id=${id}`);
  if (!model.published && model.cardHidden) return expect(answer.status).toBe(404);
  const text = await answer.text();
  const { shows, heading } = JSON.parse(text);
  if (model.published) {
    expect([shows, heading]).toEqual(["published", model.published.heading]);
    expect(text).toContain(model.published.text);
  } else expect([shows, heading]).toEqual(["card", model.heading]);
}

const aCommand = fc.record({
  // Callers with many rights are chosen more often, otherwise hardly anything would be published.
  person: fc.constantFrom<Person[]>("initiator", "initiator", "editor", "editor", ...people),
  command: fc.constantFrom<Command[]>(...names, "send", "send", "publish", "publish", "reopen"),
});

const steps = (...list: readonly (readonly [Person, Command])[]) =>
  list.map(([person, command]) => ({ person, command }));
/** Chance alone may publish nothing; these end with two publications and an unpublished change. */
const twicePublished = steps(
  ["initiator", "save"],
  ["initiator", "send"],
  ["editor", "publish"],
  ["editor", "reopen"],
  ["initiator", "rename"],
  ["librarian", "save"],
  ["initiator", "send"],
  ["editor", "publish"],
  ["editor", "reopen"],
  ["initiator", "save"],
);

test("any commands by anybody: each is answered as the rights and the table say, and the public reads the last publication or the card", async () => {
  const reached = new Set<string>();
  const statusOf = database.db.selectFrom("assessment").select("status");
  await fc.assert(
    fc.asyncProperty(fc.array(aCommand, { minLength: 10, maxLength: 25 }), async (sequence) => {
      await database.db.deleteFrom("rate_counter").execute();
      const { id, browsers, actorOf, call, start } = await aSubject();
      const model = { ...start };
      for (const [index, { person, command }] of sequence.entries()) {
        const expected = predicted(model, actorOf(person, model), command);
        const words = `Ord nummer ${index}`;
        const answer = await call(browsers[person], command, words);
        const what = `${person}: ${command} in status ${model.status}, after ${JSON.stringify(sequence.slice(0, index))}`;
        expect(answer.status, `${what}: ${await answer.text()}`).toBe(expected);
        if (expected === 200) apply(model, command, words);
        const row = await statusOf.where("number", "=", id).executeTakeFirstOrThrow();
        expect(row.status, what).toBe(model.status);
        reached.add(`${model.status}${model.published ? " published" : ""}`);
        await expectPublic(id, model);
      }
    }),
    { numRuns: 8, examples: [[twicePublished]] },
  );
  expect([...reached]).toEqual(expect.arrayContaining(["1", "2", "3 published", "1 published", "2 published"]));
});
