const MAX_LENGTH = 2000;
/** The sign-in's own pages, and addresses that are not pages: a sign-in must not lead there. */
const NOT_A_PAGE = /^\/(login|api|dev|assets|health|metrics)(?![^/?#-])/;

/**
 * Where to go after signing in: a path of this site, or the root when `asked` leads to another site or to the sign-in itself.
 * @param asked a path or a whole address, from `returnUrl` or `Referer`
 */
export function returnTo(asked: string | undefined, origin: string): string {
  if (asked === undefined || asked.length > MAX_LENGTH || !URL.canParse(asked, origin)) return "/";
  const url = new URL(asked, origin);
  if (url.origin !== origin || url.username !== "" || NOT_A_PAGE.test(url.pathname)) return "/";
  // Browsers read a path that begins with two slashes as another host.
  return url.pathname.startsWith("//") ? "/" : `${url.pathname}${url.search}${url.hash}`;
}
