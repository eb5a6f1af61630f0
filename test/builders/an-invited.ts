import { expect } from "vitest";
import { addSeat, issueLink } from "../../features/contributor/server/index.ts";
import type { TestServer } from "../server.ts";
import { anAssessment } from "./an-assessment.ts";

/** Somebody who was mailed a link, and its secret. */
export async function anInvited(server: TestServer, role: "initiator" | "librarian" = "initiator") {
  const assessment = await anAssessment(server.db, { name: "Eksempel: lys i øyet", seats: [] });
  const contributorId = await server.db.transaction().execute(async (tx) => {
    const email = "kari@eksempel.no";
    const id = await addSeat(tx, {
      assessment: assessment.number,
      role,
      name: "Kari Eksempel",
      email,
      organization: "",
    });
    await issueLink({ tx, at: new Date(), origin: server.url, moved: [], mailer: server.platform.mailer }, id, "start");
    return id;
  });
  return { assessment, contributorId, token: await secretInLastMail(server) };
}

async function inLastMail(server: TestServer, pattern: RegExp): Promise<string> {
  const { text = "", html = "" } = (await server.mails()).at(-1) ?? {};
  const found = pattern.exec(text)?.[1] ?? "not there";
  expect(html).toContain(found);
  return found;
}
export const secretInLastMail = (server: TestServer) => inLastMail(server, /#k=([\w-]{43})/);
export const codeInLastMail = (server: TestServer) => inLastMail(server, /Skriv koden ([A-Z\d]{4}-[A-Z\d]{4}) /);
