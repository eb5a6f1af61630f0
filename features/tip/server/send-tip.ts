import type { CallInput } from "../../../platform/pure/contract/call.ts";
import { publicAddress } from "../../../platform/pure/link/index.ts";
import { mailAddressIn } from "../../../platform/pure/mail/index.ts";
import { invalid, ok, type Refusal, refuse } from "../../../platform/pure/refusal/index.ts";
import { withoutLineBreaks } from "../../../platform/pure/text/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { contactAddress, siteName } from "../../site/server/index.ts";
import { tipMailsIn } from "../mails.ts";
import { checkTip, type TipInput } from "../rules/index.ts";
import { addTip, recipientOf, spend } from "./store.ts";
import type { Verification } from "./verification.ts";

type Input = CallInput<"sendTips">["body"];

type Needs = {
  readonly verification: Verification;
  /** Counts receipts to one address. */
  readonly receipts: () => Promise<Refusal | null>;
};

/**
 * Stores a tip and mails it to the block's recipient, or to the site's contact address. The sender gets a receipt on request. The
 * receipt contains none of the text, because anybody can enter anybody's address.
 */
export async function sendTip(work: Work, input: Input, { verification, receipts }: Needs) {
  const { tx, at, siteId, mailer, language, siteLanguage } = work;
  const tip: TipInput = {
    methodDescription: input.methodDescription.trim(),
    name: withoutLineBreaks(input.name).trim(),
    senderEmail: mailAddressIn(input.senderEmail),
    link: publicAddress(input.link.trim()),
    employer: withoutLineBreaks(input.employer).trim(),
  };
  const fields = checkTip(tip);
  if (fields.length > 0) return refuse({ kind: "Invalid", fields });
  const answered = await verification.verify(input.recaptchaToken, at);
  if (!answered || !(await spend(tx, answered))) return invalid({ path: "recaptchaToken", kind: "NotVerified" });

  const block = input.block ?? null;
  const configured = block === null ? "" : await recipientOf(tx, siteId, block);
  await addTip(tx, { ...tip, siteId, block, at });
  const site = await siteName(tx, siteId);
  await mailer.send(tx, {
    to: mailAddressIn(configured) || (await contactAddress(tx, siteId)),
    ...tipMailsIn(siteLanguage).tip(tip, site),
  });
  if (input.copyToSender && !(await receipts()))
    await mailer.send(tx, { to: tip.senderEmail, ...tipMailsIn(language).receipt(site) });
  return ok({ ok: true } as const);
}
