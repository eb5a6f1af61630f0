import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { decisionSheetAddress, decisionSheetPdf } from "../../address/rules/index.ts";
import { readAssessment } from "../../publication/server/index.ts";
import type { SheetAnswer } from "../calls.ts";
import { decisionSheet } from "../rules/index.ts";
import { sheetWordsIn } from "../texts-words.ts";

/** The decision sheet of a published edition. Drafts and cards have none: a decision is made on an edition. */
export async function readSheet(
  read: Read,
  asked: { readonly id: string; readonly version?: number | undefined },
): Promise<Result<SheetAnswer>> {
  const found = await readAssessment(read, asked);
  if (!found.ok) return found;
  const { edition } = found.value;
  if (!edition) return refuse({ kind: "NotFound" });
  // On a screen the words of the product follow the reader, as those around the sheet do. On paper they follow the edition.
  const sheet = decisionSheet(found.value, edition, sheetWordsIn(read.language));
  const links = {
    here: decisionSheetAddress(sheet.id, edition.version),
    newest: decisionSheetAddress(sheet.id, edition.newest),
    pdf: decisionSheetPdf(edition.publication),
  };
  const { language } = found.value;
  return ok({ ...sheet, ...(language ? { language } : {}), links });
}
