import { expect } from "vitest";
import type { TestServer } from "../server.ts";
import { aStartedAssessment } from "./a-started-assessment.ts";
import type { Browser } from "./browser.ts";
import { atDesk, sendIn } from "./desk.ts";
import { seatedAs } from "./signed-in.ts";
import { fillMandatory } from "./working-copy.ts";

/** An adoption, started and opened, with its initiator's browser. Needs the demo content. */
export async function anAdoption(
  server: TestServer,
  adopts: number,
  given: Parameters<typeof aStartedAssessment>[1] = {},
) {
  const started = await aStartedAssessment(server, { adopts, ...given });
  const opened = { opened_at: new Date() };
  await server.db.updateTable("assessment").set(opened).where("number", "=", started.number).execute();
  return { ...started, author: await seatedAs(server, started.initiator.contributorId) };
}
export type Adoption = Awaited<ReturnType<typeof anAdoption>>;

/** Fills an adoption, sends it, and publishes it by the desk. */
export async function publishAdoption(
  server: TestServer,
  editor: Browser,
  { author, number }: Adoption,
): Promise<void> {
  await fillMandatory(server, author, number);
  await sendIn(author, number);
  expect((await atDesk(editor, number, "publish", { note: "Første utgave" })).status).toBe(200);
}
