import type { Problem } from "../../../platform/pure/contract/problem.ts";
import { problemTexts } from "../../api/texts-problems.ts";
import { WORKBOOK_LIMIT } from "../rules/index.ts";
import { economyAuthorTexts } from "../texts.ts";

/** Why a file that is known to be refused is not sent; null for all others, on which the server has the last word. */
export const tooLarge = ({ size }: { readonly size: number }): string | null =>
  size > WORKBOOK_LIMIT ? economyAuthorTexts.uploadFailedWith(413, problemTexts.tooLarge(WORKBOOK_LIMIT)) : null;

/** The specification's sentence, the status code, and the server's reason. */
export const notUploaded = ({ status, title, fields }: Problem): string =>
  economyAuthorTexts.uploadFailedWith(status, fields?.[0]?.message ?? title);
