import { addresses, contentAddresses, editMode, PAGE_IN_FEED } from "../../../features/address/rules/index.ts";
import { searchRoutes } from "../../../features/search/rules/index.ts";
import { type AskedAs, askedAs } from "../../builders/asked-as.ts";
import type { TestServer } from "../../server.ts";
import { PLANTED } from "./plant.ts";
import type { Words } from "./plant-content.ts";

/** What anonymous callers ask about: every page and block of a site by its number, its guid and its path. */
export type Asked = {
  readonly numbers: readonly number[];
  /** Also those of blocks that are part of a page. */
  readonly guids: readonly string[];
  readonly paths: readonly string[];
};

const API = "/api/episerver/v3.0/content";

/** What stands for each parameter of a route, beside the first, which names what is asked about. A parameter that is not here has to be put here. */
const parameters: Readonly<Record<string, readonly string[]>> = {
  version: ["1", "2"],
  no: ["1", "2"],
  entry: ["1"],
  item: ["1"],
  slot: ["1"],
  form: ["json", "jsonld"],
  name: ["x.png"],
  kind: ["topic", "all"],
  route: searchRoutes,
  token: ["gjettet"],
};

/** The first parameter of a route that names a page, a block, a file or an assessment. */
const naming: Readonly<Record<string, (asked: Asked) => readonly (string | number)[]>> = {
  id: ({ numbers }) => numbers,
  contentId: ({ numbers }) => numbers,
  contentGuid: ({ numbers }) => numbers,
  guid: ({ guids }) => guids.slice(0, 20),
  file: ({ numbers }) => numbers.flatMap((number) => [`${number}.txt`]),
};

const content = (query: Readonly<Record<string, string>>) => `${API}?${new URLSearchParams(query)}`;

/** Addresses of a route beyond those that its parameters make: with the queries that it takes. */
const queries: Readonly<Record<string, (asked: Asked) => readonly string[]>> = {
  "/*": ({ numbers, paths, guids }) => [
    ...[
      "/",
      addresses.search,
      addresses.notFound,
      addresses.accessDenied,
      addresses.startChoice,
      "/rediger/",
      "/redaksjon/",
    ],
    ...["/?page=2", "/sok/?page=2", "/sok/?q=eksempel", "/varsler/?page=2", "/login/", `/?${editMode}`],
    ...paths.flatMap((path) => [path, `${path}?${editMode}`, `${path}finnes-ikke/`, path.slice(0, -1)]),
    ...numbers.flatMap((number) => [
      contentAddresses.draft(number),
      contentAddresses.version(number, 1),
      contentAddresses.page(number),
    ]),
    ...guids.slice(0, 40).map((guid) => `/${guid}/`),
  ],
  [API]: ({ numbers, guids, paths }) => [
    ...paths.flatMap((contentUrl) =>
      ["true", "false"].map((matchExact) => content({ contentUrl, matchExact, expand: "*" })),
    ),
    ...paths.map((contentUrl) => content({ contentUrl: `${contentUrl}?${editMode}`, expand: "*", select: "*" })),
    ...numbers.flatMap((number) =>
      [`${number}/`, `${number}_1/`, `${number}/?${editMode}`, `${number}_2/?${editMode}`].flatMap((key) => [
        content({ contentUrl: `/EPiServer/CMS/Content/no/x,,${key}`, expand: "*" }),
        content({ contentUrl: `/utkast/${key}`, expand: "*" }),
      ]),
    ),
    ...inParts(guids, 50).map((some) => content({ guids: some.join(), expand: "*" })),
    ...inParts(numbers, 50).map((some) => content({ references: some.map((each) => `${each}_2`).join(), expand: "*" })),
  ],
  [`${API}/:id`]: ({ numbers, guids }) => [
    ...guids.map((guid) => `${API}/${guid}?expand=*`),
    ...numbers.flatMap((number) =>
      ["?expand=*", "_1?expand=*", "_2", "__1", "?select=*&expand=mainContent"].map(
        (rest) => `${API}/${number}${rest}`,
      ),
    ),
  ],
  [`${API}/:id/children`]: ({ numbers }) =>
    numbers.flatMap((number) =>
      ["?top=2&expand=*", "?expand=*&select=*"].map((rest) => `${API}/${number}/children${rest}`),
    ),
  [`${API}/:id/ancestors`]: ({ numbers }) => numbers.map((number) => `${API}/${number}/ancestors?expand=*&select=*`),
  "/feed.atom": ({ numbers }) => numbers.map((number) => `/feed.atom?${PAGE_IN_FEED}=${number}`),
  "/feed.json": ({ numbers }) => numbers.map((number) => `/feed.json?${PAGE_IN_FEED}=${number}`),
};

