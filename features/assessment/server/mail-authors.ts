import type { ComposedMail } from "../../../platform/pure/mail/index.ts";
import { quotableName, quotableTitle, titleInSubject } from "../../../platform/pure/mail/index.ts";
import { inPlace } from "../../../platform/pure/moved/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { peopleOfAssessment } from "./store.ts";

type Person = Awaited<ReturnType<typeof peopleOfAssessment>>[number];

/** An assessment's title as mails may quote it, and a page of ours. @param path one of the `addresses` */
export const aboutOf = ({ origin, moved }: Pick<Work, "origin" | "moved">, title: string, path: string) => ({
  title: quotableTitle(title),
  shortTitle: titleInSubject(title),
  url: `${origin}${inPlace(moved, path)}`,
});

/**
 * Mails those who take part in an assessment, in the transaction of the change.
 * @param write the mail to one of them, greeted by `name`, in their `language`
 */
export async function mailAuthors(
  { tx, mailer }: Pick<Work, "tx" | "mailer">,
  assessment: number,
  write: (person: Person) => ComposedMail,
  wanted: (person: Person) => boolean = () => true,
): Promise<void> {
  for (const person of (await peopleOfAssessment(tx, assessment)).filter(wanted))
    await mailer.send(tx, { to: person.email, ...write({ ...person, name: quotableName(person.name) ?? "" }) });
}
