import type { FastifyInstance } from "fastify";
import { mailAddressIn } from "../../../platform/pure/mail/index.ts";
import { ok } from "../../../platform/pure/refusal/index.ts";
import { cookieCall, type House, readingCall, writingCall } from "../../../platform/server/http/call-route.ts";
import type { Caller } from "../../../platform/server/http/work.ts";
import { countedBy, type Limits } from "../../../platform/server/rate-limit/index.ts";
import type { Sessions } from "../../session/server/index.ts";
import { deleteContributor } from "./delete-contributor.ts";
import { inviteContributor } from "./invite.ts";
import { inspectLink, type OnOpened, redeemLink } from "./redeem.ts";
import { resendLink } from "./resend.ts";
import { endSessions, seatSessions } from "./sessions.ts";
import { updateContributor } from "./update-contributor.ts";

type Needs = {
  readonly house: House;
  readonly sessions: Pick<Sessions, "cookies">;
  readonly limits: Limits;
  readonly onOpened: OnOpened;
};

/** Links to seats: looked at, redeemed, sent again. */
export function linkRoutes(app: FastifyInstance, { house, sessions, limits, onOpened }: Needs): void {
  const opening = { limits: [limits.byAddress("open-link")] };

  readingCall(app, house, "inspectLink", (read, { body }) => inspectLink(read, body.token), opening);

  cookieCall(
    app,
    house,
    "redeemLink",
    async (work, { body }, request) => {
      const presented = sessions.cookies.read(request);
      const userAgent = request.headers["user-agent"] ?? "";
      const redeemed = await redeemLink(work, { token: body.token, presented, userAgent }, onOpened);
      if (!redeemed.ok) return redeemed;
      const { seat, opened } = redeemed.value;
      return ok({
        answer: seat,
        finish: (reply) => {
          if (opened.secret !== null) sessions.cookies.set(reply, { value: opened.secret, expires: opened.expires });
        },
      });
    },
    opening,
  );

  // Counted by the requested seat, also when there is no such seat, so that the refusal does not reveal it.
  const perSeat = limits.by<"resendLink">("resend-to-seat", ({ body }) =>
    (body.id || `${body.assessmentId} ${mailAddressIn(body.email)}`).toLowerCase(),
  );
  writingCall(app, house, "resendLink", (work, { body }) => resendLink(work, body), {
    limits: [limits.byAddress("resend"), perSeat],
  });
}

/** Who takes part in an assessment: invited, corrected and deleted by its initiator, who also ends their sessions. */
export function contributorRoutes(app: FastifyInstance, { house, limits }: Pick<Needs, "house" | "limits">): void {
  const anyone = [limits.bySession("invite"), limits.byAddress("invite-from-network")];
  const byOne = (person: string, caller: Caller) => `${countedBy(caller)} ${person.trim().toLowerCase()}`;
  const toInvited = limits.by<"inviteContributor">("invite-to-address", ({ body }, caller) =>
    byOne(body.email, caller),
  );
  const toCorrected = limits.by<"updateContributor">("invite-to-address", ({ body }, caller) =>
    byOne(body.email ?? body.contributorId, caller),
  );
  // To and fro between two addresses each gets a mail every time.
  const ofSeat = limits.by<"updateContributor">("correct-seat", ({ body: { contributorId, email } }) =>
    email === null || email === undefined ? `${contributorId} name` : contributorId,
  );
  writingCall(app, house, "inviteContributor", (work, { body }) => inviteContributor(work, body), {
    limits: [...anyone, toInvited],
  });
  writingCall(app, house, "updateContributor", (work, { body }) => updateContributor(work, body), {
    limits: [...anyone, toCorrected, ofSeat],
  });
  writingCall(app, house, "deleteContributor", (work, { body }) => deleteContributor(work, body));
  readingCall(app, house, "seatSessions", (read, { params }) => seatSessions(read, params.id));
  writingCall(app, house, "endSessions", (work, { body }) => endSessions(work, body));
}
