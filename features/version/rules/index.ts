import { invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { plainLine } from "../../../platform/pure/text/index.ts";

/** Versions that people may name in one assessment. */
export const VERSIONS_MAX = 100;
const NAME_MAX = 100;

/** The name of a version as it is stored: one line, without white space around it. */
export function acceptVersionName(value: string): Result<string> {
  const name = plainLine(value).trim();
  if (!/[^\p{Z}\p{C}\s]/u.test(name)) return invalid({ path: "name", kind: "VersionNameRequired" });
  return name.length > NAME_MAX ? invalid({ path: "name", kind: "VersionNameTooLong" }) : ok(name);
}
