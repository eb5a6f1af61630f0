import { counted } from "../../platform/pure/text/index.ts";
import type { LateKind } from "../desk/rules/index.ts";

/** The tasks that wait for an editor, on the first page of the desk. */
export const waitingTexts = {
  title: "Dette venter på deg",
  nothing: "Ingenting venter på deg nå.",
  missed: (count: number) =>
    counted(count, "En planlagt publisering ble stoppet", "planlagte publiseringer ble stoppet"),
  assessments: (count: number) =>
    counted(
      count,
      "En mini-metodevurdering er sendt til publisering",
      "mini-metodevurderinger er sendt til publisering",
    ),
  confirmations: (count: number) =>
    counted(count, "En forslagsstiller sier at ingenting er endret", "forslagsstillere sier at ingenting er endret"),
  late: {
    review: (count: number) =>
      counted(
        count,
        "En mini-metodevurdering skulle vært sett på igjen",
        "mini-metodevurderinger skulle vært sett på igjen",
      ),
    "follow-up": (count: number) =>
      counted(
        count,
        "Oppfølgingen av en beslutning er forfalt",
        "mini-metodevurderinger har beslutninger med forfalt oppfølging",
      ),
  } satisfies Record<LateKind, unknown>,
  overdue: (count: number) => counted(count, "En side skulle ha vært gjennomgått", "sider skulle ha vært gjennomgått"),
  drafts: (count: number) => counted(count, "Et utkast som du har skrevet i", "utkast som du har skrevet i"),
  planned: (count: number) => counted(count, "En planlagt publisering", "planlagte publiseringer"),
  review: (count: number, days: number) =>
    counted(count, `En side skal gjennomgås innen ${days} dager`, `sider skal gjennomgås innen ${days} dager`),
  brokenLinks: (links: number) => counted(links, "En lenke virker ikke", "lenker virker ikke"),
  onPages: (pages: number) => `På ${counted(pages, "en side", "sider")}`,
  showAssessments: "Vis i listen",
  showLinks: "Vis lenkene",
  at: {
    missed: "Stoppet",
    drafts: "Endret",
    planned: "Publiseres",
    overdue: "Skulle vært gjort innen",
    review: "Innen",
  },
  more: (count: number) => `Vis ${count} til`,
  others: (count: number) => counted(count, "En til står i treet med alle sider", "til står i treet med alle sider"),
} as const;

/** By when a page is looked at again, in its form. features/content/README.md */
export const reviewDateTexts = {
  heading: "Gjennomgang",
  lead: "En dato for når noen skal se om innholdet fortsatt stemmer. Leserne ser den ikke.",
  day: "Skal gjennomgås innen",
  hint: "dd.mm.åååå. Den som er ansvarlig, får en e-post når datoen er passert.",
  owner: "Ansvarlig",
  lastPublisher: "Den som publiserte siden sist",
  gone: "Den som var ansvarlig, arbeider ikke lenger med dette nettstedet.",
  save: "Lagre gjennomgangen",
  saved: "Lagret",
  remove: "Fjern datoen",
  removed: "Siden har ingen dato for gjennomgang",
  reviewed: "Gjennomgått i dag",
  reviewedHint: (next: string) => `«Gjennomgått i dag» setter neste gjennomgang til ${next}.`,
  moved: (next: string) => `Neste gjennomgang er ${next}`,
  overdue: (by: string) => `Siden skulle ha vært gjennomgått innen ${by}. Se om innholdet stemmer.`,
  goTo: "Gå til gjennomgangen",
  near: (by: string) => `Siden skal gjennomgås innen ${by}.`,
  overdueTag: (by: string) => `Skulle vært gjennomgått ${by}`,
  noDay: "Skriv en dato, for eksempel 31.12.2027",
  none: "Siden har ingen dato for gjennomgang.",
} as const;
