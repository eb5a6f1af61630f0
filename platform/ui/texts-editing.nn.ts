import type { Translated } from "../pure/language/index.ts";
import type * as nb from "./texts-editing.ts";

export const uiEditingTexts: Translated<typeof nb.uiEditingTexts> = {
  confirm: { title: "Stadfest", yes: "Ja", no: "Nei" },
  toasts: "Meldingar",
  closeToast: "Lukk meldinga",
  multiSelect: {
    choose: "Vel",
    chosen: (count) => (count === 1 ? "1 vald" : `${count} valde`),
    filter: "Søk i lista",
    none: "Ingen treff i lista",
    removed: (what) => `${what} er fjerna`,
    chosenList: "Valde",
  },
  fileDrop: {
    drag: "Dra filer hit, eller",
    dragOne: "Dra ei fil hit, eller",
    choose: "Vel filer",
    chooseOne: "Vel fil",
    uploading: (name) => `Lastar opp ${name} …`,
    wrongType: (name, accept) =>
      /\.hei[cf]$/i.test(name) && accept.includes(".jpg")
        ? `${name} er i HEIC-format, som nettlesarar ikkje viser. Lagre biletet som JPEG, og vel det på nytt.`
        : `${name} kan ikkje brukast her. Vel ${accept}.`,
  },
  date: { form: "dd.mm.åååå", open: "Vel i kalender", calendar: "Kalender" },
  copy: "Kopier",
  copied: "Kopiert",
  copyFailed: "Vi klarte ikkje å kopiere. Marker teksten og kopier han sjølv.",
};
