import { byLanguage } from "../../platform/pure/language/index.ts";
import { counted } from "../../platform/pure/text/index.ts";
import { decisionTexts } from "../decision/texts.ts";
import { named, type TableWords } from "./rules/index.ts";
import * as nn from "./texts.nn.ts";

const tables: TableWords["tables"] = {
  pipeline: {
    title: "Hvor vurderingene er nå",
    how: () =>
      "Hver vurdering telles én gang, i fasen den er i nå. Dagene regnes fra den kom dit. De som skriver, har hatt den siden de åpnet lenken eller fikk den tilbake. En lenke som ingen har åpnet, telles ikke.",
    stub: "Fase",
  },
  left: {
    title: "Dager i hver fase",
    how: (year) =>
      `Vurderinger som gikk ut av fasen i ${year}, etter tidspunktene i loggen. Ni av ti brukte ikke flere dager enn den siste kolonnen viser.`,
    stub: "Fase",
  },
  published: {
    title: "Publiserte utgaver",
    how: () =>
      "Utgaver som ikke er trukket tilbake, etter året de ble publisert her. En vurdering kan ha flere utgaver.",
    stub: "Organisasjon",
  },
  outcomes: {
    title: "Beslutninger",
    how: (year) =>
      `Beslutninger som ble tatt i ${year}, på utgaver som ikke er trukket tilbake. Også de som ikke vises for alle, er med. De telles hos organisasjonen som vurderingen hører til.`,
    stub: "Utfall",
  },
  results: {
    title: "Resultater av oppfølging",
    how: (year) => `Beslutninger som ble fulgt opp i ${year}. Den siste meldingen teller.`,
    stub: "Resultat",
  },
  "follow-up": {
    title: "Beslutninger som mangler eller skal følges opp",
    how: () => "Slik det er i dag.",
    stub: "Hva",
  },
  living: {
    title: "Utgaver som bør ses på igjen",
    how: () => "Gjeldende utgave av hver publiserte vurdering, slik det er i dag.",
    stub: "Hva",
  },
  quality: {
    title: "Kvalitet",
    how: () =>
      "Gjeldende utgave av hver publiserte vurdering, målt med de samme reglene som varsler forfatterne. Andelen er av utgavene som har det målet gjelder.",
    stub: "Mål",
  },
  retracted: {
    title: "Utgaver som bygger på tilbaketrukne studier",
    how: () =>
      "Gjeldende utgave av hver publiserte vurdering som bruker en studie på listen. Den alvorligste tilstanden teller.",
    stub: "Studien er",
  },
  languages: {
    title: "Språkfordeling",
    how: () =>
      "Ord i det som alle kan lese: gjeldende utgaver, og sider og metodevarsler slik de står. Tall, adresser, søk, referanser og menyer telles ikke. Språket er det forfatterne har valgt, ellers det teksten leses som. Er en organisasjon eller en type valgt, telles bare utgaver. Strekene står ved 25 og 75 prosent: Et landsomfattende statsorgan skal ha minst 25 prosent av hver målform, og et regionalt følger vedtaket til flertallet av kommunene (språklova § 13).",
    stub: "Tekster",
  },
};

