import type { TermKind } from "../features/template/rules/index.ts";
import type { TopicIcon } from "../features/term/rules/index.ts";
import { municipalityTerms } from "./municipalities.ts";
import { organisationTerms } from "./organisations.ts";

/** A term as the seed stores it. `parent` is the key of the group it stands under. */
export type SeedTerm = {
  readonly kind: TermKind | "organization-group" | "county" | "notification-status";
  readonly key: string;
  readonly name: string;
  readonly parent?: { readonly kind: "organization-group" | "county"; readonly key: string };
  readonly url?: string;
  readonly icon?: TopicIcon;
};

const named = (kind: SeedTerm["kind"], names: Readonly<Record<string, string>>): readonly SeedTerm[] =>
  Object.entries(names).map(([key, name]) => ({ kind, key, name }));

const withAddress = (
  kind: TermKind,
  entries: Readonly<Record<string, readonly [name: string, url: string]>>,
): readonly SeedTerm[] => Object.entries(entries).map(([key, [name, url]]) => ({ kind, key, name, url }));

const methodTypes = named("method-type", {
  legemiddel: "Legemiddel",
  "medisinsk-utstyr": "Medisinsk utstyr",
  "diagnostiske-tester": "Diagnostiske tester",
  prosedyrer: "Prosedyrer",
  "organisatoriske-tiltak": "Organisatoriske tiltak",
  "helsefaglig-tiltak": "Helsefaglig tiltak",
  "digital-helse": "Digital helse",
  velferdsteknologi: "Velferdsteknologi",
  forebygging: "Forebygging",
  "psykososialt-tiltak": "Psykososialt tiltak",
});

const topics: readonly SeedTerm[] = Object.entries<readonly [name: string, icon: TopicIcon]>({
  "akutt-og-intensiv": ["Akutt og intensiv", "pulse"],
  "barn-og-unge": ["Barn og unge", "child"],
  blod: ["Blod", "drop"],
  endokrinologi: ["Endokrinologi", "molecule"],
  fordoyelse: ["Fordøyelse", "stomach"],
  forebygging: ["Forebygging", "shield"],
  genetikk: ["Genetikk", "dna"],
  geriatri: ["Geriatri", "elderly"],
  "graviditet-og-fodsel": ["Graviditet og fødsel", "pregnancy"],
  gynekologi: ["Gynekologi", "female"],
  "hjerte-og-kar": ["Hjerte og kar", "heart"],
  hud: ["Hud", "skin"],
  infeksjon: ["Infeksjon", "virus"],
  kreft: ["Kreft", "ribbon"],
  lunge: ["Lunge", "lungs"],
  "muskel-og-skjelett": ["Muskel og skjelett", "bone"],
  nevrologi: ["Nevrologi", "brain"],
  "nyre-og-urologi": ["Nyre og urologi", "kidney"],
  "psykisk-helse": ["Psykisk helse", "mind"],
  rehabilitering: ["Rehabilitering", "training"],
  rus: ["Rus", "glass"],
  "smerte-og-palliasjon": ["Smerte og palliasjon", "lightning"],
  tenner: ["Tenner", "tooth"],
  transplantasjon: ["Transplantasjon", "exchange"],
  "ore-nese-hals": ["Øre-nese-hals", "ear"],
  oye: ["Øye", "eye"],
}).map(([key, [name, icon]]) => ({ kind: "topic", key, name, icon }));

const bodies = {
  fhi: ["Folkehelseinstituttet (FHI)", "https://www.fhi.no/"],
  dmp: ["Direktoratet for medisinske produkter (DMP)", "https://www.dmp.no/"],
  helsedirektoratet: ["Helsedirektoratet", "https://www.helsedirektoratet.no/"],
  dsa: ["Direktoratet for strålevern og atomsikkerhet (DSA)", "https://www.dsa.no/"],
  sykehusinnkjop: ["Sykehusinnkjøp", "https://www.sykehusinnkjop.no/"],
  nice: ["NICE (Storbritannia)", "https://www.nice.org.uk/"],
  sbu: ["SBU (Sverige)", "https://www.sbu.se/"],
  cda: ["Canada's Drug Agency (CDA)", "https://www.cda-amc.ca/"],
  inahta: ["INAHTA", "https://www.inahta.org/"],
  cochrane: ["Cochrane", "https://www.cochrane.org/"],
} as const;

const localPublishers = { helseforetak: "Helseforetak", kommuner: "Kommuner" };

const financeResponsibilities = named("finance-responsibility", {
  spesialisthelsetjenesten: "Spesialisthelsetjenesten",
  "folketrygden-blaresept": "Folketrygden (blåresept)",
  kommunen: "Kommunen",
  annet: "Annet",
});

const orderRecommendations = named("order-recommendation", {
  fullstendig: "Fullstendig metodevurdering",
  hurtig: "Hurtig metodevurdering",
  forenklet: "Forenklet metodevurdering",
  avvente: "Avvente bestilling",
  ingen: "Ingen metodevurdering",
});

const subjects = named("subject", {
  biomarkorer: "Biomarkører",
  "digital-rehabilitering": "Digital rehabilitering",
  "forebyggende-tiltak": "Forebyggende tiltak",
  genterapi: "Gen- og celleterapi",
  hjemmeoppfolging: "Hjemmeoppfølging",
  "kunstig-intelligens": "Kunstig intelligens",
  "minimalt-invasiv": "Minimalt invasiv behandling",
  "persontilpasset-medisin": "Persontilpasset medisin",
  screening: "Screening",
  sensorer: "Sensorer og måling",
  straling: "Stråling og lys",
});

/** How far a method of a notification has come. features/notification/README.md */
const notificationStatuses = named("notification-status", {
  "pa-vei": "På vei",
  "til-godkjenning": "Til godkjenning",
  godkjent: "Godkjent for bruk",
  foreslatt: "Foreslått for vurdering",
  "til-vurdering": "Under vurdering",
  besluttet: "Besluttet",
  trukket: "Trukket",
});

/** Every term of the demo, groups before their members. */
export const demoTerms: readonly SeedTerm[] = [
  ...methodTypes,
  ...topics,
  ...withAddress("publisher", bodies),
  ...named("publisher", localPublishers),
  ...withAddress("source", bodies),
  ...named("source", localPublishers),
  ...financeResponsibilities,
  ...orderRecommendations,
  ...subjects,
  ...notificationStatuses,
  ...organisationTerms,
  ...municipalityTerms,
];

const known = new Set(demoTerms.map(({ kind, key }) => `${kind} ${key}`));

/** Whether the demo has a term of the kind with the key. */
export const termExists = (kind: SeedTerm["kind"], key: string): boolean => known.has(`${kind} ${key}`);
