import { addresses } from "../../core/address/index.ts";
import { quotableName, quotableTitle, titleInSubject } from "../../core/mail/index.ts";
import type { PlacedBlock } from "../../core/template/index.ts";
import { commentMails } from "../../texts/comment-mails.ts";
import type { AssessmentRow } from "../assessment/index.ts";
import type { Work } from "../platform/http/work.ts";
import * as store from "./store.ts";

type Person = Awaited<ReturnType<typeof store.people>>[number];

type Mentioned = {
  readonly placed: PlacedBlock;
  /** Of the block that is commented on. */
  readonly guid: string;
  readonly people: readonly Person[];
  /** Who is to be told, by contributor id. */
  readonly named: readonly string[];
  readonly by: string;
};

/** Tells those whom a comment names, at once. The mail carries the title and a link, never the comment. */
export async function mailMentioned(
  { tx, origin, mailer }: Pick<Work, "tx" | "origin" | "mailer">,
  { number, name: title }: Pick<AssessmentRow, "number" | "name">,
  { placed, guid, people, named, by }: Mentioned,
): Promise<void> {
  if (named.length === 0) return;
  const section = await store.guidOf(tx, number, placed.section.key);
  const writer = people.find(({ contributorId }) => contributorId === by);
  // Who has not opened their link yet may be anybody whose address somebody knows: they have got one mail, and get no more for now.
  const told = people.filter((each) => named.includes(each.contributorId) && each.redeemed_at !== null);
  for (const { contributorId: id, role, name, email } of told) {
    const place = addresses.editAs(number, { id, role }, section ? { tab: placed.tab, section } : null);
    const mail = commentMails.mention({
      name: quotableName(name) ?? "",
      title: quotableTitle(title),
      shortTitle: titleInSubject(title),
      by: writer ? quotableName(writer.name) : null,
      url: `${origin}${place}#${addresses.commentsOn(guid)}`,
    });
    await mailer.send(tx, { to: email, ...mail });
  }
}
