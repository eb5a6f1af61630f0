import { languages } from "../../../platform/pure/language/index.ts";
import { plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import { anonymous } from "../../access/rules/index.ts";
import { definitionOf, isReadable, isReadableBlock, parts } from "../../content/rules/index.ts";
import type { Trees } from "../../content/server/index.ts";
import { type TextKind, type WordsCount, type Written, writtenIn } from "../rules/index.ts";
import { siteNames } from "./count-store.ts";
import * as store from "./page-words-store.ts";

/** Versions that are read at once. */
const AT_ONCE = 200;

const NOTIFICATION = "MethodNotificationPage";

/** The words that readers see of a page. The name in menus stands in its heading too, and is not counted twice. */
function wordsOf({ type, properties, language }: store.Uncounted): Written {
  const definition = definitionOf(type);
  const text = definition ? parts.text(definition.props, properties) : "";
  return writtenIn(plainTextOf(text), languages.find((each) => each === language) ?? null);
}

async function* withoutWords(db: Db) {
  for (let after = 0; ; ) {
    const some = await store.uncounted(db, after, AT_ONCE);
    for (const each of some) yield { ...each, written: wordsOf(each) };
    const last = some.at(-1);
    if (!last || some.length < AT_ONCE) return;
    after = last.version;
  }
}

/** Notes the words of published versions that have none noted. */
export async function noteMissingWords(db: Db): Promise<void> {
  for await (const { written, ...of } of withoutWords(db)) await store.putWords(db, of, written);
}

/** The site's name and the kind of every page and shared block that everybody may read, by its number. */
async function readablePages({ db, trees, at }: { readonly db: Db; readonly trees: Trees; readonly at: Date }) {
  const found = new Map<number, { readonly site: string; readonly kind: TextKind }>();
  for (const { id, name } of await siteNames(db)) {
    const tree = await trees.of(id);
    const readable = [
      ...[...tree.pages.values()].filter((page) => isReadable(tree, page, anonymous, at.getTime())),
      ...[...tree.blocks.values()].filter((block) => isReadableBlock(tree, block, anonymous, at.getTime())),
    ];
    for (const { number, type } of readable)
      found.set(number, { site: name, kind: type === NOTIFICATION ? "notification" : "page" });
  }
  return found;
}

/** The words of the pages that everybody may read, noted or not. */
export async function wordsOfPages(needs: {
  readonly db: Db;
  readonly trees: Trees;
  readonly at: Date;
}): Promise<readonly WordsCount[]> {
  const readable = await readablePages(needs);
  const pages: store.PageWords[] = [...(await store.countedPages(needs.db))];
  for await (const { content, year, written } of withoutWords(needs.db)) pages.push({ content, year, ...written });
  return pages.flatMap(({ content, ...counted }) => {
    const page = readable.get(content);
    return page ? [{ ...page, ...counted, of: null }] : [];
  });
}
