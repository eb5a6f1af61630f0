import type { ContentModel } from "../../api/index.ts";
import type { PageModel } from "../../content/rules/index.ts";
import { documentTypes } from "../../media/rules/index.ts";
import { linkTag } from "../../site/views/shell/head.ts";

type Notification = PageModel<"MethodNotificationPage">;

const itemTypes = [
  [".pdf", documentTypes.pdf],
  [".docx", documentTypes.docx],
  [".txt", "text/plain"],
] as const;
const itemTypeOf = (link: string): string | null => itemTypes.find(([ending]) => link.endsWith(ending))?.[1] ?? null;

const isNotification = (content: ContentModel): content is Notification =>
  content.contentType.at(-1) === "MethodNotificationPage";

/**
 * Signposting links in the head of a notification's page, for machines: cite-as, type, and an item for each document that exists. Only the
 * server writes them. Empty for a draft, for a notification of another site, and for other pages. features/citation/README.md
 * @param origin of the site, without a slash at the end
 */
export function notificationHead(content: ContentModel, origin: string): string {
  if (!isNotification(content) || content.documents.length === 0) return "";
  const made = content.documents.filter(({ link }) => link !== "");
  return [
    linkTag("cite-as", `${origin}${content.url}`),
    linkTag("type", "https://schema.org/Article"),
    ...made.map(({ link }) => linkTag("item", link, itemTypeOf(link))),
  ].join("");
}
