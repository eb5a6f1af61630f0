/** Rows that are moved, deleted and brought back, whatever they hold: studies, literature searches, images. */
export const rowsTexts = {
  /** Stands where the row stood, until one leaves the page. */
  gone: (name: string) => `${name} er slettet.`,
  /** The same for a file that another one was put in the place of, often by the same name. */
  replaced: (name: string) => `Den forrige filen, ${name}, er byttet ut.`,
  undo: "Angre",
  undoNamed: (name: string) => `Angre slettingen av ${name}`,
  /** The list of what was deleted in a block, by what its rows are. */
  list: {
    rows: {
      title: "Slettede rader",
      explain: "Slettede rader kan hentes tilbake i 30 dager.",
      failed: "Raden ble ikke hentet tilbake",
    },
    images: {
      title: "Slettede bilder",
      explain: "Slettede bilder kan hentes tilbake i 30 dager.",
      failed: "Bildet ble ikke hentet tilbake",
    },
    files: {
      title: "Slettede filer",
      explain: "Filer som er slettet eller byttet ut, kan hentes tilbake i 30 dager.",
      failed: "Filen ble ikke hentet tilbake",
    },
  },
  by: (who: string, when: string) => `Slettet av ${who}, ${when}`,
  button: "Hent tilbake",
  buttonNamed: (name: string) => `Hent tilbake ${name}`,
  done: (name: string) => `${name} er hentet tilbake`,
  move: {
    handle: (name: string) => `Dra for å flytte ${name}`,
    upNamed: (name: string) => `Flytt ${name} opp`,
    downNamed: (name: string) => `Flytt ${name} ned`,
    /** Said aloud: the row has moved. @param place counts from 1 */
    moved: (name: string, place: number, of: number) => `${name} er flyttet til plass ${place} av ${of}`,
    failed: "Rekkefølgen ble ikke endret",
  },
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
