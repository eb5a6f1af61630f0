import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts.ts";

export const rowsTexts: Translated<typeof nb.rowsTexts> = {
  gone: (name) => `${name} er sletta.`,
  replaced: (name) => `Den førre fila, ${name}, er bytta ut.`,
  undo: "Angre",
  undoNamed: (name) => `Angre slettinga av ${name}`,
  list: {
    rows: {
      title: "Sletta rader",
      explain: "Sletta rader kan hentast tilbake i 30 dagar.",
      failed: "Rada blei ikkje henta tilbake",
    },
    images: {
      title: "Sletta bilete",
      explain: "Sletta bilete kan hentast tilbake i 30 dagar.",
      failed: "Biletet blei ikkje henta tilbake",
    },
    files: {
      title: "Sletta filer",
      explain: "Filer som er sletta eller bytta ut, kan hentast tilbake i 30 dagar.",
      failed: "Fila blei ikkje henta tilbake",
    },
  },
  by: (who, when) => `Sletta av ${who}, ${when}`,
  button: "Hent tilbake",
  buttonNamed: (name) => `Hent tilbake ${name}`,
  done: (name) => `${name} er henta tilbake`,
  move: {
    handle: (name) => `Dra for å flytte ${name}`,
    upNamed: (name) => `Flytt ${name} opp`,
    downNamed: (name) => `Flytt ${name} ned`,
    moved: (name, place, of) => `${name} er flytta til plass ${place} av ${of}`,
    failed: "Rekkjefølgja blei ikkje endra",
  },
  unnamed: "Rad utan namn",
  deletedByOther: {
    title: (name) => `Ein annan har sletta ${name ?? "denne rada"}`,
    explain: "Det du har skrive, er ikkje lagra. Hent rada tilbake for å skrive vidare, eller kopier teksten.",
    restore: "Hent tilbake",
    close: "Lukk",
  },
};
