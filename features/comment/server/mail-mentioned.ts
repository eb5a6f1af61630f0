import { quotableName, quotableTitle, titleInSubject } from "../../../platform/pure/mail/index.ts";
import { inPlace } from "../../../platform/pure/moved/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { addresses } from "../../address/rules/index.ts";
import type { AssessmentRow } from "../../assessment/server/index.ts";
import type { PlacedBlock } from "../../template/rules/index.ts";
import { commentMailsIn } from "../mails.ts";
import { mentionedIn } from "../rules/index.ts";
import { endings } from "./mail-choices.ts";
import * as store from "./store.ts";

type Person = Awaited<ReturnType<typeof store.people>>[number];

type Mentioned = {
  readonly placed: PlacedBlock;
  /** Of the block that is commented on. */
  readonly guid: string;
  readonly people: readonly Person[];
  /** Contributor ids to notify, from `newlyNamed`. */
  readonly named: readonly string[];
  readonly by: string;
};

/**
 * Ids of the contributors who get a mail because a text mentions them. Contributors who have not opened their link get none: the address may be
 * a stranger's, and one mail has gone there already.
 * @param told contributors to leave out: the writer, and those who got a mail about this comment already
 */
export const newlyNamed = (text: string, people: readonly Person[], told: readonly string[]): readonly string[] => {
  const opened = people.filter(({ redeemed_at }) => redeemed_at !== null).map(({ contributorId }) => contributorId);
  return mentionedIn(text, people).filter((each) => opened.includes(each) && !told.includes(each));
};

/** Nobody gets a second mail of a mention in one assessment within this time: the daily mail has the rest. */
const QUIET_MS = 10 * 60_000;

/**
 * Tells those whom a comment names, at once. The mail carries the title and a link, never the comment.
 * @returns who got a mail
 */
export async function mailMentioned(
  { tx, origin, moved, mailer, at }: Pick<Work, "tx" | "origin" | "moved" | "mailer" | "at">,
  { number, name: title }: Pick<AssessmentRow, "number" | "name">,
  { placed, guid, people, named, by }: Mentioned,
): Promise<readonly string[]> {
  if (named.length === 0) return [];
  const section = await store.guidOf(tx, number, placed.section.key);
  const writer = people.find(({ contributorId }) => contributorId === by);
  const lately = await store.mailedSince(tx, number, new Date(at.getTime() - QUIET_MS));
  const told = people.filter(
    ({ contributorId: id, no_mails }) => named.includes(id) && !lately.includes(id) && !no_mails,
  );
  for (const { contributorId: id, role, name, email, language } of told) {
    const place = addresses.editAs(number, { id, role }, section ? { tab: placed.tab, section } : null);
    const { choices, unsubscribe } = endings({ mailer }, origin, id, "mention");
    const mail = commentMailsIn(language).mention({
      choices,
      name: quotableName(name) ?? "",
      title: quotableTitle(title),
      shortTitle: titleInSubject(title),
      by: writer ? quotableName(writer.name) : null,
      url: `${origin}${inPlace(moved, place)}#${addresses.commentsOn(guid)}`,
    });
    await mailer.send(tx, { to: email, unsubscribe, ...mail });
  }
  return told.map(({ contributorId }) => contributorId);
}
