export * from "./link-secret.ts";
export * from "./statements.ts";

/**
 * The paths of the product's own screens, as routers take them: `$` marks a part that varies. No address is spelled
 * anywhere else. Content pages have their addresses in the page tree.
 */
export const routePaths = {
  search: "/sok",
  reading: "/vurdering",
  editionChanges: "/vurdering/endringer",
  decisionSheet: "/vurdering/beslutningsark",
  preview: "/forhandsvisning",
  myAssessments: "/rediger",
  edit: "/rediger/$number",
  desk: "/redaksjon",
  deskAssessment: "/redaksjon/$number",
  deskContent: "/redaksjon/innhold/$",
  deskSearch: "/redaksjon/sok",
  deskTemplates: "/redaksjon/maler/$",
  deskRetractions: "/redaksjon/tilbaketrukne",
  deskOverview: "/redaksjon/oversikt",
  notFound: "/not-found",
  accessDenied: "/access-denied",
  file: "/filer/$guid/$name",
  economyWorkbook: "/regneark/okonomi.xlsx",
  document: "/dokument/$file",
  draftDocument: "/dokument/utkast/$file",
  notificationDocument: "/dokument/varsel/$file",
  publication: "/api/publications/$id",
  publicationRecord: "/api/publications/$id/$form",
  login: "/login",
  loginCallback: "/login-callback",
  renewal: "/login-renewal",
  logout: "/logout",
} as const;

type Id = number | string;

/** The query key of a start form that names the published assessment to start from. */
export const START_FROM = "fra";
/** The assessment that the query of a start form names; null when it names none. */
export const startFromIn = (query: string): number | null => numberIn(query, START_FROM);

const numberIn = (query: string, key: string): number | null => {
  const named = new URLSearchParams(query).get(key) ?? "";
  return /^[1-9]\d{0,8}$/.test(named) ? Number(named) : null;
};

/** The query key of a start form that names the published assessment to adopt. */
export const ADOPTS = "gjelder";
/** The same as `startFromIn`, of the assessment to adopt. */
export const adoptsIn = (query: string): number | null => numberIn(query, ADOPTS);

/** The query key of a start form that asks the five questions before it. It needs no value. */
export const TRIAGE = "riktig";

/** The forms of an edition's record. */
export type RecordForm = "json" | "jsonld" | "fhir" | "fhir-evidence" | "ris" | "bibtex" | "csl";

/** Addresses from the root of the site. An id is put in as it is, a name is encoded. */
export const addresses = {
  home: "/",
  search: `${routePaths.search}/`,
  /** The pages where an assessment of each type is started. */
  start: { "1": "/start/helseforetak", "2": "/start/kommune", "3": "/start/organisasjon" },
  startChoice: "/start/",
  reading: `${routePaths.reading}/`,
  assessment: (number: Id) => `${routePaths.reading}/?id=${number}`,
  /** An edition by its number. It is for ever, also when a newer one is published. */
  edition: (number: Id, version: number) => `${routePaths.reading}/?id=${number}&versjon=${version}`,
  previewing: `${routePaths.preview}/`,
  preview: (number: Id) => `${routePaths.preview}/?id=${number}`,
  myAssessments: `${routePaths.myAssessments}/`,
  edit: (number: Id) => `/rediger/${number}/`,
  editSection: (number: Id, place: { readonly fieldGroup: number; readonly contentGuid: string }) =>
    `/rediger/${number}/?tab=${place.fieldGroup}&section=${place.contentGuid}`,
  /** The editing page as one of the reader's own seats sees it. It grants nothing. */
  editAs: (
    number: Id,
    seat: { readonly id: string; readonly role: string },
    place: { readonly tab: number; readonly section: string } | null = null,
  ) =>
    `/rediger/${number}/?id=${seat.id}&role=${seat.role}${place ? `&tab=${place.tab}&section=${place.section}` : ""}`,
  /** The fragment of the editing page that opens a block's comments. */
  commentsOn: (contentGuid: string) => `kommentarer-${contentGuid}`,
  desk: `${routePaths.desk}/`,
  deskAssessment: (number: Id) => `${routePaths.desk}/${number}/`,
  notFound: routePaths.notFound,
  accessDenied: routePaths.accessDenied,
  /** An uploaded file; whether the reader may have it is asked when it is fetched. */
  file: (guid: string, name: string) => `/filer/${guid}/${encodeURIComponent(name)}`,
  /** The workbook of an economic evaluation, to fill in. */
  economyWorkbook: routePaths.economyWorkbook,
  /** A document of an edition, by the publication's own id. It is for ever. */
  document: (publication: Id, format: "pdf" | "docx" | "txt" | "xlsx" | "csv") => `/dokument/${publication}.${format}`,
  /** An edition as a record: what it says, and how to cite it. */
  publicationRecord: (publication: Id, form: RecordForm | `references.${string}`) =>
    `/api/publications/${publication}/${form}`,
  /** A document of the assessment as it stands now, for those who write it and the desk. */
  draftDocument: (assessment: Id, format: "pdf" | "docx") => `/dokument/utkast/${assessment}.${format}`,
  /** A notification as readers have it now; apart from its page's address, which an editor may change. */
  notificationDocument: (number: Id, format: "pdf" | "docx" | "txt") => `/dokument/varsel/${number}.${format}`,
  renewal: routePaths.renewal,
  login: (returnTo: string) => `${routePaths.login}?${new URLSearchParams({ returnUrl: returnTo })}`,
} as const;

