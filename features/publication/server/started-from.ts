import type { Read } from "../../../platform/server/http/work.ts";
import { addresses } from "../../address/rules/index.ts";
import type { TextLink } from "../../api/index.ts";
import { readingTextsIn } from "../../reading/texts.ts";
import { publicHeading } from "./edition-store.ts";

/** The assessment that another was started from, as it is called now; without a link when it is public no more. features/intro/README.md */
export async function startedFrom(
  { db, language }: Pick<Read, "db" | "language">,
  assessment: number,
): Promise<TextLink> {
  const heading = await publicHeading(db, assessment);
  return heading === undefined
    ? { text: readingTextsIn(language).startedFrom.gone, link: "" }
    : { text: heading, link: addresses.assessment(assessment) };
}
