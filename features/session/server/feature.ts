import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { serverFeature } from "../../../platform/server/feature.ts";
import { reading } from "../../../platform/server/http/call-route.ts";
import type { Db, Read } from "../../../platform/server/http/work.ts";
import { type Actor, rolesAt } from "../../access/rules/index.ts";
import { routePaths } from "../../address/rules/index.ts";
import type { SeatStanding, SessionView } from "../../api/index.ts";
import * as standing from "./standing-store.ts";
import * as store from "./store.ts";

/** `GET /api/session`: who am I. */
export const sessionFeature = serverFeature({
  serves: () => ({
    answers: {
      getSession: reading(viewSession),
      seatStanding: reading((read, { query }) => seatStanding(read, query.id.toLowerCase())),
    },
  }),
  hourly: [store.forgetExpired],
});

/** Tells only the browser, or the account, that held the seat that it was removed, or who ended it there. */
async function seatStanding({ db, actor }: Read, contributorId: string): Promise<Result<SeatStanding>> {
  const isHeld = actor.kind === "known" && actor.seats.some((seat) => seat.contributorId === contributorId);
  if (isHeld) return ok({ standing: "held", initiator: null });
  const unknown = { standing: "unknown", initiator: null } as const;
  if (!actor.sessionId) return ok(unknown);
  const removed = await standing.removedSeat(db, actor.sessionId, contributorId);
  if (removed) return ok({ standing: "removed", initiator: removed.initiator });
  const ended = await standing.endedSeat(db, actor.sessionId, contributorId);
  return ok(ended?.by ? { standing: `ended-by-${ended.by}`, initiator: ended.initiator } : unknown);
}

async function viewSession({ db, actor, origin, siteKey, shows }: Read): Promise<Result<SessionView>> {
  shows();
  if (actor.kind === "anonymous") return ok({ user: null, seats: [] });
  const user = actor.account && {
    id: actor.account.id,
    name: actor.account.name,
    roles: [...rolesAt(actor, siteKey)],
    expires: await expiryOf(db, actor.sessionId),
    // Asks the provider when it is opened: this call asks nobody.
    logoutUrl: `${origin}${routePaths.logout}`,
  };
  return ok({ user, seats: await seatViews(db, actor) });
}

async function expiryOf(db: Db, sessionId: string): Promise<string> {
  const row = await store.accountExpiry(db, sessionId);
  return (row?.account_expires_at ?? new Date(0)).toISOString();
}

async function seatViews(db: Db, actor: Extract<Actor, { kind: "known" }>): Promise<SessionView["seats"]> {
  const open = actor.seats.filter(({ hasDeclined }) => !hasDeclined);
  const numbers = [...new Set(open.map(({ assessment }) => assessment))];
  const titles = numbers.length > 0 ? await store.titles(db, numbers) : [];
  return titles.flatMap(({ number, name: title }) =>
    open
      .filter(({ assessment }) => assessment === number)
      .map(({ contributorId, role, name }) => ({
        assessmentId: number,
        contributorId,
        role,
        name,
        title,
      })),
  );
}
