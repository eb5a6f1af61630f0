import { addresses } from "../../core/address/index.ts";
import type { TextLink } from "../../core/contract/index.ts";
import { readingTexts } from "../../texts/reading.ts";
import type { Db } from "../platform/http/work.ts";
import { publicHeading } from "./edition-store.ts";

/** The assessment that another was started from, as it is called now; without a link when it is public no more. docs/spec/start-form.md, From another assessment */
export async function startedFrom(db: Db, assessment: number): Promise<TextLink> {
  const heading = await publicHeading(db, assessment);
  return heading === undefined
    ? { text: readingTexts.startedFrom.gone, link: "" }
    : { text: heading, link: addresses.assessment(assessment) };
}
