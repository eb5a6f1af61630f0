import type { Translated } from "../../platform/pure/language/index.ts";
import type { PdfLack } from "./rules/index.ts";
import type * as nb from "./texts.ts";

export const attachmentTexts: Translated<typeof nb.attachmentTexts> = {
  upload: "Last opp PDF",
  replace: "Bytt ut PDF-en",
  accepts: (megabytes) => `Éi PDF-fil på høgst ${megabytes} MB.`,
  remove: "Slett",
  removeNamed: (name) => `Slett ${name}`,
  confirmDelete: (name) => `Vil du slette ${name}?`,
  uploaded: (name) => `${name} er lasta opp`,
  deleted: (name) => `${name} er sletta`,
  uploadFailed: "Beklagar, noko gjekk gale.",
  deleteFailed: "Beklagar, PDF-en kunne ikkje slettast.",
  lacking: (name) => `${name} er lasta opp, men har manglar for lesarar som bruker skjermlesar:`,
  lacks: {
    tags: "Han har ikkje kodar (taggar): overskrifter, tabellar og rekkjefølgje blir borte. Er han skanna, kan han ikkje lesast opp.",
    title: "Han har ingen tittel: skjermlesaren les opp filnamnet.",
    language: "Han seier ikkje kva språk han er på: teksten kan bli lesen opp med feil uttale.",
    access: "Han er sperra for kopiering: skjermlesaren kan ikkje hente teksten.",
    collection: "Han er ei samling av fleire filer: dei fleste lesarane ser berre framsida.",
  },
  lackingHow:
    "Du kan lage han på nytt, til dømes i Word: fyll ut tittelen under Fil og Info, vel språk, lagre som PDF med dokumentstrukturkodar, og bytt han ut her.",
  forReaders: "Til lesarane",
};

export const lackingIn = (name: string, lacks: readonly PdfLack[]): string =>
  [attachmentTexts.lacking(name), ...lacks.map((lack) => attachmentTexts.lacks[lack])].join(" ");
