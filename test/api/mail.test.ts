import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Clone, clone } from "../clone.ts";
import { type MailServer, startMailServer } from "../mail-server.ts";
import { startTestServer, type TestServer } from "../server.ts";
import { tablesHolding } from "../tables-holding.ts";
import { workIsDone } from "../work-is-done.ts";

const secret = randomBytes(32).toString("base64url");
const mail = { to: "kari@helse.example.no", subject: "Lenke til vurderingen: æøå", text: `Åpne http://x/#k=${secret}` };

describe("without a mail server", () => {
  let database: Clone;
  let server: TestServer;
  beforeAll(async () => {
    database = await clone();
    server = await startTestServer({ clone: database });
  });
  afterAll(async () => {
    await server.stop();
    await database[Symbol.asyncDispose]();
  });

  test("a mail ends in the outbox when its transaction has committed", async () => {
    await server.db.transaction().execute((tx) => server.platform.mailer.send(tx, mail));
    expect(await server.mails()).toEqual([expect.objectContaining({ ...mail, text: `${mail.text}\n` })]);
  });

  test("a mail of a transaction that rolled back is never written", async () => {
    const before = await server.mails();
    const rolledBack = server.db.transaction().execute(async (tx) => {
      await server.platform.mailer.send(tx, mail);
      throw new Error("no");
    });
    await expect(rolledBack).rejects.toThrow("no");
    expect(await server.mails()).toEqual(before);
  });

  test("neither the secret nor the address is in a log line", () => {
    const log = server.logLines.join("");
    expect(log).toContain('"job":"mail"');
    expect(log).not.toContain(secret);
    expect(log).not.toContain("kari@");
  });
});

test("a mail that waits in the queue shows neither its secret nor its address in any table", async () => {
  await using database = await clone();
  const server = await startTestServer({ clone: database });
  await server.platform.db.transaction().execute(async (tx) => {
    await server.platform.mailer.send(tx, mail);
    expect(await tablesHolding(tx, secret)).toEqual([]);
    expect(await tablesHolding(tx, "kari@helse")).toEqual([]);
    expect(await tablesHolding(tx, "sealed")).toEqual(["graphile_worker._private_jobs"]);
  });
  await server.stop();
});

describe("with a mail server", () => {
  let post: MailServer;
  beforeAll(async () => {
    post = await startMailServer();
  });
  afterAll(() => post.stop());

  test("the mail arrives there", async () => {
    await using database = await clone();
    await using server = await startTestServer({ clone: database, env: { SMTP_URL: post.url } });
    await server.platform.mailer.send(server.db, mail);
    await workIsDone(server.db);
    expect(post.received).toEqual([expect.objectContaining({ to: mail.to, subject: mail.subject })]);
  });

  test("a mail that the server would not have now is kept for another try, and what is kept names nobody", async () => {
    await using database = await clone();
    await using server = await startTestServer({ clone: database, env: { SMTP_URL: post.url } });
    await server.platform.mailer.send(server.db, { ...mail, to: "opptatt@helse.example.no" });
    await workIsDone(server.db);
    const { rows } = await database.pool.query("select attempts, last_error from graphile_worker.jobs");
    expect(rows).toEqual([{ attempts: 1, last_error: expect.stringContaining("451") }]);
    expect(await tablesHolding(database.db, "opptatt@")).toEqual([]);
    expect(server.logLines.join("")).not.toContain("opptatt@");
  });

  test("a mail to an address that is refused for good is given up at once, and the log says so and names nobody", async () => {
    await using database = await clone();
    await using server = await startTestServer({ clone: database, env: { SMTP_URL: post.url } });
    await server.platform.mailer.send(server.db, { ...mail, to: "ukjent@helse.example.no" });
    await workIsDone(server.db);
    const { rows } = await database.pool.query("select attempts from graphile_worker.jobs");
    expect(rows).toEqual([]);
    const log = server.logLines.join("");
    expect(log).toMatch(/a mail is given up.*550/);
    expect(log).not.toContain("ukjent@");
  });

  test("the mail that is sent instead of one that is refused for good leaves once", async () => {
    await using database = await clone();
    await using server = await startTestServer({ clone: database, env: { SMTP_URL: post.url } });
    const instead = { ...mail, to: "redaksjonen@helse.example.no", subject: "I stedet" };
    await server.platform.mailer.send(server.db, { ...mail, to: "ukjent@helse.example.no", ifRefused: [instead] });
    await server.platform.mailer.send(server.db, { ...mail, to: "kjent@helse.example.no", ifRefused: [instead] });
    await workIsDone(server.db);
    const got = post.received.filter(({ subject }) => subject === "I stedet");
    expect(got.map(({ to }) => to)).toEqual(["redaksjonen@helse.example.no"]);
  });
});
