import { spaced } from "./rules/index.ts";

/** A list that waits for an answer, as the call says it. */
type Doubted = {
  readonly rows: number;
  readonly before: number | null;
  readonly undated: number;
  readonly doubts: readonly ("Shorter" | "Undated")[];
};

/** The desk's screen for retracted studies. */
export const retractionDeskTexts = {
  title: "Tilbaketrukne studier",
  lead: "Studier som vurderingene bygger på, og som er trukket tilbake, omtalt med bekymring, rettet eller gjeninnsatt. Vurderingene sammenlignes med listen fra Retraction Watch hver natt og når en ny liste lastes opp.",
  list: "Listen",
  noList: "Ingen liste er lastet opp ennå.",
  listOf: (count: number) => `Listen har ${spaced(count)} rader, lastet opp`,
  byJob: "hentet automatisk",
  upload: "Last opp en ny liste",
  uploadHint: "CSV-filen fra Retraction Watch (Crossref).",
  doubt: ({ rows: now, before, undated, doubts }: Doubted): string =>
    [
      ...(doubts.includes("Shorter")
        ? [`Filen har ${spaced(now)} rader, den forrige hadde ${spaced(before ?? 0)}.`]
        : []),
      ...(doubts.includes("Undated")
        ? [
            `${undated === 1 ? "1 melding" : `${spaced(undated)} meldinger`} har en dato som mangler eller ikke kan leses sikkert. Er filen lagret på nytt i et regneark? Uten dato vet vi ikke når en studie ble trukket tilbake, eller hvilken melding som er den siste.`,
          ]
        : []),
      "Last den opp likevel?",
    ].join(" "),
  anyway: "Last opp likevel",
  keep: "Behold den forrige",
  loaded: (count: number, undated: number) =>
    `Listen er lastet opp (${spaced(count)} rader${undated > 0 ? `, ${spaced(undated)} uten dato som kan leses` : ""})`,
  studies: "Vurderinger som bygger på slike studier",
  none: "Ingen vurderinger bygger på studier i listen.",
  columns: {
    study: "Studie",
    state: "Tilstand",
    since: "Siden",
    where: "Utgave eller utkast",
    told: "Varslet",
  },
  unnamed: "Uten navn",
  where: (editions: readonly number[], inDraft: boolean): string =>
    [
      editions.length > 0 ? `Utgave ${editions.join(", ")}` : "",
      inDraft ? (editions.length > 0 ? "utkast" : "Utkast") : "",
    ]
      .filter(Boolean)
      .join(" og "),
  notTold: "Ikke ennå",
  notSame: "Ikke samme studie",
  notSameNamed: (study: string) => `Ikke samme studie: ${study}`,
  confirmNotSame: (study: string) =>
    `Meldingen gjelder en annen studie enn ${study}? Da vises den ikke lenger for forfattere og lesere av vurderingen.`,
  saidBy: (name: string) => `Ikke samme studie, sier ${name}`,
  saved: "Merket som en annen studie",
} as const;
