/**
 * Mail gateways, search engines and chat programs that put their own address around a link. Each entry finds the address inside, where it
 * stands in the clear or can be decoded; null when it cannot.
 */
type Wrapper = { readonly host: RegExp; readonly path?: RegExp; readonly inside: (url: URL) => string | null };

const inParameter =
  (...names: readonly string[]) =>
  ({ searchParams }: URL): string | null => {
    for (const [name, value] of searchParams) if (names.includes(name.toLowerCase())) return value;
    return null;
  };

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> | null => {
  const standard = base64.replaceAll("-", "+").replaceAll("_", "/").replace(/=+$/, "");
  try {
    return Uint8Array.from(atob(standard), (byte) => byte.charCodeAt(0));
  } catch {
    return null;
  }
};

const textIn = (base64: string): string | null => {
  const bytes = bytesOf(base64);
  return bytes && new TextDecoder().decode(bytes);
};

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Version 2 writes % as - and / as _. */
const proofpoint2 = (url: URL): string | null => {
  const written = url.searchParams.get("u");
  return written === null ? null : decoded(written.replaceAll("-", "%").replaceAll("_", "/"));
};

const RUNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Version 3 has the address in its path, and * for characters that follow it in base 64: `**A` stands for two of them, `**B` for three. */
const proofpoint3 = (url: URL): string | null => {
  const found = /\/v3\/__(.+?)__;([\w-]*)!/.exec(url.href);
  if (!found) return null;
  const left = Array.from(textIn(found[2] ?? "") ?? "");
  const written = decoded((found[1] ?? "").replace(/^(https?:\/)(?!\/)/, "$1/"));
  return (
    written?.replace(/\*(?:\*(.))?/g, (_, run?: string) => left.splice(0, run ? RUNS.indexOf(run) + 2 : 1).join("")) ??
    null
  );
};

const between =
  (pattern: RegExp) =>
  ({ href }: URL): string | null => {
    const found = pattern.exec(href)?.[1];
    return found === undefined ? null : /^https?:/i.test(found) ? found : decoded(found);
  };

const bing = (url: URL): string | null => {
  const written = url.searchParams.get("u");
  return written?.startsWith("a1") ? textIn(written.slice(2)) : null;
};

const sophos = (url: URL): string | null => {
  const written = url.searchParams.get("u");
  return written === null ? null : textIn(written);
};

const GOOGLE = /^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/;
const opaque = () => null;

const WRAPPERS: readonly Wrapper[] = [
  { host: /\.safelinks\.protection\.(?:outlook\.com|office365\.us|partner\.outlook\.cn)$/, inside: inParameter("url") },
  { host: /^statics\.teams\.(?:cdn\.office\.net|microsoft\.com)$/, path: /safelinks/i, inside: inParameter("url") },
  { host: /^outlook\.(?:office(?:365)?|live)\.com$/, path: /^\/owa\/redir\.aspx$/i, inside: inParameter("url") },
  { host: /^urldefense(?:\.proofpoint)?\.com$/, path: /^\/v1\//, inside: inParameter("u") },
  { host: /^urldefense(?:\.proofpoint)?\.com$/, path: /^\/v2\//, inside: proofpoint2 },
  { host: /^urldefense(?:\.proofpoint)?\.(?:com|us)$/, path: /^\/v3\//, inside: proofpoint3 },
  { host: /^linkprotect\.cudasvc\.com$/, inside: inParameter("a") },
  { host: /(?:^|\.)mimecast(?:protect)?\.com$/, path: /^\/(?:s|r)\//, inside: opaque },
  { host: /^url\.emailprotection\.link$/, inside: opaque },
  { host: /\.protection\.sophos\.com$/, inside: sophos },
  { host: /^secure-web\.cisco\.com$/, inside: between(/\/(https?(?:%3a|:)[^/?]+)$/i) },
  { host: /\.trendmicro\.com$/, path: /\/clicktime\//, inside: inParameter("url") },
  { host: /^clicktime\.symantec\.com$/, inside: inParameter("u") },
  { host: /^protect2?\.fireeye\.com$/, inside: inParameter("u") },
  { host: /^(?:url\.avanan\.click|protect\.checkpoint\.com)$/, inside: between(/\/v2\/___(.+?)___\./) },
  { host: GOOGLE, path: /^\/url$/, inside: inParameter("q", "url") },
  { host: /^(?:www\.)?bing\.com$/, path: /^\/ck\/a$/, inside: bing },
  { host: /^duckduckgo\.com$/, path: /^\/l\/?$/, inside: inParameter("uddg") },
  { host: /^r\.search\.yahoo\.com$/, inside: between(/\/RU=([^/]+)\//) },
  { host: /^lm?\.facebook\.com$/, path: /^\/l\.php$/, inside: inParameter("u") },
  { host: /^l\.instagram\.com$/, inside: inParameter("u") },
  { host: /^(?:www\.)?linkedin\.com$/, path: /^\/(?:redir\/redirect|safety\/go)\/?$/, inside: inParameter("url") },
  { host: /^(?:www\.)?youtube\.com$/, path: /^\/redirect$/, inside: inParameter("q") },
  { host: /^slack-redir\.net$/, path: /^\/link$/, inside: inParameter("url") },
];

/** The target of a known gateway's address; `inside` is null when it cannot be read. Undefined for every other address. */
export const wrapped = (url: URL): { readonly inside: string | null } | undefined => {
  const { hostname, pathname } = url;
  const wrapper = WRAPPERS.find(({ host, path }) => host.test(hostname) && (path?.test(pathname) ?? true));
  return wrapper && { inside: wrapper.inside(url) };
};
