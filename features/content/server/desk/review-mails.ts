import { z } from "zod";
import { quotableName } from "../../../../platform/pure/mail/index.ts";
import { isMailingHour, norwegianDay, norwegianIsoDay } from "../../../../platform/pure/norwegian-date/index.ts";
import { defineTask, type Job, job, MAILING_HOURS } from "../../../../platform/server/jobs.ts";
import type { Platform } from "../../../../platform/server/platform.ts";
import { contentAddresses } from "../../../address/rules/index.ts";
import { contentMailsIn } from "../../mails.ts";
import { siteOrigin } from "./list-sites.ts";
import { takeUntold } from "./review-store.ts";

const reviews = defineTask("review-dates", z.object({}));

type Needs = Pick<Platform, "db" | "mailer"> & {
  readonly config: Pick<Platform["config"], "publicUrl" | "notificationUrl">;
};

/** Tells of pages whose review date has passed. */
export const reviewDateJob = (needs: Needs): Job =>
  job(reviews, () => sendReviewMails(needs, new Date()), MAILING_HOURS);

/** One mail to each editor with their pages of both sites, at 08:00 in Oslo. Of two runs at once the second finds none left. */
export async function sendReviewMails({ db, mailer, config }: Needs, at: Date): Promise<void> {
  if (!isMailingHour(at)) return;
  await db.transaction().execute(async (tx) => {
    const byAccount = Map.groupBy(await takeUntold(tx, norwegianIsoDay(at), at), ({ account }) => account);
    for (const pages of byAccount.values()) {
      const [first] = pages;
      if (!first) continue;
      const mail = contentMailsIn(first.language).review({
        name: quotableName(first.account_name) ?? "",
        pages: pages.map(({ number, name, review_by, site }) => ({
          page: quotableName(name),
          by: norwegianDay(review_by),
          url: `${siteOrigin(config, site) ?? config.publicUrl}${contentAddresses.page(number)}`,
        })),
      });
      await mailer.send(tx, { to: first.email, ...mail });
    }
  });
}
