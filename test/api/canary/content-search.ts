import { extractText, getDocumentProxy } from "unpdf";
import { searchRoutes } from "../../../features/search/rules/index.ts";
import { askedAs } from "../../builders/asked-as.ts";
import { aBrowser } from "../../builders/browser.ts";
import { madeDocument } from "../../builders/made-document.ts";
import { textInside } from "../../builders/text-inside.ts";
import type { TestServer } from "../../server.ts";
import { aWord } from "./plant.ts";
import type { Words } from "./plant-content.ts";

const ASKING = [
  ...[
    "/sok/?q=",
    "/feed.atom?q=",
    "/feed.json?q=",
    "/treff.csv?q=",
    "/beslutninger.csv?q=",
    "/api/search/similar?title=",
  ],
  ...searchRoutes.map((route) => `/api/search/${route}/suggestions?q=`),
];

/** What is said of a word at each address at which somebody can search, without the word itself. */
async function saidOf(server: TestServer, host: string, word: string): Promise<ReadonlyMap<string, string>> {
  const of = async (address: string): Promise<string> => {
    const { status, text } = await askedAs(server, host, `${address}${word}`);
    if (status === 429) {
      await server.db.deleteFrom("rate_counter").execute();
      return of(address);
    }
    return text.replaceAll(word, "").replace(/nonce="[^"]*"|\d{4}-\d\d-\d\dT[\d:.]+Z/g, "");
  };
  // Each of these is limited for one network.
  await server.db.deleteFrom("rate_counter").execute();
  const said = new Map<string, string>();
  for (const address of ASKING) said.set(address, await of(address));
  return said;
}

/** Whether a search for one of the words says anything that one for a word that nobody ever wrote does not: which and where. */
export async function saidBySearch(server: TestServer, host: string, words: Words): Promise<readonly string[]> {
  const none = await saidOf(server, host, aWord());
  const told: string[] = [];
  for (const [where, word] of words) {
    for (const [address, said] of await saidOf(server, host, word))
      if (said !== none.get(address)) told.push(`${where} at ${address}`);
    for (const route of searchRoutes) {
      const { text } = await askedAs(server, host, `/api/search/${route}`, { body: { q: word } });
      if (JSON.parse(text).totalMatching !== 0) told.push(`${where} in ${route}`);
    }
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
