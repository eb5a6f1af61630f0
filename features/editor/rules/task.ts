import type { SeatRole } from "../../access/rules/index.ts";
import type { AuthorSection, BlockKind } from "../../kinds/rules/index.ts";

/** A step and a section of the form. */
export type TaskPlace = { readonly tab: number; readonly section: string };

/** The kinds of block that a role was invited to fill in. The others write in the whole form. */
const kindsOf: Partial<Record<SeatRole, readonly BlockKind[]>> = {
  librarian: ["LiteratureSearch"],
  economist: ["EconomyEvaluation", "EconomyMunicipality"],
  peer: ["PeerReviewSection"],
};

/** The kinds of block of a role's own task; undefined for who writes in the whole form. */
export const kindsOfTask = (role: SeatRole): readonly BlockKind[] | undefined => kindsOf[role];

type Form = { readonly sections: readonly AuthorSection[]; readonly missing: readonly TaskPlace[] };

/**
 * Where the task of a role stands: the section with what it was invited for; for who writes in the whole form the first section that
 * lacks a mandatory field. Null when there is none.
 */
export function taskPlace(role: SeatRole, { sections, missing }: Form): TaskPlace | null {
  const kinds = kindsOf[role];
  if (!kinds) return missing[0] ? { tab: missing[0].tab, section: missing[0].section } : null;
  const own = sections.find(
    ({ hiddenByRule, kind, blocks }) =>
      !hiddenByRule && [kind, ...blocks.map((block) => block.kind)].some((each) => kinds.includes(each)),
  );
  return own ? { tab: own.fieldGroup, section: own.contentGuid } : null;
}
