import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { mailAddressIn } from "../../../platform/pure/mail/index.ts";
import { invalid, ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import { withoutControls } from "../../../platform/pure/text/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { authorOf } from "../../access/rules/index.ts";
import { openForChange } from "../../assessment/server/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { checkEmail, checkName } from "../../intro/rules/index.ts";
import { checkMessage, isDeletable } from "../rules/index.ts";
import { issueLink } from "./issue-link.ts";
import { vacateSeat } from "./seat.ts";
import * as store from "./store.ts";

const lower = (address: string): string => mailAddressIn(address).toLowerCase();

/**
 * Corrects the name of a seat's holder or, while nobody has opened the seat, the address that it was mailed to: the link that went to the
 * wrong address dies and a new one goes to the right one, with the message that comes with the correction. Not for the initiator's own seat.
 */
export async function updateContributor(
  work: Work,
  body: CallInput<"updateContributor">["body"],
): Promise<Result<CallAnswer<"updateContributor">>> {
  const found = await openForChange(work, "update-contributor", body.id, body.rev);
  if (!found.ok) return found;
  const { tx, actor, at } = work;
  const { number } = found.value;
  const seats = (await store.seatsOf(tx, number)).filter(({ deletedAt }) => deletedAt === null);
  const seat = seats.find(({ id }) => id === body.contributorId.toLowerCase());
  if (!seat) return refuse({ kind: "NotFound" });
  if (!isDeletable(seat.role)) return invalid({ path: "contributorId", kind: "NotChangeable" });

  const name = withoutControls(body.name ?? seat.name).trim();
  const isMoved = lower(body.email ?? seat.email) !== lower(seat.email);
  const email = isMoved ? mailAddressIn(body.email ?? "") : seat.email;
  const message = withoutControls(body.message ?? "").trim();
  const isTaken = isMoved && seats.some((each) => lower(each.email) === lower(email));
  const broken = [
    ...checkName(name, "NameRequired"),
    ...checkEmail(email),
    ...(isMoved && seat.redeemedAt !== null ? [{ path: "email", kind: "AddressInUse" }] : []),
    ...(isTaken ? [{ path: "email", kind: "AlreadyTakesPart" }] : []),
    ...checkMessage(message),
  ];
  if (broken.length > 0) return invalid(...broken);

  await store.correctSeat(tx, seat.id, { name, email });
  if (isMoved) {
    await vacateSeat(tx, seat.id, "initiator");
    await issueLink(work, seat.id, "invitation", { message });
  }
  const detail = { contributorId: seat.id, role: seat.role, changed: isMoved ? "address" : "name" };
  const by = authorOf(actor, number, "update-contributor");
  await appendAudit(tx, { action: "update-contributor", by, at, assessment: number, detail });
  const { id: contributorId, role, organization } = seat;
  return ok({
    contributorId,
    name,
    email,
    organization,
    role,
    isDeletable: true,
    redeemed: seat.redeemedAt !== null,
  });
}
