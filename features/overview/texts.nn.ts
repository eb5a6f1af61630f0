import type { Translated } from "../../platform/pure/language/index.ts";
import { counted } from "../../platform/pure/text/index.ts";
import { decisionTexts } from "../decision/texts.nn.ts";
import { named, type TableWords } from "./rules/index.ts";
import type * as nb from "./texts.ts";

const tables: TableWords["tables"] = {
  pipeline: {
    title: "Kvar vurderingane er no",
    how: () =>
      "Kvar vurdering blir tald éin gong, i fasen ho er i no. Dagane blir rekna frå då ho kom dit. Dei som skriv, har hatt vurderinga sidan dei opna lenka eller fekk vurderinga tilbake. Ei lenke som ingen har opna, blir ikkje tald.",
    stub: "Fase",
  },
  left: {
    title: "Dagar i kvar fase",
    how: (year) =>
      `Vurderingar som gjekk ut av fasen i ${year}, etter tidspunkta i loggen. Ni av ti brukte ikkje fleire dagar enn den siste kolonnen viser.`,
    stub: "Fase",
  },
  published: {
    title: "Publiserte utgåver",
    how: () =>
      "Utgåver som ikkje er trekte tilbake, etter året dei blei publiserte her. Ei vurdering kan ha fleire utgåver.",
    stub: "Organisasjon",
  },
  outcomes: {
    title: "Avgjerder",
    how: (year) =>
      `Avgjerder som blei tekne i ${year}, på utgåver som ikkje er trekte tilbake. Dei som ikkje blir viste for alle, er også med. Dei blir talde hos organisasjonen som vurderinga høyrer til.`,
    stub: "Utfall",
  },
  results: {
    title: "Resultat av oppfølging",
    how: (year) => `Avgjerder som blei følgde opp i ${year}. Den siste meldinga tel.`,
    stub: "Resultat",
  },
  "follow-up": {
    title: "Avgjerder som manglar eller skal følgjast opp",
    how: () => "Slik det er i dag.",
    stub: "Kva",
  },
  living: {
    title: "Utgåver som bør sjåast på igjen",
    how: () => "Gjeldande utgåve av kvar publiserte vurdering, slik det er i dag.",
    stub: "Kva",
  },
  quality: {
    title: "Kvalitet",
    how: () =>
      "Gjeldande utgåve av kvar publiserte vurdering, målt med dei same reglane som varslar forfattarane. Prosentdelen er av utgåvene som har det målet gjeld.",
    stub: "Mål",
  },
  retracted: {
    title: "Utgåver som byggjer på tilbaketrekte studiar",
    how: () =>
      "Gjeldande utgåve av kvar publiserte vurdering som bruker ein studie på lista. Den alvorlegaste tilstanden tel.",
    stub: "Studien er",
  },
  languages: {
    title: "Språkfordeling",
    how: () =>
      "Ord i det som alle kan lese: gjeldande utgåver, og sider og metodevarsel slik dei står. Tal, adresser, søk, referansar og menyar blir ikkje talde. Språket er det forfattarane har valt, elles det teksten blir lesen som. Er ein organisasjon eller ein type vald, blir berre utgåver talde. Strekane står ved 25 og 75 prosent: Eit landsdekkjande statsorgan skal ha minst 25 prosent av kvar målform, og eit regionalt følgjer vedtaket til fleirtalet av kommunane (språklova § 13).",
    stub: "Tekstar",
  },
};

