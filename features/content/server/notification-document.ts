import { languageAround } from "../../../platform/pure/language/index.ts";
import type { Caller, Db } from "../../../platform/server/http/work.ts";
import type { Subject } from "../../../platform/server/subject.ts";
import { anonymous } from "../../access/rules/index.ts";
import type { Document } from "../../document/rules/index.ts";
import { notificationDocumentTextsIn } from "../../notification/texts-document.ts";
import { buildPageTree, isReadable, knownForm, type Page, type PageModel, type PageTree } from "../rules/index.ts";
import { notificationDocument } from "../rules/notification/index.ts";
import { pageAddress } from "./address.ts";
import { modelOf } from "./model.ts";
import { hasDocument } from "./notification.ts";
import * as store from "./store.ts";
import type { Trees } from "./trees.ts";

const TYPE = "MethodNotificationPage";

const noChoices = () => Promise.reject(new Error("a notification offers no choices"));

/** A notification's page as a document, as somebody without a session is shown it: what leads to pages that are not for everybody is left out. */
async function treeOf(db: Db, tree: PageTree, page: Page, origin: string): Promise<Document> {
  const language = languageAround({ language: knownForm(page.language) });
  // The product's own addresses of its screens lead on from wherever editors have moved them, which a document may outlive.
  const viewer = {
    actor: anonymous,
    at: Date.now(),
    db,
    language,
    moved: [],
    shows: () => undefined,
    asked: null,
  };
  // The page's own type says which properties the model has.
  const model = (await modelOf(tree, page, viewer, noChoices)) as PageModel<typeof TYPE>;
  return notificationDocument(model, origin, notificationDocumentTextsIn(language));
}

/** The document of a published version, and what is announced when a file of it is made; undefined when readers have another, or none. */
export async function notificationTree(
  db: Db,
  version: number,
  origin: string,
): Promise<{ readonly tree: Document; readonly shownBy: Subject } | undefined> {
  const found = await store.publishedVersion(db, { of: "version", id: version });
  if (!found) return undefined;
  const [page] = await store.publishedOf(db, found.site_id, [found.number]);
  if (!page || !hasDocument(page)) return undefined;
  // Of the other pages only where they stand and who may read them is asked for, not what they say: there may be many thousands.
  const others = (await store.pageOutlines(db, found.site_id)).filter(({ number }) => number !== page.number);
  const tree = buildPageTree([...others, page], [], "metodevarsel");
  return { tree: await treeOf(db, tree, page, origin), shownBy: `content ${found.number}` };
}

/** The document of a notification that this caller may read now; undefined when there is none. features/document/README.md */
export async function notificationFor(
  { db, trees, origin }: { readonly db: Db; readonly trees: Trees; readonly origin: string },
  { actor, at }: Pick<Caller, "actor" | "at">,
  number: number,
) {
  const found = await store.publishedVersion(db, { of: "page", id: number });
  if (!found || found.type !== TYPE) return undefined;
  const tree = await trees.of(found.site_id);
  const page = tree.pages.get(number);
  if (!page || !hasDocument(page) || !isReadable(tree, page, actor, at.getTime())) return undefined;
  const isPublic = isReadable(tree, page, anonymous, at.getTime());
  const document = await treeOf(db, tree, page, origin);
  return { version: found.version, tree: document, address: `${origin}${pageAddress(tree, page)}`, isPublic };
}
