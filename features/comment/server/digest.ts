import { z } from "zod";
import { quotableName, quotableTitle, titleInSubject } from "../../../platform/pure/mail/index.ts";
import { inPlace } from "../../../platform/pure/moved/index.ts";
import { isMailingHour } from "../../../platform/pure/norwegian-date/index.ts";
import { defineTask, type Job, job, MAILING_HOURS } from "../../../platform/server/jobs.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import { addresses } from "../../address/rules/index.ts";
import { movedScreensOn } from "../../site/server/index.ts";
import { commentMailsIn } from "../mails.ts";
import { endings } from "./mail-choices.ts";
import * as store from "./store.ts";

const digest = defineTask("comment-digest", z.object({}));

type Needs = Pick<Platform, "db" | "mailer"> & { readonly config: Pick<Platform["config"], "publicUrl"> };

/** Tells of the day's comments. */
export const digestJob = (needs: Needs): Job => job(digest, () => sendDigests(needs, new Date()), MAILING_HOURS);

/**
 * Sends one mail to each address with the comments that its seats have not seen and got no mail about, in drafts. Each comment is processed
 * once, with or without a mail: of two runs at the same time, the second finds none.
 */
export async function sendDigests({ db, mailer, config }: Needs, at: Date): Promise<void> {
  if (!isMailingHour(at)) return;
  const moved = await movedScreensOn(db, "minimetode");
  await db.transaction().execute(async (tx) => {
    const byAddress = Map.groupBy(await store.takeUntoldComments(tx, at), ({ email }) => email.toLowerCase());
    for (const seats of byAddress.values()) {
      const [seat] = seats;
      if (!seat) continue;
      const { choices, unsubscribe } = endings({ mailer }, config.publicUrl, seat.contributor, "daily");
      const mail = commentMailsIn(seat.language).digest({
        choices,
        name: quotableName(seat.name) ?? "",
        assessments: seats.map(({ assessment, title, contributor: id, role, comments }) => ({
          title: quotableTitle(title),
          shortTitle: titleInSubject(title),
          comments: Number(comments),
          url: `${config.publicUrl}${inPlace(moved, addresses.editAs(assessment, { id, role }))}`,
        })),
      });
      await mailer.send(tx, { to: seat.email, unsubscribe, ...mail });
    }
  });
}
