import type { Translated } from "../../platform/pure/language/index.ts";
import { spaced } from "./rules/index.ts";
import type * as nb from "./texts-desk.ts";

export const retractionDeskTexts: Translated<typeof nb.retractionDeskTexts> = {
  title: "Tilbaketrekte studiar",
  lead: "Studiar som vurderingane byggjer på, og som er trekte tilbake, omtalte med uro, retta eller gjeninnsette. Vurderingane blir samanlikna med lista frå Retraction Watch kvar natt og når ei ny liste blir lasta opp.",
  list: "Lista",
  noList: "Inga liste er lasta opp enno.",
  listOf: (count) => `Lista har ${spaced(count)} rader, lasta opp`,
  byJob: "henta automatisk",
  upload: "Last opp ei ny liste",
  uploadHint: "CSV-fila frå Retraction Watch (Crossref).",
  doubt: ({ rows, before, undated, doubts }) =>
    [
      ...(doubts.includes("Shorter")
        ? [`Fila har ${spaced(rows)} rader, den førre hadde ${spaced(before ?? 0)}.`]
        : []),
      ...(doubts.includes("Undated")
        ? [
            `${undated === 1 ? "1 melding" : `${spaced(undated)} meldingar`} har ein dato som manglar eller ikkje kan lesast sikkert. Er fila lagra på nytt i eit rekneark? Utan dato veit vi ikkje når ein studie blei trekt tilbake, eller kva melding som er den siste.`,
          ]
        : []),
      "Vil du laste opp fila likevel?",
    ].join(" "),
  anyway: "Last opp likevel",
  keep: "Behald den førre",
  loaded: (count, undated) =>
    `Lista er lasta opp (${spaced(count)} rader${undated > 0 ? `, ${spaced(undated)} utan dato som kan lesast` : ""})`,
  studies: "Vurderingar som byggjer på slike studiar",
  none: "Ingen vurderingar byggjer på studiar i lista.",
  columns: {
    study: "Studie",
    state: "Tilstand",
    since: "Sidan",
    where: "Utgåve eller utkast",
    told: "Varsla",
  },
  unnamed: "Utan namn",
  where: (editions, inDraft) =>
    [
      editions.length > 0 ? `Utgåve ${editions.join(", ")}` : "",
      inDraft ? (editions.length > 0 ? "utkast" : "Utkast") : "",
    ]
      .filter(Boolean)
      .join(" og "),
  notTold: "Ikkje enno",
  notSame: "Ikkje same studien",
  notSameNamed: (study) => `Ikkje same studien: ${study}`,
  confirmNotSame: (study) =>
    `Gjeld meldinga ein annan studie enn ${study}? Då blir ho ikkje lenger vist for forfattarar og lesarar av vurderinga.`,
  saidBy: (name) => `Ikkje same studien, seier ${name}`,
  saved: "Merka som ein annan studie",
};
