import { type HtmlMap, type Properties, parts } from "../../content/rules/index.ts";
import { cleanHtml } from "../../content/server/index.ts";
import { removedTags, type TransferRecord, withReferences } from "../rules/index.ts";
import type { Context, ImportLine } from "./context.ts";
import * as store from "./store.ts";

type Taken =
  | { readonly ok: true; readonly values: Readonly<Record<string, unknown>>; readonly removed: string }
  | { readonly ok: false; readonly key: string; readonly reason: string };

/** The values of a record that a page accepts. Rich text is cleaned with the same allow-list as an editor's text. */
export function takenValues(props: Properties, given: Readonly<Record<string, unknown>>): Taken {
  const gone = new Map<string, number>();
  const clean: HtmlMap = (html, property) => {
    const after = cleanHtml(html, property);
    if (after !== html)
      for (const [tag, count] of removedTags(html, after)) gone.set(tag, (gone.get(tag) ?? 0) + count);
    return after;
  };
  const read = parts.schema(props).safeParse(parts.mapHtml(props, given, clean));
  if (!read.success) {
    const [issue] = read.error.issues;
    return { ok: false, key: issue?.path.join(".") ?? "", reason: issue?.message ?? "does not fit" };
  }
  const counted = [...gone].map(([tag, count]) => `${count} <${tag}>`).join(", ");
  return { ok: true, values: { ...read.data }, removed: counted === "" ? "" : `taken out of its texts: ${counted}` };
}

const MAY_REFER = /\b(?:content|media):|"ref":/;

/** `unknown`: the names that led nowhere, as part of what a line has come to. */
type Referenced<V> = { readonly values: V; readonly unknown: string };

/**
 * Replaces the sender's names of pages and files in the values with our numbers. A line with an unknown name is taken once more
 * at the end. If the name is still unknown, the reference becomes empty and the report contains a notice.
 */
export async function referenced<V extends object>(
  { tx, teller, isAgain, takeAgain }: Context,
  line: ImportLine<TransferRecord>,
  values: V,
): Promise<Referenced<V>> {
  const text = JSON.stringify(values);
  if (!MAY_REFER.test(text)) return { values, unknown: "" };
  const ids: Record<"content" | "media", string[]> = { content: [], media: [] };
  withReferences(values, (kind, id) => {
    ids[kind].push(id);
    return null;
  });
  const [pages, notifications, media] = [
    await store.importedOf(tx, "page", ids.content),
    await store.importedOf(tx, "notification", ids.content),
    await store.importedOf(tx, "media", ids.media),
  ];
  const known = withReferences(values, (kind, id) => {
    const found = kind === "media" ? media.get(id) : (pages.get(id) ?? notifications.get(id));
    return found ? String(found.target) : null;
  });
  if (known.unknown.length > 0 && !isAgain) takeAgain(line);
  if (known.unknown.length > 0 && isAgain)
    teller.notice(line.line, `names what is not there: ${known.unknown.slice(0, 10).join(", ")}`);
  return { values: known.values, unknown: known.unknown.toSorted().join(" ") };
}
