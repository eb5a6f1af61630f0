import type { SeedAssessment } from "../../../content/assessments/index.ts";
import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import type { Tx } from "../../../platform/server/http/work.ts";
import { addGivenDecision } from "../../decision/server/index.ts";
import { findTerm } from "../../term/server/index.ts";

const dayFromNow = (days: number): string => norwegianIsoDay(new Date(Date.now() + days * 86_400_000));

/** The decisions on an example's edition. */
export async function writeDecisions(
  tx: Tx,
  assessment: number,
  publication: number,
  { decisions = [] }: SeedAssessment,
): Promise<void> {
  for (const { organization: named, decidedAt, followUpInDays, ...input } of decisions) {
    const organization = await findTerm(tx, named.kind, named.key);
    if (!organization) throw new Error(`a decision names no organisation that exists: ${named.key}`);
    const at = new Date(decidedAt);
    const followUpOn = followUpInDays === undefined ? "" : dayFromNow(followUpInDays);
    await addGivenDecision(tx, {
      ...{ assessment, publication, at },
      organization: organization.id,
      input: { ...input, decidedOn: norwegianIsoDay(at), followUpOn },
    });
  }
}
