import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts.ts";

export const imageTexts: Translated<typeof nb.imageTexts> = {
  upload: "Last opp bilete",
  accepts: (megabytes) =>
    `PNG eller JPEG, fleire på ein gong, høgst ${megabytes} MB og 40 megapikslar kvart. Stad, kamera og annan skjult informasjon blir fjerna.`,
  none: "Ingen bilete er lasta opp",
  list: (title) => `Bilete i ${title}`,
  alt: "Kva viser biletet?",
  altHint: "Skriv kort det ein lesar som ikkje ser biletet, treng å vite.",
  decorative: "Biletet er pynt",
  decorativeHint: "Det seier ikkje noko som ikkje står i teksten. Skjermlesarar hoppar over det.",
  undescribed: "Skriv kva biletet viser, eller kryss av for at det er pynt. Elles kan de ikkje sende inn.",
  preview: (name) => `Førehandsvising av ${name}`,
  open: (name) => `Opne ${name} i full storleik`,
  uploaded: (count) => (count === 1 ? "1 bilete er lasta opp" : `${count} bilete er lasta opp`),
  notUploaded: (name, because) => `${name}: ${because}`,
};

export const imageRowTexts: Translated<typeof nb.imageRowTexts> = {
  save: "Lagre",
  cancel: "Avbryt",
  edit: "Rediger",
  editNamed: (name) => `Rediger ${name}`,
  change: (name) => `Rediger ${name}`,
  remove: "Slett",
  removeNamed: (name) => `Slett ${name}`,
  confirmDelete: "Vil du slette biletet?",
  created: "Biletet er lasta opp",
  notCreated: "Beklagar, noko gjekk gale.",
  updated: "Biletet er oppdatert",
  notUpdated: "Biletet blei ikkje oppdatert",
  deleted: "Biletet er sletta",
  notDeleted: "Beklagar, biletet kunne ikkje slettast.",
  kept: "Det du har skrive, står her framleis.",
  mended: "Rett opp felta som er merka, og lagre igjen.",
};