const inParts = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

const PARAMETER = /:(\w+)/g;

/** So many of what is asked about, at calls that know of assessments only, or answer nobody without a session, whatever they are asked. */
const FEW = 5;
const NOT_OF_CONTENT = /^\/api\/(?:desk|schema|assessments|live)\//;
const askedOf = (route: string, { numbers, guids, paths }: Asked): Asked =>
  NOT_OF_CONTENT.test(route) ? { numbers: spread(numbers), guids: spread(guids), paths } : { numbers, guids, paths };
const spread = <T>(all: readonly T[]): readonly T[] => all.filter((_, at) => at % Math.ceil(all.length / FEW) === 0);

/** The addresses that a route answers at, of what is asked about. */
function addressesOf(route: string, all: Asked): readonly string[] {
  const asked = askedOf(route, all);
  const more = queries[route]?.(asked) ?? [];
  if (route.endsWith("*")) return [route.slice(0, -1), ...more];
  const names = [...route.matchAll(PARAMETER)].map(([, name = ""]) => name);
  let made: readonly string[] = [route];
  for (const [at, name] of names.entries()) {
    const values = at === 0 && naming[name] ? naming[name](asked) : parameters[name];
    if (!values) throw new Error(`${route}: what stands for :${name}?`);
    made = made.flatMap((each) => values.map((value) => each.replace(`:${name}`, String(value))));
  }
  return [...made, ...more];
}

/** Every address at which somebody may ask: those of each route that answers a GET. What only a developer's own machine has is no part of it. */
export const addressesToAsk = (routes: ReadonlySet<string>, asked: Asked): readonly string[] => {
  const answering = [...routes].flatMap((route) => /^(?:GET|ALL) (?!\/dev\/)(.*)$/.exec(route)?.[1] ?? []);
  return [...new Set(answering.flatMap((route) => addressesOf(route, asked)))];
};

const CONTINUATION = "x-epi-continuation";

/** Everything that an address answers to somebody without a session, in small letters: where it leads, the headers and the text, and of a list that comes in parts all of them. */
async function answerAt(server: Pick<TestServer, "url" | "db">, host: string, address: string): Promise<string> {
  let said = "";
  let headers: Readonly<Record<string, string>> = {};
  for (let [next, step]: [string | null, number] = [address, 0]; next !== null && step < 50; step += 1) {
    const answer: AskedAs = await askedAs(server, host, next, { headers });
    if (answer.status === 429) {
      await server.db.deleteFrom("rate_counter").execute();
      continue;
    }
    said += `${answer.status} ${JSON.stringify(answer.headers)} ${answer.text} `;
    const more = answer.headers[CONTINUATION];
    headers = typeof more === "string" ? { [CONTINUATION]: more } : {};
    if (more === undefined) next = pathOf(answer.headers.location);
  }
  return said.toLowerCase();
}

/** Where an answer leads, unless that is elsewhere. */
function pathOf(location: string | undefined): string | null {
  const { pathname, search, hostname } = new URL(location ?? "https://eksempel.no", "http://localhost");
  return hostname.endsWith("localhost") ? `${pathname}${search}` : null;
}

const AT_ONCE = 8;

/** What somebody without a session is answered on a site, by address. */
export async function answersAt(
  server: Pick<TestServer, "url" | "db">,
  host: string,
  asked: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>();
  const waiting = [...asked];
  const askOn = async () => {
    for (let each = waiting.pop(); each !== undefined; each = waiting.pop())
      answers.set(each, await answerAt(server, host, each));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  return answers;
}

/** Where each word is found; what somebody asks for is said back to them. */
export const found = (answers: ReadonlyMap<string, string>, words: Words): readonly string[] =>
  [...answers].flatMap(([address, answer]) => {
    const said = new Set(answer.match(PLANTED));
    return [...words].flatMap(([where, word]) =>
      said.has(word) && !address.includes(word) ? [`${where} at ${address.slice(0, 120)}`] : [],
    );
  });

/** Which of the words are in no answer. */
export const missing = (answers: ReadonlyMap<string, string>, words: Words): readonly string[] => {
  const said = new Set([...answers.values()].flatMap((answer) => answer.match(PLANTED) ?? []));
  return [...words].flatMap(([where, word]) => (said.has(word) ? [] : [where]));
};
