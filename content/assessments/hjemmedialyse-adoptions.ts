import { hjemmedialyse } from "./hjemmedialyse.ts";
import { EXAMPLE_FIGURES, examplePeople, p, type SeedAssessment } from "./seed-assessment.ts";

/** Two other health trusts say whether the example about dialysis holds for them: one has published its answer, one is writing it. */
export const hjemmedialyseAdoptions: readonly SeedAssessment[] = [
  {
    name: "Eksempel: Hjemmedialyse ved Sykehuset Innlandet",
    adopts: hjemmedialyse.name,
    assessmentType: "1",
    actor: null,
    organization: { kind: "organization", key: "sykehuset-innlandet" },
    status: "published",
    startedAt: "2026-08-17T07:45:00Z",
    sentAt: "2026-09-24T12:20:00Z",
    publishedAt: "2026-10-06T08:00:00Z",
    changeNote: "Første utgave",
    contributors: examplePeople("Sykehuset Innlandet HF", {
      initiator: "Ragnhild Fiksjonsdal",
      economist: "Omar Kladdeby",
    }),
    decisions: [
      {
        organization: { kind: "organization", key: "sykehuset-innlandet" },
        outcome: "introduced",
        decidedAt: "2026-10-19T10:30:00Z",
        deciderRole: "Avdelingssjef, medisinsk avdeling",
        responsible: "Dialyseenheten",
        measure: "Antall pasienter i hjemmedialyse, og antall avbrutte opplæringer",
        followUpInDays: 300,
      },
    ],
    searches: [],
    // Fewer patients and a smaller start than the original has.
    numbers: {
      startup_1: "1200000",
      startup_3: "600000",
      operational_1: "5",
      operational_2: "5",
      operational_3: "8",
      operational_4: "8",
      budget_4: "1800000",
    },
    values: {
      "samme-pasienter": "delvis",
      "samme-pasienter-forskjell":
        "Våre pasienter er eldre: halvparten er over 70 år. Flere bor alene og har ingen som kan lære metoden sammen med dem.",
      "samme-tilbud": "ja",
      "hva-er-annerledes": p(
        "Eksempel: Pasientene våre er eldre og færre, og reiseveien er lengre. Opplæringen kan gis i dagens lokaler, så vi trenger ikke bygge om.",
        EXAMPLE_FIGURES,
      ),
      "antall-per-ar": "5–8",
      "samme-effekt": "ja",
      "ny-forskning": "ja",
      "ny-forskning-hva":
        "Eksempel: Vi gjentok søket i MEDLINE 3. september 2026. Én ny oversikt ble funnet. Den har samme retning som originalen og endrer ikke svaret.",
      bemanning: p(
        "Et halvt årsverk sykepleier til opplæring, tatt fra dagens bemanning. Vakttelefonen er døgnåpen fra før.",
      ),
      "etikk-og-jus": p("Likeverd: Avstanden til sykehuset er større hos oss, så nytten av å slippe reisen er større."),
      anbefaling: "innfores",
      oppfolging: p(
        "Enheten teller pasienter, avbrutte opplæringer og innleggelser for infeksjon hvert halvår. Vi stopper opptaket hvis mer enn to av ti avbryter.",
      ),
      "ny-vurdering": "2028-10-01",
    },
  },
  {
    name: "Eksempel: Hjemmedialyse ved Oslo universitetssykehus",
    adopts: hjemmedialyse.name,
    assessmentType: "1",
    actor: null,
    organization: { kind: "organization", key: "oslo-universitetssykehus" },
    status: "draft",
    startedAt: "2026-11-09T09:00:00Z",
    contributors: examplePeople("Oslo universitetssykehus HF", { initiator: "Eksempel Forfatter" }),
    accounts: { initiator: "forfatter" },
    searches: [],
    numbers: { startup_1: "2400000" },
    values: {
      "samme-pasienter": "ja",
      "samme-tilbud": "delvis",
      "hva-er-annerledes": p("Eksempel: Vi har flere pasienter, kort reisevei og trangere boliger."),
      "antall-per-ar": "20–25",
    },
  },
];
