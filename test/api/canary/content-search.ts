import { extractText, getDocumentProxy } from "unpdf";
import { searchRoutes } from "../../../features/search/rules/index.ts";
import { askedAs } from "../../builders/asked-as.ts";
import { aBrowser } from "../../builders/browser.ts";
import { madeDocument } from "../../builders/made-document.ts";
import { textInside } from "../../builders/text-inside.ts";
import type { TestServer } from "../../server.ts";
import { aWord } from "./plant.ts";

/** Whether a search for a word says anything that one for a word that nobody ever wrote does not. */
export async function saidBySearch(server: TestServer, host: string, word: string): Promise<readonly string[]> {
  const none = aWord();
  const of = async (address: string, q: string): Promise<string> => {
    const { status, text } = await askedAs(server, host, `${address}${q}`);
    if (status === 429) {
      await server.db.deleteFrom("rate_counter").execute();
      return of(address, q);
    }
    return text.replaceAll(q, "").replace(/nonce="[^"]*"|\d{4}-\d\d-\d\dT[\d:.]+Z/g, "");
  };
  const asking = [
    ...["/sok/?q=", "/feed.atom?q=", "/feed.json?q=", "/treff.csv?q=", "/api/search/similar?title="],
    ...searchRoutes.map((route) => `/api/search/${route}/suggestions?q=`),
  ];
  const told: string[] = [];
  // Each of these is limited for one network.
  await server.db.deleteFrom("rate_counter").execute();
  for (const address of asking) if ((await of(address, word)) !== (await of(address, none))) told.push(address);
  for (const route of searchRoutes) {
    const { text } = await askedAs(server, host, `/api/search/${route}`, { body: { q: word } });
    if (JSON.parse(text).totalMatching !== 0) told.push(route);
  }
  return told;
}

/** The words of the documents that are made of a notification. */
export async function documentsOf(server: TestServer, number: number): Promise<string> {
  const bytes = async (ending: string) =>
    new Uint8Array(await (await madeDocument(aBrowser(server), `/dokument/varsel/${number}.${ending}`)).arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(await bytes("pdf")), { mergePages: true });
  return `${text} ${text.replace(/[-\u00ad]?\s+/g, "")} ${await textInside(await bytes("docx"))}`;
}
