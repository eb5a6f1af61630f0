import path from "node:path";
import type { SeatRole } from "../../features/access/rules/index.ts";
import type { AssessmentType } from "../../features/assessment/rules/index.ts";
import { openForSeat } from "../../features/session/server/index.ts";
import { listOutbox } from "../../platform/server/outbox.ts";
import { aStartedAssessment } from "../builders/a-started-assessment.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { type Stage, untilTrue, withDatabase } from "../drills/stage.ts";

/** A draft that nobody has written in, the address of its form for one seat, and the secret of that seat's session. */
export type Draft = { readonly number: number; readonly path: string; readonly secret: string };

export const aDraft = (stage: Stage, type: AssessmentType = "1", role: SeatRole = "initiator"): Promise<Draft> =>
  withDatabase(stage, async ({ db }) => {
    const others = role === "initiator" ? [] : [{ role }];
    const { number, seats } = await anAssessment(db, { type, opened: true, seats: [{ role: "initiator" }, ...others] });
    const id = seats.at(-1)?.id ?? "";
    const { secret } = await db.transaction().execute((tx) => openForSeat(tx, null, id, new Date()));
    return { number, path: `/rediger/${number}/?id=${id}&role=${role}`, secret: secret ?? "" };
  });

/** The link in the mail to whoever started an assessment just now. */
export async function initiatorsLink(stage: Stage): Promise<string> {
  const { number } = await withDatabase(stage, ({ db }) => aStartedAssessment({ db, url: stage.url }));
  return linkTo(stage, number, "initiator");
}

/** The link in the mail to a librarian who was invited just now. */
export async function librariansLink(stage: Stage): Promise<string> {
  const number = await withDatabase(stage, async ({ db }) => {
    const started = await aStartedAssessment({ db, url: stage.url });
    const initiator = await seatedAs({ db, url: stage.url }, started.initiator.contributorId);
    const answer = await initiator.post("/api/schema/InviteContributor", {
      id: started.number,
      name: "Ola Eksempel",
      email: `bibliotekar-${started.number}@eksempel.no`,
      role: "librarian",
      organization: "helse-bergen",
    });
    if (answer.status !== 200) throw new Error(`invite: ${answer.status} ${await answer.text()}`);
    return started.number;
  });
  return linkTo(stage, number, "librarian");
}

async function linkTo({ dataDir }: Stage, number: number, role: string): Promise<string> {
  let link: string | undefined;
  const wanted = new RegExp(`http\\S+/rediger/${number}/\\S*role=${role}\\S*#k=[\\w-]+`);
  await untilTrue(async () => {
    const mails = await listOutbox(path.join(dataDir, "outbox"), 10);
    link = mails.flatMap(({ text }) => wanted.exec(text) ?? [])[0];
    return link !== undefined;
  }, 20);
  if (link === undefined) throw new Error(`no mail to the ${role} of ${number}`);
  return link;
}

/** The number of a published example. */
export const aPublished = (stage: Stage): Promise<number> =>
  withDatabase(stage, async ({ db }) => {
    const published = db.selectFrom("publication").select("assessment").orderBy("id").limit(1);
    return (await published.executeTakeFirstOrThrow()).assessment;
  });

/** The number of the published example with a word in its title. */
export const publishedNamed = (stage: Stage, word: string): Promise<number> =>
  withDatabase(stage, async ({ db }) => {
    const published = db
      .selectFrom("assessment")
      .select("number")
      .where("name", "like", `%${word}%`)
      .where("number", "in", db.selectFrom("publication").select("assessment"));
    return (await published.executeTakeFirstOrThrow()).number;
  });

async function atDesk({ url }: Stage, account: "redaktor" | "admin") {
  const browser = aBrowser({ url });
  await browser.visit(`/login?login_hint=${account}`);
  return browser;
}

const secretOf = ({ cookies }: Awaited<ReturnType<typeof atDesk>>): string => cookies.get("minimetode") ?? "";

/** The secret of a session of somebody who works at the desk, by their account. */
export const deskSecret = async (stage: Stage, account: "redaktor" | "admin"): Promise<string> =>
  secretOf(await atDesk(stage, account));

/** An article that nobody has written in, the address of its form, and the secret of an editor's session. */
export async function aPageToWrite(stage: Stage): Promise<Omit<Draft, "number">> {
  const editor = await atDesk(stage, "redaktor");
  const pages: readonly { id: number; type: string }[] = await (await editor.get("/api/desk/pages")).json();
  const parent = pages.find(({ type }) => type === "StartPage")?.id;
  const made = await editor.post("/api/desk/pages", { parent, type: "StandardPage", name: "Målt" });
  const { id }: { id: number } = await made.json();
  return { path: `/redaksjon/innhold/${id}/`, secret: secretOf(editor) };
}
