import type { Translated } from "../../platform/pure/language/index.ts";
import type { Version } from "./calls.ts";
import type * as nb from "./texts.ts";

const nameOf = ({ cause, name, edition }: Pick<Version, "cause" | "name" | "edition">): string => {
  if (cause === "named") return name;
  return cause === "sent" ? "Sendt til publisering" : `Publisert, utgåve ${edition ?? ""}`.trim();
};

const rowChange = { added: "Lagt til", removed: "Sletta", changed: "Endra" } as const;

export const versionTexts: Translated<typeof nb.versionTexts> = {
  title: "Versjonar",
  explain:
    "Ein versjon er vurderinga slik ho stod på eit tidspunkt. Det blir laga ein av seg sjølv kvar gong vurderinga blir send til publisering og publisert.",
  name: "Namn på ny versjon",
  nameHint: "Til dømes «Før fagfellevurdering». Det som er lagra no, kjem med.",
  keep: "Lagre versjon",
  kept: (name) => `Versjonen «${name}» er lagra`,
  list: "Alle versjonar",
  none: "Det er ingen versjonar enno.",
  failed: "Vi klarte ikkje å hente versjonane. Prøv igjen.",
  nameOf,
  option: (version, moment) => `${nameOf(version)}, ${moment}`,
  now: "det som står no",
  compare: "Samanlikn",
  compareNamed: (name, moment) => `Samanlikn ${name}, ${moment}`,
  compareWith: "Samanlikn med",
  changed: (count) => {
    if (count === 0) return "Ingen felt er endra.";
    return count === 1 ? "Eitt felt er endra." : `${count} felt er endra.`;
  },
  row: ({ change, what }) => (what === "" ? rowChange[change] : `${rowChange[change]}: ${what}`),
};
