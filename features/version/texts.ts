import type { ChangedField, Version } from "./calls.ts";

const nameOf = ({ cause, name, edition }: Pick<Version, "cause" | "name" | "edition">): string => {
  if (cause === "named") return name;
  return cause === "sent" ? "Sendt til publisering" : `Publisert, utgave ${edition ?? ""}`.trim();
};

const rowChange = { added: "Lagt til", removed: "Slettet", changed: "Endret" } as const;

/** Versions of the whole assessment. */
export const versionTexts = {
  title: "Versjoner",
  explain:
    "En versjon er vurderingen slik den sto på et tidspunkt. Det lages en av seg selv hver gang vurderingen sendes til publisering og publiseres.",
  name: "Navn på ny versjon",
  nameHint: "For eksempel «Før fagfellevurdering». Det som er lagret nå, kommer med.",
  keep: "Lagre versjon",
  kept: (name: string) => `Versjonen «${name}» er lagret`,
  list: "Alle versjoner",
  none: "Det er ingen versjoner ennå.",
  failed: "Vi klarte ikke å hente versjonene. Prøv igjen.",
  nameOf,
  option: (version: Version, moment: string) => `${nameOf(version)}, ${moment}`,
  now: "det som står nå",
  compare: "Sammenlign",
  compareNamed: (name: string, moment: string) => `Sammenlign ${name}, ${moment}`,
  compareWith: "Sammenlign med",
  changed: (count: number) => {
    if (count === 0) return "Ingen felt er endret.";
    return count === 1 ? "Ett felt er endret." : `${count} felt er endret.`;
  },
  row: ({ change, what }: Pick<ChangedField, "change" | "what">) =>
    what === "" ? rowChange[change] : `${rowChange[change]}: ${what}`,
} as const;
