import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { authorOf } from "../../access/rules/index.ts";
import { openForChange } from "../../assessment/server/index.ts";
import { keepVersion } from "../../history/server/index.ts";
import { acceptVersionName, VERSIONS_MAX } from "../rules/index.ts";
import * as store from "./store.ts";

/** Names what stands in an assessment now as a version, by any of its authors, in a draft. */
export async function nameVersion(
  work: Work,
  { params, body }: CallInput<"nameVersion">,
): Promise<Result<CallAnswer<"nameVersion">>> {
  const { tx, actor, at } = work;
  const found = await openForChange(work, "name-version", params.id);
  if (!found.ok) return found;
  const name = acceptVersionName(body.name);
  if (!name.ok) return name;
  const { number: assessment } = found.value;
  if ((await store.countNamed(tx, assessment)) >= VERSIONS_MAX)
    return invalid({ path: "name", kind: "TooManyVersions" });
  const by = authorOf(actor, assessment, "name-version");
  const id = await keepVersion(tx, { assessment, cause: "named", name: name.value, by, at });
  return ok({ ok: true, id, at: at.toISOString() });
}
