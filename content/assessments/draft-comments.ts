import type { SeedComment } from "./seed-assessment.ts";

/** Of the assessment under work: threads that are open, one with an answer and one on marked words, and one that is resolved. */
export const draftComments: readonly SeedComment[] = [
  {
    block: "metoden-beskrivelse",
    by: "librarian",
    at: "2026-10-02T09:10:00Z",
    text: "Hva skjer når legen er uenig med programmet? @Eksempel Forfatter, det bør stå her.",
    quote: "Legen ser både bildet og markeringen, og avgjør selv.",
    answers: [
      {
        by: "initiator",
        at: "2026-10-05T12:40:00Z",
        text: "Jeg spør avdelingslederen, og skriver det inn denne uken.",
      },
    ],
  },
  {
    block: "pico",
    by: "librarian",
    at: "2026-10-02T09:25:00Z",
    text: "Utfallet mangler. Jeg trenger det før jeg kan avgrense søket.",
  },
  {
    block: "bestiller",
    by: "initiator",
    at: "2026-09-08T07:30:00Z",
    text: "Er det riktig avdeling?",
    answers: [{ by: "librarian", at: "2026-09-08T08:05:00Z", text: "Ja, det er den som betaler." }],
    resolvedAt: "2026-09-08T08:20:00Z",
  },
];
