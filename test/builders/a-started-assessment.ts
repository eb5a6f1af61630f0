import type { SeatRole } from "../../features/access/rules/index.ts";
import { addresses } from "../../features/address/rules/index.ts";
import type { AssessmentType } from "../../features/assessment/rules/index.ts";
import { addSeat } from "../../features/contributor/server/index.ts";
import type { TestServer } from "../server.ts";
import { askedToReview } from "./an-assessment.ts";
import { aBrowser, type Browser } from "./browser.ts";

export type StartedSeat = { readonly contributorId: string; readonly role: SeatRole };
export type StartedAssessment = {
  readonly number: number;
  readonly initiator: StartedSeat;
  readonly others: readonly StartedSeat[];
};

type Given = {
  readonly title?: string;
  readonly type?: AssessmentType;
  readonly others?: readonly SeatRole[];
  /** The number of a published assessment that it is started from. */
  readonly startFrom?: number;
  /** The number of a published assessment that it adopts. */
  readonly adopts?: number;
  readonly email?: string;
  /** Which organisation of the form's first group. */
  readonly organization?: number;
  /** The browser that the form is sent in; a new one when none is given. */
  readonly browser?: Browser;
};

type Server = Pick<TestServer, "db" | "url">;

const seatIn = async (server: Server, number: number, role: SeatRole): Promise<StartedSeat> => {
  const name = `Eksempel ${role}`;
  const email = `${role}-${number}@eksempel.no`;
  const seat = { assessment: number, role, name, email, organization: "Eksempel helseforetak" };
  const contributorId = await server.db.transaction().execute(async (tx) => {
    const id = await addSeat(tx, seat);
    if (role === "peer") await askedToReview(tx, number, id);
    return id;
  });
  return { contributorId, role };
};

/** An assessment, of type 1 when none is asked for, started through the form's own call, with the whole template. Needs the demo content. */
export async function aStartedAssessment(server: Server, given: Given = {}): Promise<StartedAssessment> {
  const browser = given.browser ?? aBrowser(server);
  const type = given.type ?? "1";
  const query = new URLSearchParams({ contentUrl: addresses.start[type], matchExact: "true", expand: "*" });
  const [page] = await (await browser.get(`/api/episerver/v3.0/content?${query}`)).json();
  const [group] = type === "2" ? page.municipalityOptions : page.organizationOptions;
  const answer = await browser.post("/api/schema/CreateMethodAssessment", {
    id: page.contentLink.id,
    name: "Kari Eksempel",
    title: given.title ?? "Eksempel: Gangtrening etter hjerneslag",
    email: given.email ?? "kari@eksempel.no",
    organizationId: group.subItems[given.organization ?? 0]?.value ?? group.value,
    assessmentType: type,
    actor: type === "3" ? "organization" : null,
    ...(given.startFrom === undefined ? {} : { startFrom: given.startFrom }),
    ...(given.adopts === undefined ? {} : { adopts: given.adopts }),
  });
  if (answer.status !== 200) throw new Error(`start: ${answer.status} ${await answer.text()}`);
  const number: number = (await answer.json()).id;
  const { id } = await server.db
    .selectFrom("contributor")
    .select("id")
    .where("assessment", "=", number)
    .where("role", "=", "initiator")
    .executeTakeFirstOrThrow();
  const others: StartedSeat[] = [];
  for (const role of given.others ?? []) others.push(await seatIn(server, number, role));
  return { number, initiator: { contributorId: id, role: "initiator" }, others };
}