const words: TableWords = {
  tables,
  columns: {
    count: "Antall",
    median: "Median, dager",
    oldest: "Eldste, dager",
    ninetieth: "Ni av ti, dager",
    editions: "Utgaver det gjelder",
    meets: "Oppfyller",
    share: "Andel",
    of: "Av utgaver",
    nynorsk: "Andel nynorsk",
    nb: "Ord på bokmål",
    nn: "Ord på nynorsk",
    unknown: "Ord uten kjent målform",
  },
  published: {
    edition: "Alle utgaver",
    confirmation: "Vurdert på nytt, ingen endring",
    adoption: "Vurdert for lokale forhold",
  },
  stages: {
    started: named("Startet", "Lenken er åpnet, og ingen obligatoriske felt er fylt ut."),
    written: named("Skrives", "Minst ett obligatorisk felt er fylt ut."),
    "at-reviewers": named("Hos fagfeller", "En fagfelle er spurt og har verken sendt eller takket nei."),
    sent: named("Sendt", "Venter på at redaksjonen publiserer eller sender tilbake."),
    published: named("Publisert", "Ingen beslutning er registrert."),
    decided: named("Besluttet", "Minst én beslutning er registrert, og ingen er fulgt opp."),
    "followed-up": named("Fulgt opp", "Minst én beslutning er fulgt opp."),
  },
  withReviewers: "De som er hos fagfeller, er med her.",
  left: {
    draft: named("Under arbeid", "Fra lenken ble åpnet, eller vurderingen kom tilbake, til den ble sendt."),
    "at-reviewers": named("Hos fagfeller", "Fra den første ble spurt, til den siste hadde svart."),
    sent: named("Sendt", "Fra den ble sendt, til redaksjonen publiserte eller sendte tilbake."),
    published: named("Publisert", "Fra den ble publisert, til den første beslutningen."),
    decided: named("Besluttet", "Fra beslutningen, til den første oppfølgingen."),
  },
  outcomes: decisionTexts.outcomes,
  results: decisionTexts.results,
  followUp: {
    older: named(
      "Eldre enn seks måneder, med en beslutning",
      "Gjeldende utgaver som ble publisert for mer enn seks måneder siden, og som det er registrert en beslutning på.",
    ),
    asked: named("Spurt, ikke besvart", "Noen er bedt om en beslutning og har ikke svart."),
    due: named("Følges opp innen 30 dager", "Vurderinger der dagen for oppfølging er i dag eller i løpet av 30 dager."),
    overdue: named("Oppfølgingen er forfalt", "Vurderinger der dagen for oppfølging er passert."),
  },
  living: {
    reviewPassed: named("Skulle vært sett på igjen", "Dagen som er satt for vurderingen, er passert."),
    reviewLongPassed: named("Mer enn ett år på overtid", "Dagen ble passert for mer enn ett år siden."),
    oldSearches: named(
      "Søket er eldre enn 24 måneder",
      "Det nyeste litteratursøket i utgaven, eller det nye søket da utgaven ble vurdert på nytt.",
    ),
  },
  criteria: {
    certainty: named("Tillit til alle utfall", "Alle utfall med en effekt har fått tillit. Utgaver med utfallstabell."),
    absolute: named("Effekt i absolutte tall", "Ingen utfall har bare en relativ effekt. Utgaver med utfallstabell."),
    unwanted: named("Et uønsket utfall", "Minst ett utfall er en ulempe. Utgaver med utfallstabell."),
    selection: named("Utvelgelsen er forklart", "Veien fra treff til studier er beskrevet. Utgaver med treff i søk."),
    costs: named("Kostnader med kilde og år", "Tekstene sier hva tallene bygger på. Utgaver med kostnader."),
    review: named("Fagfellevurdert", "Minst én fagfellevurdering er med. Alle utgaver."),
    numbers: named(
      "Ingen åpne funn i tallene",
      "Tallene fra studiene passer sammen, eller forfatterne hadde vurdert avviket da utgaven ble publisert. Utgaver med slike tall.",
    ),
  },
  retracted: {
    retracted: "Trukket tilbake",
    concern: "Omtalt med bekymring",
    reinstated: "Gjeninnsatt",
    corrected: "Rettet",
  },
  languages: {
    all: "Alle tekster",
    site: (name) => `Nettstedet ${name}`,
    kinds: { assessment: "Mini-metodevurderinger", notification: "Metodevarsler", page: "Sider" },
    year: (year) => `Publisert i ${year}`,
  },
};

/** The overview at the desk: its page and its tables as files. */
export const overviewTexts = {
  title: "Oversikt",
  lead: "Samlede tall for mini-metodevurderingene. Ingenting telles på person.",
  few: "færre enn 5",
  fewMeans:
    "Medianer, ytterpunkter og andeler av færre enn 5 vurderinger vises ikke, og heller ikke tall som ville røpet dem. Der står det «færre enn 5».",
  uncounted: (editions: number): string =>
    `${counted(editions, "1 utgave", "utgaver")} er ikke med i alle tallene ennå. Tallene er fullstendige innen en time.`,
  none: "–",
  /** Nothing to count, or a column that the row has no figure in. */
  noneMeans: "Ingen tall",
  percent: (share: number): string => `${share} %`,
  choose: "Velg tall",
  year: "År",
  organization: "Organisasjon",
  type: "Type",
  everyOrganization: "Alle organisasjoner",
  everyType: "Alle typer",
  show: "Vis tall",
  reset: "Nullstill",
  shown: (year: number, organization: string, type: string): string => `Viser ${year} · ${organization} · ${type}`,
  csv: "Last ned som CSV",
  csvOf: (title: string): string => `Last ned som CSV: ${title}`,
  contents: "Tabeller på siden",
  toList: {
    draft: "Se dem som er under arbeid",
    sent: "Se dem som er sendt",
    published: "Se dem som er publisert",
    followUp: "Se vurderingene der oppfølgingen er forfalt",
    review: "Se dem som skulle vært sett på igjen",
    retracted: "Se de tilbaketrukne studiene",
  },
  fileName: "oversikt",
  /** Columns of a file that say what it was made for. */
  chosen: { year: "Valgt år", organization: "Valgt organisasjon", type: "Valgt type" },
  words,
} as const;

export const overviewTextsIn = byLanguage({ nb: overviewTexts, nn: nn.overviewTexts });
