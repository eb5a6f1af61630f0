import { mailAddressOf, type SeedReview } from "./seed-assessment.ts";

/** Of the assessment under work: one that was sent and is answered, and one that its peer is writing. */
export const draftReviews: readonly SeedReview[] = [
  {
    peer: {
      name: "Solveig Tenkeland",
      email: mailAddressOf("Solveig Tenkeland"),
      organization: "Haukeland universitetssjukehus",
    },
    dueInDays: -2,
    begunAt: "2026-11-02T08:00:00Z",
    sentAt: "2026-11-16T12:30:00Z",
    values: {
      "fagfelle-bindinger": ["nei"],
      "fagfelle-metode": ["delvis"],
      "fagfelle-metode-tekst":
        "Det bør stå hvem som tar den endelige beslutningen når programmet og legen er uenige, og hvordan det dokumenteres.",
      "fagfelle-kunnskap": ["delvis"],
      "fagfelle-manglende-studier":
        "Søket er fra oktober. Se etter studier av brudd hos barn; de er ofte holdt utenfor.",
      "fagfelle-organisering": ["ja"],
      "fagfelle-okonomi": ["kan-ikke-vurdere"],
      "fagfelle-konklusjon": ["delvis"],
      "fagfelle-rad": ["mindre-endringer"],
      "fagfelle-samlet-tekst": "Godt arbeid. Utfyll om uenighet mellom program og lege før dere sender inn.",
    },
    answers: {
      "fagfelle-del-metode": "Vi har lagt til at legen alltid avgjør, og at uenighet skrives i journalen.",
    },
  },
  {
    peer: {
      name: "Eksempel Fagfelle",
      email: mailAddressOf("Eksempel Fagfelle"),
      organization: "St. Olavs hospital",
    },
    account: "fagfelle",
    dueInDays: 12,
    begunAt: "2026-11-18T09:00:00Z",
    sentAt: null,
    values: {
      "fagfelle-bindinger": ["ja"],
      "fagfelle-habilitet": "Jeg har deltatt i en studie som var betalt av en leverandør av slike programmer.",
      "fagfelle-metode": ["ja"],
    },
  },
];
