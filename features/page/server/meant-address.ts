import { type Actor, anonymous } from "../../access/rules/index.ts";
import { ADOPTS, isScreenPlace, START_FROM, TRIAGE } from "../../address/rules/index.ts";
import { blockAddress, type PageTree, type PageType, resolveContent } from "../../content/rules/index.ts";
import { triageKeys } from "../../intro/rules/index.ts";
import { searchParams } from "../../search/rules/index.ts";

const reading = ["id", "tab", "section", "print", "versjon", "fra", "til"];

/** The query keys that pages of a type read. A type that is not here reads none. */
const keysOf: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    MethodNotificationSearchPage: searchParams(),
    SearchPage: searchParams(),
    AssessmentPage: reading,
    SchemaPreviewPage: reading,
    IntroPage: [ADOPTS, START_FROM],
    SchemaPage: ["id", "role", "tab", "section"],
  } satisfies { readonly [T in PageType]?: readonly string[] }),
);

/**
 * An address as its page reads it without a session: the query keys that its type knows, sorted, without empty values. Anything else
 * in the query (what newsletters and advertisers add, and what an attacker makes up) would be another page to render and to keep.
 * @param url path and query
 * @param at milliseconds since 1970
 */
export function meantAddress(tree: PageTree, url: string, at: number): string {
  const queryAt = url.indexOf("?");
  if (queryAt < 0) return url;
  const path = url.slice(0, queryAt);
  const found = resolveContent(tree, { by: "path", path, matchExact: false }, anonymous, at);
  if (found.kind !== "Found") return url;
  const given = [...new URLSearchParams(url.slice(queryAt + 1))];
  const asksTriage = found.page.type === "IntroPage" && given.some(([key]) => key === TRIAGE);
  const keys = [...(keysOf.get(found.page.type) ?? []), ...(asksTriage ? triageKeys : [])];
  const meant = new URLSearchParams(given.filter(([key, value]) => value !== "" && keys.includes(key)));
  meant.sort();
  // The questions are asked for without a value.
  const flag = asksTriage && !meant.has(TRIAGE) ? [TRIAGE] : [];
  const query = [...flag, ...(meant.size > 0 ? [meant.toString()] : [])].join("&");
  return query === "" ? path : `${path}?${query}`;
}

/**
 * Whether no page and no fixed route is at an address, so that it leads to /not-found whoever asks. Answered without rendering: an attacker
 * makes up as many addresses as they like. features/content/README.md
 * @param url path and query
 * @param at milliseconds since 1970
 */
export const leadsNowhere = (tree: PageTree, url: string, actor: Actor, at: number): boolean =>
  !isScreenPlace(url) &&
  resolveContent(tree, { by: "path", path: blockAddress(url)?.page ?? url, matchExact: true }, actor, at).kind ===
    "NotFound";