const words: TableWords = {
  tables,
  columns: {
    count: "Tal",
    median: "Median, dagar",
    oldest: "Eldste, dagar",
    ninetieth: "Ni av ti, dagar",
    editions: "Utgåver det gjeld",
    meets: "Oppfyller",
    share: "Prosentdel",
    of: "Av utgåver",
    nynorsk: "Prosentdel nynorsk",
    nb: "Ord på bokmål",
    nn: "Ord på nynorsk",
    unknown: "Ord utan kjend målform",
  },
  published: {
    edition: "Alle utgåver",
    confirmation: "Vurdert på nytt, inga endring",
    adoption: "Vurdert for lokale forhold",
  },
  stages: {
    started: named("Starta", "Lenka er opna, og ingen obligatoriske felt er fylte ut."),
    written: named("Under skriving", "Minst eitt obligatorisk felt er fylt ut."),
    "at-reviewers": named("Hos fagfellar", "Ein fagfelle er spurd og har verken sendt eller takka nei."),
    sent: named("Innsend", "Ventar på at redaksjonen publiserer eller sender tilbake."),
    published: named("Publisert", "Inga avgjerd er registrert."),
    decided: named("Avgjort", "Minst éi avgjerd er registrert, og inga er følgd opp."),
    "followed-up": named("Følgd opp", "Minst éi avgjerd er følgd opp."),
  },
  withReviewers: "Dei som er hos fagfellar, er med her.",
  left: {
    draft: named("Under arbeid", "Frå lenka blei opna, eller vurderinga kom tilbake, til ho blei send."),
    "at-reviewers": named("Hos fagfellar", "Frå den første blei spurd, til den siste hadde svart."),
    sent: named("Innsend", "Frå ho blei send, til redaksjonen publiserte eller sende tilbake."),
    published: named("Publisert", "Frå ho blei publisert, til den første avgjerda."),
    decided: named("Avgjort", "Frå avgjerda, til den første oppfølginga."),
  },
  outcomes: decisionTexts.outcomes,
  results: decisionTexts.results,
  followUp: {
    older: named(
      "Eldre enn seks månader, med ei avgjerd",
      "Gjeldande utgåver som blei publiserte for meir enn seks månader sidan, og som det er registrert ei avgjerd på.",
    ),
    asked: named("Spurd, utan svar", "Nokon er spurd om ei avgjerd og har ikkje svart."),
    due: named(
      "Skal følgjast opp innan 30 dagar",
      "Vurderingar der dagen for oppfølging er i dag eller i løpet av 30 dagar.",
    ),
    overdue: named("Oppfølginga er forfallen", "Vurderingar der dagen for oppfølging er passert."),
  },
  living: {
    reviewPassed: named("Skulle vore sett på igjen", "Dagen som er sett for vurderinga, er passert."),
    reviewLongPassed: named("Meir enn eitt år på overtid", "Dagen blei passert for meir enn eitt år sidan."),
    oldSearches: named(
      "Søket er eldre enn 24 månader",
      "Det nyaste litteratursøket i utgåva, eller det nye søket då utgåva blei vurdert på nytt.",
    ),
  },
  criteria: {
    certainty: named(
      "Tillit til alle utfall",
      "Alle utfall med ein effekt har fått tillit. Utgåver med utfallstabell.",
    ),
    absolute: named("Effekt i absolutte tal", "Ingen utfall har berre ein relativ effekt. Utgåver med utfallstabell."),
    unwanted: named("Eit uønskt utfall", "Minst eitt utfall er ei ulempe. Utgåver med utfallstabell."),
    selection: named("Utveljinga er forklart", "Vegen frå treff til studiar er skildra. Utgåver med treff i søk."),
    costs: named("Kostnader med kjelde og år", "Tekstane seier kva tala byggjer på. Utgåver med kostnader."),
    review: named("Fagfellevurdert", "Minst éi fagfellevurdering er med. Alle utgåver."),
    numbers: named(
      "Ingen opne funn i tala",
      "Tala frå studiane passar saman, eller forfattarane hadde vurdert avviket då utgåva blei publisert. Utgåver med slike tal.",
    ),
  },
  retracted: {
    retracted: "Trekt tilbake",
    concern: "Omtalt med uro",
    reinstated: "Gjeninnsett",
    corrected: "Retta",
  },
  languages: {
    all: "Alle tekstar",
    site: (name) => `Nettstaden ${name}`,
    kinds: { assessment: "Mini-metodevurderingar", notification: "Metodevarsel", page: "Sider" },
    year: (year) => `Publisert i ${year}`,
  },
};

export const overviewTexts: Translated<typeof nb.overviewTexts> = {
  title: "Oversikt",
  lead: "Samla tal for mini-metodevurderingane. Ingenting blir talt på person.",
  few: "færre enn 5",
  fewMeans:
    "Medianar, ytterpunkt og prosentdelar av færre enn 5 vurderingar blir ikkje viste, og heller ikkje tal som ville røpt dei. Der står det «færre enn 5».",
  uncounted: (editions) =>
    `${counted(editions, "1 utgåve", "utgåver")} er ikkje med i alle tala enno. Tala er fullstendige innan ein time.`,
  none: "–",
  noneMeans: "Ingen tal",
  percent: (share) => `${share} %`,
  choose: "Vel tal",
  year: "År",
  organization: "Organisasjon",
  type: "Type",
  everyOrganization: "Alle organisasjonar",
  everyType: "Alle typar",
  show: "Vis tal",
  reset: "Nullstill",
  shown: (year, organization, type) => `Viser ${year} · ${organization} · ${type}`,
  csv: "Last ned som CSV",
  csvOf: (title) => `Last ned som CSV: ${title}`,
  contents: "Tabellar på sida",
  toList: {
    draft: "Sjå dei som er under arbeid",
    sent: "Sjå dei som er sende",
    published: "Sjå dei som er publiserte",
    followUp: "Sjå vurderingane der oppfølginga er forfallen",
    review: "Sjå dei som skulle vore sett på igjen",
    retracted: "Sjå dei tilbaketrekte studiane",
  },
  /** Part of a file's name: the same in both languages. */
  fileName: "oversikt",
  /** Columns of a file that say what it was made for. */
  chosen: { year: "Valt år", organization: "Vald organisasjon", type: "Vald type" },
  words,
};
