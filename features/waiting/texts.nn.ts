import type { Translated } from "../../platform/pure/language/index.ts";
import { counted } from "../../platform/pure/text/index.ts";
import type * as nb from "./texts.ts";

export const waitingTexts: Translated<typeof nb.waitingTexts> = {
  title: "Dette ventar på deg",
  nothing: "Ingenting ventar på deg no.",
  missed: (count) => counted(count, "Ei planlagd publisering blei stoppa", "planlagde publiseringar blei stoppa"),
  assessments: (count) =>
    counted(
      count,
      "Ei mini-metodevurdering er send til publisering",
      "mini-metodevurderingar er sende til publisering",
    ),
  confirmations: (count) =>
    counted(count, "Ein forslagsstillar seier at ingenting er endra", "forslagsstillarar seier at ingenting er endra"),
  late: {
    review: (count) =>
      counted(
        count,
        "Ei mini-metodevurdering skulle vore sett på igjen",
        "mini-metodevurderingar skulle vore sett på igjen",
      ),
    "follow-up": (count) =>
      counted(
        count,
        "Oppfølginga av ei avgjerd er forfallen",
        "mini-metodevurderingar har avgjerder med forfallen oppfølging",
      ),
  },
  overdue: (count) => counted(count, "Ei side skulle ha vore gjennomgått", "sider skulle ha vore gjennomgåtte"),
  drafts: (count) => counted(count, "Eit utkast som du har skrive i", "utkast som du har skrive i"),
  planned: (count) => counted(count, "Ei planlagd publisering", "planlagde publiseringar"),
  review: (count, days) =>
    counted(count, `Ei side skal gjennomgåast innan ${days} dagar`, `sider skal gjennomgåast innan ${days} dagar`),
  brokenLinks: (links) => counted(links, "Ei lenke verkar ikkje", "lenker verkar ikkje"),
  onPages: (pages) => `På ${counted(pages, "ei side", "sider")}`,
  showAssessments: "Vis i lista",
  showLinks: "Vis lenkene",
  at: {
    missed: "Stoppa",
    drafts: "Endra",
    planned: "Blir publisert",
    overdue: "Skulle vore gjort innan",
    review: "Innan",
  },
  more: (count) => `Vis ${count} til`,
  others: (count) => counted(count, "Éi til står i treet med alle sidene", "til står i treet med alle sidene"),
};

export const reviewDateTexts: Translated<typeof nb.reviewDateTexts> = {
  heading: "Gjennomgang",
  lead: "Ein dato for når nokon skal sjå om innhaldet framleis stemmer. Lesarane ser han ikkje.",
  day: "Skal gjennomgåast innan",
  hint: "dd.mm.åååå. Den som er ansvarleg, får ein e-post når datoen er passert.",
  owner: "Ansvarleg",
  lastPublisher: "Den som publiserte sida sist",
  gone: "Den som var ansvarleg, arbeider ikkje lenger med denne nettstaden.",
  save: "Lagre gjennomgangen",
  saved: "Lagra",
  remove: "Fjern datoen",
  removed: "Sida har ingen dato for gjennomgang",
  reviewed: "Gjennomgått i dag",
  reviewedHint: (next) => `«Gjennomgått i dag» set neste gjennomgang til ${next}.`,
  moved: (next) => `Neste gjennomgang er ${next}`,
  overdue: (by) => `Sida skulle ha vore gjennomgått innan ${by}. Sjå om innhaldet stemmer.`,
  goTo: "Gå til gjennomgangen",
  near: (by) => `Sida skal gjennomgåast innan ${by}.`,
  overdueTag: (by) => `Skulle vore gjennomgått ${by}`,
  noDay: "Skriv ein dato, til dømes 31.12.2027",
  none: "Sida har ingen dato for gjennomgang.",
};
