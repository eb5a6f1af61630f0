import type { Db } from "../../../platform/server/http/work.ts";
import { indexOf, matchesOf, type PaperState, paperStates, studiesOfSections } from "../rules/index.ts";
import { type NamingEdition, namingEditions } from "./study-store.ts";

/** For each standing edition that names a paper of the list, the gravest state of its papers. One statement reads it. */
export async function retractedEditions(
  db: Db,
): Promise<readonly (Pick<NamingEdition, "organization" | "type"> & { readonly state: PaperState })[]> {
  const { notices, editions } = await namingEditions(db);
  const index = indexOf(notices);
  return editions.flatMap(({ organization, type, blocks, notSame }) => {
    const named = studiesOfSections([{ blocks }]).flatMap((study) => matchesOf(study, index));
    const states = named.filter(({ notice }) => !notSame.includes(notice.recordId)).map(({ state }) => state);
    const gravest = paperStates.find((state) => states.includes(state));
    return gravest ? [{ organization, type, state: gravest }] : [];
  });
}
