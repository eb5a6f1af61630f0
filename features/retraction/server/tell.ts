import { z } from "zod";
import { defaultLanguage } from "../../../platform/pure/language/index.ts";
import { isMailingHour } from "../../../platform/pure/norwegian-date/index.ts";
import type { Db, Tx, Work } from "../../../platform/server/http/work.ts";
import { defineTask, type Job, job, MAILING_HOURS } from "../../../platform/server/jobs.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import { addresses } from "../../address/rules/index.ts";
import type { DeskRetraction } from "../../api/index.ts";
import { aboutOf } from "../../assessment/server/index.ts";
import { deskRecipients } from "../../publication/server/index.ts";
import { movedScreensOn } from "../../site/server/index.ts";
import { retractionMailsIn, type ToldState } from "../mails.ts";
import { usedStudies } from "./list-studies.ts";
import * as store from "./store.ts";

const tell = defineTask("retraction-mails", z.object({}));

/** Mails about retracted studies at 08:00 in Oslo. */
export const retractionMailJob = ({ db, mailer, config }: Pick<Platform, "db" | "mailer" | "config">): Job =>
  job(
    tell,
    async () => {
      const at = new Date();
      if (!isMailingHour(at)) return;
      const moved = await movedScreensOn(db, "minimetode");
      await mailRetractions(db, { mailer, origin: config.publicUrl, moved, at });
    },
    MAILING_HOURS,
  );

type Means = Pick<Work, "mailer" | "origin" | "moved" | "at">;

/**
 * Mails the initiator and the desk about each retracted or doubted study of an assessment, once for each notice. Each is a transaction of
 * its own, so that none is mailed twice.
 */
export async function mailRetractions(db: Db, means: Means): Promise<void> {
  for (const study of await usedStudies({ db, language: defaultLanguage })) {
    const { state, told, notSame } = study;
    if ((state !== "retracted" && state !== "concern") || told !== null || notSame !== null) continue;
    await db.transaction().execute((tx) => mailOne(tx, study, state, means));
  }
}

async function mailOne(
  tx: Tx,
  { assessment, record }: DeskRetraction,
  state: ToldState,
  { mailer, ...means }: Means,
): Promise<void> {
  if (!(await store.putTold(tx, { assessment, recordId: record, at: means.at }))) return;
  const about = await store.mailedAbout(tx, assessment);
  if (!about) return;
  const { id, name, email, language: own, title, site_id: site } = about;
  if (id !== null && name !== null && email !== null && own !== null) {
    const page = aboutOf(means, title, addresses.editAs(assessment, { id, role: "initiator" }));
    await mailer.send(tx, { to: email, ...retractionMailsIn(own).found(state, { as: "initiator", name }, page) });
  }
  const desk = aboutOf(means, title, addresses.deskAssessment(assessment));
  for (const { to, language } of await deskRecipients(tx, site))
    await mailer.send(tx, { to, ...retractionMailsIn(language).found(state, { as: "desk", name: "" }, desk) });
}
