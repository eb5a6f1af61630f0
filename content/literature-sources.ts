import type { LiteratureSource } from "../features/template/rules/index.ts";

const databases = [
  "MEDLINE",
  "Embase",
  "Cochrane Library",
  "CENTRAL",
  "Epistemonikos",
  "PubMed",
  "PsycInfo",
  "CINAHL",
  "AMED",
  "Web of Science",
  "Scopus",
  "INAHTA HTA Database",
] as const;

/** The addresses that a chosen web source fills in. */
const webSources = {
  Helsedirektoratet: "https://www.helsedirektoratet.no/",
  Helsebiblioteket: "https://www.helsebiblioteket.no/",
  Folkehelseinstituttet: "https://www.fhi.no/",
  "Nye metoder": "https://www.nyemetoder.no/",
  SBU: "https://www.sbu.se/",
  Sundhedsstyrelsen: "https://www.sst.dk/",
  NICE: "https://www.nice.org.uk/guidance",
  "Guidelines International Network (GIN)": "https://g-i-n.net/",
  "BMJ Best Practice": "https://bestpractice.bmj.com/",
  UpToDate: "https://www.uptodate.com/",
  "McMaster PLUS": "https://plus.mcmaster.ca/",
  "TRIP Database": "https://www.tripdatabase.com/",
  "ClinicalTrials.gov": "https://clinicaltrials.gov/",
  "WHO ICTRP": "https://trialsearch.who.int/",
  "Canada's Drug Agency (CDA)": "https://www.cda-amc.ca/",
  PROSPERO: "https://www.crd.york.ac.uk/prospero/",
} as const;

/** The preset sources that every literature search offers: databases first, then other web sources. */
export const literatureSources: readonly LiteratureSource[] = [
  ...databases.map((text) => ({ type: "DB" as const, text })),
  ...Object.entries(webSources).map(([text, value]) => ({ type: "Web" as const, text, value })),
];
