import type { Read } from "../../../platform/server/http/work.ts";
import { addresses } from "../../address/rules/index.ts";
import { decisionsIn } from "../../decision/server/index.ts";
import type { Original, ShownAdoption } from "../calls.ts";
import * as store from "./store.ts";

/** The assessment that an adoption builds on, as it is now. */
export async function originalOf(db: Read["db"], publication: number): Promise<Original> {
  const found = await store.adoptedEdition(db, publication);
  if (!found) return { title: "", organization: "", version: 0, link: "", newer: null, withdrawn: { message: "" } };
  const { number, organization, version, withdrawn, newest, newest_text: newestText, heading, language } = found;
  const isNewest = newest === null || newestText === null || newestText <= version;
  return {
    title: heading ?? "",
    ...(language && { language }),
    organization,
    version,
    link: withdrawn === null ? addresses.edition(number, version) : "",
    newer: isNewest ? null : { version: newest, link: addresses.edition(number, newest) },
    withdrawn: withdrawn === null ? null : { message: withdrawn },
  };
}

type Row = { readonly number: number; readonly adopts: number | null; readonly adopts_publication: number | null };

/**
 * The part of a published assessment's page about adoptions: the original that it builds on, or who has adopted it. Only published
 * adoptions are ever among them. Keys without content are left out.
 */
export async function adoptionsIn(
  { db, shows }: Pick<Read, "db" | "shows">,
  { number, adopts, adopts_publication }: Row,
): Promise<{ readonly adopts?: Original; readonly adoptions?: readonly ShownAdoption[] }> {
  if (adopts_publication !== null) {
    if (adopts !== null) shows(`assessment ${adopts}`);
    return { adopts: await originalOf(db, adopts_publication) };
  }
  const rows = await store.publishedAdoptions(db, number);
  if (rows.length === 0) return {};
  const adoptions = await Promise.all(
    rows.map(async ({ number: adoption, name, recommendation, value, version }): Promise<ShownAdoption> => {
      shows(`assessment ${adoption}`);
      const { decisions = [] } = await decisionsIn(db, adoption);
      const decision = decisions.find((each) => each.organization === name);
      return {
        organization: name,
        link: addresses.assessment(adoption),
        version,
        recommendation: recommendation ? { text: recommendation, ...(value && { value }) } : null,
        decision: decision ? { outcome: decision.outcome, decidedOn: decision.decidedOn } : null,
      };
    }),
  );
  return { adoptions };
}
