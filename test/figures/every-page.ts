import { addresses, contentAddresses, deskAddresses, mediaAddresses } from "../../features/address/rules/index.ts";
import { askedAs } from "../builders/asked-as.ts";
import type { Stage } from "../drills/stage.ts";
import { aPublished, type Draft } from "./product.ts";

/** Who looks at a page, each with the secret of a session: the initiator of the draft, an editor, and an administrator. */
export type Sessions = { readonly initiator: string; readonly editor: string; readonly administrator: string };

/** A page as one of them opens it, or anybody. */
export type Address = { readonly reader: "anybody" | keyof Sessions; readonly url: string };

/** The address of the second site of the demo, which is at a host of its own. */
export const notificationSite = ({ url }: Pick<Stage, "url">): string => url.replace("//", "//metodevarsel.");

/** Every page of both site maps, and every screen that is in none: those of authors, and of the desk, with one page of each type. */
export async function everyPage(stage: Stage, draft: Draft, sessions: Sessions): Promise<readonly Address[]> {
  const published = await aPublished(stage);
  const notifications = notificationSite(stage);
  const at = (origin: string, reader: Address["reader"], paths: readonly string[]) =>
    [...new Set(paths)].map((path): Address => ({ reader, url: `${origin}${path}` }));
  return [
    ...at(stage.url, "anybody", [
      ...(await listed(stage, stage.url)),
      "/sok/?q=eksempel",
      "/sok/?q=finnesikke",
      `/vurdering/?id=${draft.number}`,
      `/vurdering/?id=${published}`,
      `/vurdering/?id=${published}&skriv-ut=alt`,
      "/finnes-ikke/",
      "/rediger/",
    ]),
    ...at(notifications, "anybody", [
      ...(await listed(stage, notifications)),
      "/sok/?q=kreft",
      "/sok/?q=finnesikke",
      "/finnes-ikke/",
    ]),
    ...at(stage.url, "initiator", [addresses.myAssessments, draft.path, `/forhandsvisning/?id=${draft.number}`]),
    ...at(stage.url, "editor", [
      "/",
      addresses.desk,
      addresses.deskAssessment(draft.number),
      addresses.deskAssessment(published),
      contentAddresses.search,
      ...(await contentDesk(stage, stage.url, sessions)),
    ]),
    ...at(stage.url, "administrator", [
      deskAddresses.templates,
      ...(await templates(stage, sessions)),
      contentAddresses.accounts,
      contentAddresses.log,
    ]),
    ...at(notifications, "editor", ["/", ...(await contentDesk(stage, notifications, sessions))]),
    ...at(notifications, "administrator", [contentAddresses.accounts, contentAddresses.log]),
  ];
}

/** What a site map lists. */
async function listed(stage: Stage, origin: string): Promise<readonly string[]> {
  const { text } = await askedAs(stage, new URL(origin).hostname, "/sitemap.xml");
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
    const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
    return `${pathname}${search}`;
  });
}

async function answered<T>(stage: Stage, origin: string, path: string, secret: string): Promise<T> {
  const headers = { cookie: `minimetode=${secret}` };
  const { status, text } = await askedAs(stage, new URL(origin).hostname, path, { headers });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return JSON.parse(text);
}

/** What editors do with the content of a site: each screen, the form of one page of each type, and its draft. */
async function contentDesk(stage: Stage, origin: string, { editor }: Sessions): Promise<readonly string[]> {
  const pages = await answered<readonly { id: number; type: string }[]>(stage, origin, "/api/desk/pages", editor);
  const ofEachType = [...new Map(pages.map(({ id, type }) => [type, id])).values()];
  return [
    contentAddresses.pages,
    contentAddresses.brokenLinks,
    deskAddresses.terms,
    mediaAddresses.library,
    ...ofEachType.map(contentAddresses.page),
    ...ofEachType.map(contentAddresses.draft),
  ];
}

async function templates(stage: Stage, { administrator }: Sessions): Promise<readonly string[]> {
  const path = "/api/desk/templates";
  const { templates: all } = await answered<{ templates: readonly { id: number }[] }>(
    stage,
    stage.url,
    path,
    administrator,
  );
  return all.map(({ id }) => deskAddresses.template(id));
}
