import type { FastifyRequest } from "fastify";
import type { CallInput } from "../../../platform/pure/contract/call.ts";
import { mailAddressIn } from "../../../platform/pure/mail/index.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { serverFeature } from "../../../platform/server/feature.ts";
import {
  type House,
  reading,
  type WithCookie,
  writing,
  writingWithCookie,
} from "../../../platform/server/http/call-route.ts";
import type { Caller, Work } from "../../../platform/server/http/work.ts";
import { countedBy, type Limits } from "../../../platform/server/rate-limit/index.ts";
import type { SeatView } from "../../api/index.ts";
import { numberOrGuid } from "../../assessment/server/index.ts";
import type { Sessions } from "../../session/server/index.ts";
import { deleteContributor } from "./delete-contributor.ts";
import { inviteContributor } from "./invite.ts";
import { inspectLink, type OnOpened, redeemCode, redeemLink } from "./redeem.ts";
import { resendJob, resendLink } from "./resend.ts";
import { endSessions, seatSessions } from "./sessions.ts";
import { type AskedSeat, namedSeat } from "./store.ts";
import { updateContributor } from "./update-contributor.ts";

type Needs = {
  readonly house: House;
  readonly sessions: Pick<Sessions, "cookies">;
  readonly limits: Limits;
  readonly onOpened: OnOpened;
};

/** Links to seats, and who takes part. features/api/README.md */
export const contributorFeature = serverFeature({
  serves: (needs: Needs) => ({ answers: { ...links(needs), ...people(needs) } }),
  jobs: (needs: Parameters<typeof resendJob>[0]) => [resendJob(needs)],
});

/** Links to seats: looked at, redeemed, sent again. */
function links({ house, sessions, limits, onOpened }: Needs) {
  const opening = { limits: [limits.byAddress("open-link")] };

  const browserOf = (request: FastifyRequest) => ({
    presented: sessions.cookies.read(request),
    userAgent: request.headers["user-agent"] ?? "",
  });
  const withCookie = (redeemed: Awaited<ReturnType<typeof redeemLink>>): Result<WithCookie<SeatView>> => {
    if (!redeemed.ok) return redeemed;
    const { seat, opened } = redeemed.value;
    return ok({
      finish: (reply) => {
        if (opened.secret !== null) sessions.cookies.set(reply, { value: opened.secret, expires: opened.expires });
        return seat;
      },
    });
  };
  const redeeming = async (work: Work, { body }: CallInput<"redeemLink">, request: FastifyRequest) =>
    withCookie(await redeemLink(work, body.token, browserOf(request), onOpened));
  // Counted by the seat, however the request names it. A seat that does not exist is counted too, so that the refusal does not reveal it.
  const seatOf = async ({ body }: { readonly body: AskedSeat & { readonly assessmentId: string } }) => {
    const assessment = numberOrGuid(body.assessmentId);
    const seat = await namedSeat(house.db, assessment, body);
    return seat?.id ?? `${assessment} ${body.id || mailAddressIn(body.email)}`.toLowerCase();
  };
  const typing = async (work: Work, { body }: CallInput<"redeemCode">, request: FastifyRequest) =>
    withCookie(await redeemCode(work, body, browserOf(request), onOpened));
  return {
    inspectLink: reading<"inspectLink">((read, { body }) => inspectLink(read, body.token), opening),
    redeemLink: writingWithCookie<"redeemLink">(redeeming, opening),
    redeemCode: writingWithCookie<"redeemCode">(typing, {
      limits: [...opening.limits, limits.by<"redeemCode">("try-code", seatOf)],
    }),
    resendLink: writing<"resendLink">((work, { body }) => resendLink(work, body), {
      limits: [limits.byAddress("resend"), limits.by<"resendLink">("resend-to-seat", seatOf)],
    }),
  };
}

/** Calls about the contributors of an assessment. The initiator invites, corrects and deletes them, and ends their sessions. */
function people({ limits }: Pick<Needs, "limits">) {
  const anyone = [limits.bySession("invite"), limits.byAddress("invite-from-network")];
  const byOne = (person: string, caller: Caller) => `${countedBy(caller)} ${mailAddressIn(person).toLowerCase()}`;
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
  return {
    inviteContributor: writing<"inviteContributor">((work, { body }) => inviteContributor(work, body), {
      limits: [...anyone, toInvited],
    }),
    updateContributor: writing<"updateContributor">((work, { body }) => updateContributor(work, body), {
      limits: [...anyone, toCorrected, ofSeat],
    }),
    deleteContributor: writing<"deleteContributor">((work, { body }) => deleteContributor(work, body)),
    seatSessions: reading<"seatSessions">((read, { params }) => seatSessions(read, params.id)),
    endSessions: writing<"endSessions">((work, { body }) => endSessions(work, body)),
  };
}
