const MAX_LENGTH = 2000;
/** The sign-in's own pages, and what is no page: nobody is to land there after signing in. */
const NOT_A_PAGE = /^\/(login|api|dev|assets|health|metrics)(?![^/?#-])/;

/**
 * Where to go after signing in: a path of this same site, or the root when what was asked for is anything else. `asked` may be
 * a path or a whole address, as in a `returnUrl` or a `Referer`. Never an address elsewhere, and never the sign-in itself.
 */
export function returnTo(asked: string | undefined, origin: string): string {
  if (asked === undefined || asked.length > MAX_LENGTH || !URL.canParse(asked, origin)) return "/";
  const url = new URL(asked, origin);
  if (url.origin !== origin || url.username !== "" || NOT_A_PAGE.test(url.pathname)) return "/";
  // A path that begins with two slashes is an address elsewhere, to a browser.
  return url.pathname.startsWith("//") ? "/" : `${url.pathname}${url.search}${url.hash}`;
}
