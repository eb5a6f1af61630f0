import { Session } from "node:inspector/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { aBrowser, type Browser } from "../test/builders/browser.ts";
import { aSentAssessment, deskView } from "../test/builders/desk.ts";
import { openAppHere } from "./app-here.ts";
import type { House } from "./house.ts";
import type { Finding } from "./result.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const isSource = (url: string): boolean =>
  url.startsWith("file:") && /^(?:apps|features|platform)\//.test(path.relative(ROOT, fileURLToPath(url)));

/** The server's own files in which a function ran meanwhile, and how many functions those were. */
async function enteredBy(run: () => Promise<unknown>): Promise<{ readonly files: number; readonly functions: number }> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  // Resets the counts.
  await session.post("Profiler.takePreciseCoverage");
  await run();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  session.disconnect();
  const entered = result
    .filter(({ url }) => isSource(url))
    .map(({ functions }) =>
      functions.filter(({ functionName, ranges }) => functionName !== "" && ranges.some(({ count }) => count > 0)),
    );
  return { files: entered.filter(({ length }) => length > 0).length, functions: entered.flat().length };
}

/** How many files and functions of the server a reader of the code goes through to follow a save, a page and a publication. */
export async function flows({ databaseUrl, database, draft, published }: House): Promise<readonly Finding[]> {
  await using app = await openAppHere(databaseUrl);
  const { url } = app;
  const author = aBrowser({ url }, [["minimetode", draft.cookie.replace("minimetode=", "")]]);
  const save = async (text: string) =>
    author.post("/api/schema/SaveSchemaItem", { pageId: draft.number, id: draft.texts[0], value: text });
  const editor = aBrowser({ url });
  await editor.visit("/login?login_hint=redaktor");
  const sent = [await aSentAssessment({ db: database.db, url }), await aSentAssessment({ db: database.db, url })];
  const publish = (at: number) => {
    const rev = revs[at];
    return editor.post(`/api/desk/assessments/${sent[at]?.number}/publish`, { rev });
  };
  const revs = await Promise.all(sent.map(async ({ number }) => (await deskView(editor, number)).rev));
  const reader = aBrowser({ url });
  return [
    await flow(
      "A save",
      () => save("Eksempel én"),
      () => save("Eksempel to"),
    ),
    await flow(
      "A reading page",
      () => page(reader, published),
      () => page(reader, published, "&utskrift"),
    ),
    await flow(
      "A publication",
      () => publish(0),
      () => publish(1),
    ),
  ];
}

const page = (reader: Browser, number: number, more = "") => reader.get(`/vurdering/?id=${number}${more}`);

/** @param first is done before, so that what a process does once is not counted */
async function flow(what: string, first: () => Promise<Response>, run: () => Promise<Response>): Promise<Finding> {
  await first();
  const { files, functions } = await enteredBy(async () => {
    const answer = await run();
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${what}: ${answer.status} ${text}`);
  });
  return {
    what: `${what}: files of the server that it enters`,
    measured: `${files}`,
    limit: null,
    holds: true,
    absolutes: `${functions} named functions`,
  };
}