/** JSON Schema of an edition's record; apart from the others, because no page leads there. */
export const recordSchemaPath = "/api/publications/schema.json";

/** The page of a decision. The secret of its link, `#k=<secret>`, stands in the fragment, which no server sees. */
export const decisionPath = "/beslutning";
export const decisionPage = `${decisionPath}/`;

/** Addresses of alerts by e-mail, and of feeds; apart from the others, because no public page leads there. */
export const alertPaths = { form: "/varsel", alert: "/varsel/$token", end: "/varsel/$token/avslutt" } as const;
export const alertAddresses = {
  alert: (token: string) => `${alertPaths.form}/${token}/`,
  end: (token: string) => `${alertPaths.form}/${token}/avslutt`,
} as const;
/** Where authors end mails about comments, by a token of a seat. */
export const commentMailPaths = {
  page: "/varsel/kommentarer/$token",
  end: "/varsel/kommentarer/$token/avslutt/$kind",
} as const;
export const commentMailAddresses = {
  page: (token: string) => `/varsel/kommentarer/${token}/`,
  end: (token: string, kind: string) => `/varsel/kommentarer/${token}/avslutt/${kind}`,
} as const;
/** The form for alerts about a search, whose address it takes. By itself: the search page carries it. */
export const alertForm = (search: string): string => search.replace(routePaths.search, "/varsel");
export const feedPaths = { atom: "/feed.atom", json: "/feed.json" } as const;
/** The query parameter of a feed's address with the number of its content page. */
export const PAGE_IN_FEED = "side";
/** The hits of a search, whose address it takes, as a table. */
const hitsPath = "/treff.csv";
export const hitsTable = (search: string): string => search.replace(`${routePaths.search}/`, hitsPath);
/** The decisions on its hits, as a table. */
export const decisionsTable = (search: string): string => hitsTable(search).replace("treff", "beslutninger");

/** The query that opens a page in edit mode for editors. It has no effect for others. features/content/README.md */
export const editMode = "epieditmode=true";
export const asksEditMode = (address: string): boolean => address.includes(editMode);

/** Where drafts are shown. */
export const draftPlace = "/utkast/";

/** Addresses of the desk's pages about content; apart from the others, because no public page leads there. */
export const contentAddresses = {
  /** The page tree of the desk, and one page of it. */
  pages: `${routePaths.desk}/innhold/`,
  page: (number: Id) => `${routePaths.desk}/innhold/${number}/`,
  /** Links that do not work. */
  brokenLinks: `${routePaths.desk}/innhold/lenker/`,
  /** Accounts with their roles, and what the desk did: for administrators. They stand beside the pages, since both sites have them. */
  accounts: `${routePaths.desk}/innhold/brukere/`,
  log: `${routePaths.desk}/innhold/logg/`,
  /** Settings of the search, for editors. */
  search: `${routePaths.deskSearch}/`,
  /** A page as its draft is: by number at the desk, by a secret for those who were sent a link. */
  draft: (key: Id) => `${draftPlace}${key}/`,
  version: (page: number, no: number) => `${draftPlace}${page}_${no}/`,
} as const;

