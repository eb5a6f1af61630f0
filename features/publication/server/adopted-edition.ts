import type { Read } from "../../../platform/server/http/work.ts";
import type { AdoptedEdition } from "../../adoption/calls.ts";
import { numbersToAdopt, searchedOn } from "../../adoption/rules/index.ts";
import { originalOf } from "../../adoption/server/index.ts";
import { editionById } from "./edition-store.ts";

type Row = { readonly adopts: number | null; readonly adopts_publication: number };

/** The edition that an adoption builds on, for those who write the adoption: with the numbers that its economy began with. */
export async function adoptedEdition(
  { db }: Pick<Read, "db">,
  { adopts, adopts_publication }: Row,
): Promise<AdoptedEdition> {
  const edition = await editionById(db, adopts_publication);
  return {
    ...(await originalOf(db, adopts_publication)),
    number: adopts,
    searchedOn: edition ? searchedOn(edition.view.sections) : null,
    cells: edition ? numbersToAdopt(edition.view.sections) : {},
  };
}
