/** Rows that are deleted and brought back, whatever they hold: studies, literature searches. */
export const rowsTexts = {
  /** Stands where the row stood, until one leaves the page. */
  gone: (name: string) => `${name} er slettet.`,
  undo: "Angre",
  undoNamed: (name: string) => `Angre slettingen av ${name}`,
  list: "Slettede rader",
  noneDeleted: "Ingen rader er slettet de siste 30 dagene.",
  explain: "Slettede rader kan hentes tilbake i 30 dager.",
  by: (who: string, when: string) => `Slettet av ${who}, ${when}`,
  button: "Hent tilbake",
  buttonNamed: (name: string) => `Hent tilbake ${name}`,
  done: (name: string) => `${name} er hentet tilbake`,
  failed: "Raden ble ikke hentet tilbake",
  /** For a row that was stored without a short id. */
  unnamed: "Rad uten navn",
  /** A colleague has deleted the row that is being written in. */
  deletedByOther: {
    title: (name: string | null) => `En annen har slettet ${name ?? "denne raden"}`,
    explain: "Det du har skrevet, er ikke lagret. Hent raden tilbake for å skrive videre, eller kopier teksten.",
    restore: "Hent tilbake",
    close: "Lukk",
  },
} as const;