/** Addresses that the desk alone leads to; apart from the others, because no public page carries them. */
export const deskAddresses = {
  /** The terms that forms, notifications and the search offer. On both sites. */
  terms: `${routePaths.desk}/innhold/begreper/`,
  /** The templates of assessments, and one of them: for administrators. */
  templates: `${routePaths.desk}/maler/`,
  template: (number: Id) => `${routePaths.desk}/maler/${number}/`,
  /** The list of retracted studies. */
  retractions: `${routePaths.deskRetractions}/`,
  /** Figures of all assessments. */
  overview: `${routePaths.deskOverview}/`,
  /** A page's draft beside its form, where it follows what is written. */
  workingDraft: (number: Id) => `${draftPlace}${number}/?${editMode}`,
} as const;

/** A table of the desk's overview as CSV. */
export const overviewTablePath = "/api/desk/overview.csv";

/** The changes from one edition to a later one. Separate from `addresses`, because the server makes the links. */
export const editionChanges = (number: Id, from: number, to: number) =>
  `${routePaths.editionChanges}/?id=${number}&fra=${from}&til=${to}`;

/** The decision sheet of an edition, as a page and as a PDF. Separate too. */
export const decisionSheetAddress = (number: Id, version: number) =>
  `${routePaths.decisionSheet}/?id=${number}&versjon=${version}`;
/** Ends the name of the sheet's PDF, after the publication's id. */
export const SHEET_PDF = "-ark.pdf";
export const decisionSheetPdf = (publication: Id) => `/dokument/${publication}${SHEET_PDF}`;

/** Addresses of the media library; apart from the others, because no public page leads there. */
export const mediaPaths = { file: "/filer/bibliotek/$guid/$name" } as const;
export const mediaAddresses = {
  library: `${routePaths.desk}/innhold/filer/`,
  /** A file of the library. It stays when another file takes its place; whether the reader may have it is asked when it is fetched. */
  file: (guid: string, name: string) => `/filer/bibliotek/${guid}/${encodeURIComponent(name)}`,
} as const;

/** Prefixes of private pages. They send no referrer to other sites, and robots.txt excludes them. */
export const privatePlaces = [
  "/rediger/",
  decisionPage,
  addresses.previewing,
  addresses.desk,
  draftPlace,
  "/varsel/",
] as const;

/** Whether an address must not follow a person to another site: links to it carry ids, and secrets for a moment. */
export const isPrivatePlace = (url: string): boolean =>
  url.startsWith(routePaths.login) || privatePlaces.some((place) => `${url}/`.startsWith(place.slice(0, -1)));

/** Whether a page is opened by a secret alone: then no browser and no proxy stores it, also without what the secret leads to. */
export const isSecretPlace = (url: string): boolean => `${url}/`.startsWith(decisionPage);

/** Screens that only the assessment site has. Another site leads there, but for the desk's pages: each site has its own. features/site/README.md */
const assessmentPlaces = [
  routePaths.reading,
  routePaths.preview,
  routePaths.myAssessments,
  decisionPath,
  routePaths.desk,
  "/start",
];
export const isAssessmentPlace = (path: string): boolean => {
  const [pathname = ""] = path.split(/[?#]/);
  const isIn = (place: string) => pathname === place || pathname.startsWith(`${place}/`);
  return assessmentPlaces.some(isIn) && !isIn(`${routePaths.desk}/innhold`);
};

/** Whether the editor or the desk stands at an address. Readers' pages carry neither, nor lead to the page of a decision. */
export const isWingPlace = (address: string): boolean => /^\/(rediger|redaksjon)([/?#]|$)/i.test(address);

/** Paths that the server answers itself, so that a link to them leaves the page: everything else is the router's. */
const servers = /^\/(api|assets|login(?:-callback|-renewal)?|logout|dev|dokument|filer|varsel|health|metrics)(\/|$)/;
export const isServersOwn = (pathname: string): boolean =>
  servers.test(pathname) || /\.(xml|txt|pdf|xlsx?|csv|ico)$/i.test(pathname);

const firstPart = (path: string): string => path.split(/[/?#]/)[1]?.toLowerCase() ?? "";

/** Whether an address begins as one of the product's own screens, which say themselves what is not there. */
export const isScreenPlace = (address: string): boolean =>
  [...Object.values(routePaths), decisionPath, draftPlace].some((own) => firstPart(own) === firstPart(address));

/** Addresses that no page of editors gets, also when the screen that has one was moved: links to it are older than the move. */
export const isReserved = (path: string): boolean => isScreenPlace(path) || isServersOwn(path);
