/** Where the product's own screens are: "Running it" in docs. Content pages have their addresses in their models. */
export const addresses = {
  home: "/",
  search: "/sok/",
  start: { "1": "/start/helseforetak", "2": "/start/kommune", "3": "/start/organisasjon" },
  assessment: (number: number | string) => `/vurdering/?id=${number}`,
  preview: (number: number | string) => `/forhandsvisning/?id=${number}`,
  edit: (number: number | string) => `/rediger/${number}/`,
  desk: "/redaksjon/",
  deskAssessment: (number: number | string) => `/redaksjon/${number}/`,
  notFound: "/not-found",
  accessDenied: "/access-denied",
  renewal: "/login-renewal",
  login: (returnTo: string) => `/login?${new URLSearchParams({ returnUrl: returnTo })}`,
} as const;

/** Paths that the server answers itself, so that a link to them leaves the page: everything else is the router's. */
const servers = /^\/(api|assets|login|login-callback|login-renewal|dev|filer|health|metrics)(\/|$)/;
export const isServersOwn = (pathname: string): boolean =>
  servers.test(pathname) || /\.(xml|txt|pdf|xlsx?|ico)$/i.test(pathname);
