import type { FastifyReply } from "fastify";
import type { Result } from "../../../platform/pure/refusal/index.ts";
import { type House, sendProblem } from "../../../platform/server/http/call-route.ts";
import type { Caller, Db, Read } from "../../../platform/server/http/work.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
import type { AssessmentView } from "../../api/index.ts";
import type { Cited } from "../../citation/rules/index.ts";
import type { Document } from "../rules/index.ts";
import type { Sending } from "./send.ts";

export type Published = {
  readonly tree: Document;
  readonly edition: number;
  readonly view: AssessmentView;
  readonly cited: Cited;
};

/** The sources of the documents. Other features own them, and the composition passes them in. */
export type Sources = {
  /** The tree of a publication that may be read; undefined when there is none. */
  readonly published: (db: Db, publication: number) => Promise<Published | undefined>;
  /** The message to readers of a withdrawn publication; undefined when it was not withdrawn. */
  readonly withdrawn: (db: Db, publication: number) => Promise<string | undefined>;
  /** The tree of an assessment as it stands, as this caller may see it. */
  readonly draft: (
    read: Read,
    assessment: string,
  ) => Promise<Result<{ readonly tree: Document; readonly assessment: number }>>;
  /** A notification that this caller may read, as readers have it now; undefined when there is none. */
  readonly notification: (caller: Caller, number: number) => Promise<Notification | undefined>;
};

export type Shared = Sending & { readonly house: House; readonly limits: Limits };
export type Parts = Shared & Sources;

/** @property version the published one @property isPublic everybody may read it */
type Notification = {
  readonly version: number;
  readonly tree: Document;
  readonly address: string;
  readonly isPublic: boolean;
};

/** Says that an edition was withdrawn, or never was. */
export async function sendGone({ house, withdrawn }: Parts, reply: FastifyReply, publication: number) {
  const message = await withdrawn(house.db, publication);
  return sendProblem(reply, message === undefined ? { kind: "NotFound" } : { kind: "Withdrawn", message });
}
