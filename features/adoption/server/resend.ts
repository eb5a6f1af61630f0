import type { CallInput } from "../../../platform/pure/contract/call.ts";
import { mailAddressIn } from "../../../platform/pure/mail/index.ts";
import type { Result } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { resendLink } from "../../contributor/server/index.ts";
import { loadTerms } from "../../term/server/index.ts";
import * as store from "./store.ts";

/** No assessment has this number. */
const NONE = "0";

/**
 * Asks for a new link to the adoption that an organisation has begun, for whoever has the address and a seat in it. Answers and works the
 * same when there is no such adoption.
 */
export async function resendAdoptionLink(
  work: Work,
  { adopts, organizationId, email: given }: CallInput<"resendAdoptionLink">["body"],
): Promise<Result<{ ok: true }>> {
  const email = mailAddressIn(given);
  const terms = await loadTerms(work.tx);
  const organization = terms.find("organization", organizationId) ?? terms.find("municipality", organizationId);
  const begun = await store.adoptionUnderWay(work.tx, { original: adopts, organization: organization?.id ?? 0 }, email);
  return resendLink(work, { assessmentId: String(begun?.number ?? NONE), id: "", email });
}
