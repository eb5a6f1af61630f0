import type { FoundPlace } from "../api/index.ts";

const places = (count: number) => (count === 1 ? "ett sted" : `${count} steder`);

/** The name of a place where words were found, as the editor sees it. */
const placeOf = ({ kind, name }: Pick<FoundPlace, "kind" | "name">): string => {
  switch (kind) {
    case "title":
      return "Tittelen";
    case "message":
      return "Meldingen fra redaksjonen";
    case "block":
      return name;
    case "file":
      return "Navn på filer, og tall lest fra regneark";
    case "comment":
      return "Kommentarer";
    case "review":
      return "Fagfellevurderinger";
    case "edition":
      return `Utgave ${name}`;
    case "withdrawn":
      return `Utgave ${name}, trukket tilbake`;
    case "history":
      return "Historikken";
    case "version":
      return "Navn på versjoner";
    case "decision":
      return "Beslutninger og oppfølging";
    case "review-day":
      return "Begrunnelser for når den bør ses på igjen";
  }
};

/** Taking words out of an assessment for good. */
export const redactionTexts = {
  button: "Slad tekst",
  title: "Slad tekst for godt",
  explain:
    "For opplysninger som aldri skulle stått her, for eksempel navnet på en pasient. De erstattes med [sladdet] i feltene, historikken, kommentarer, fagfellevurderinger, utgaver, beslutninger, søket og dokumentene. Det kan ikke angres.",
  words: "Ord eller setninger som skal bort",
  wordsHint: "Én på hver linje, med minst tre bokstaver eller tall. Store og små bokstaver regnes som like.",
  find: "Finn hvor det står",
  nothing: "Vi fant ikke dette i noen tekst. Ingenting er endret.",
  sought: "Dette skal bort",
  change: "Endre ordene",
  foundIn: (count: number) => `Funnet ${places(count)}`,
  place: (place: Pick<FoundPlace, "kind" | "name">) => placeOf(place),
  times: places,
  within: (words: readonly string[]) =>
    `Lengre ord blir stående: ${words.join(", ")}. Skal de også bort, må du skrive dem på egne linjer.`,
  files: (count: number) =>
    count === 1
      ? "Den opplastede filen er ikke åpnet. Står opplysningene i den, må forfatterne slette den, og det som er publisert, må trekkes tilbake. Deretter kan du slette den for godt."
      : `De ${count} opplastede filene er ikke åpnet. Står opplysningene i en av dem, må forfatterne slette den, og det som er publisert, må trekkes tilbake. Deretter kan du slette den for godt.`,
  outside: "E-post som er sendt, filer som er lastet ned, og sikkerhetskopier blir ikke endret.",
  copies: (count: number) =>
    count === 1
      ? "Én vurdering er startet fra denne eller bygger på den. Det som er kopiert dit, blir ikke endret her. Står ordene der, må du sladde der også:"
      : `${count} vurderinger er startet fra denne eller bygger på den. Det som er kopiert dit, blir ikke endret her. Der ordene står, må du sladde også:`,
  inCopy: (times: number | null, hasLonger: boolean) => {
    if (times === null) return "Ikke søkt i";
    if (times === 0) return hasLonger ? "Ordene står bare i lengre ord der" : "Ordene står ikke i tekstene der";
    return `Ordene står ${places(times)} der${hasLonger ? ", og i lengre ord" : ""}`;
  },
  copy: (title: string) => `${title} (åpnes i ny fane)`,
  reason: "Hvorfor",
  reasonHint: "Står i loggen. Ikke gjenta det som skal bort.",
  redact: (count: number) => `Slad ${places(count)}`,
  done: (count: number) => {
    if (count === 0) return "Det var sladdet fra før";
    return count === 1 ? "Ett sted er sladdet" : `${count} steder er sladdet`;
  },
} as const;

/** Deleting uploaded files for good. */
export const eraseTexts = {
  button: "Slett filer for godt",
  none: "Her er ingen filer å slette. Forfatterne har ikke slettet noen, eller en utgave viser dem.",
  title: "Slett filer for godt",
  explain: "Forfatterne har slettet disse filene, og ingen utgave viser dem. De kan ikke hentes tilbake etterpå.",
  reason: "Hvorfor",
  reasonHint: "Står i loggen.",
  submit: (count: number) => (count === 1 ? "Slett filen for godt" : `Slett ${count} filer for godt`),
  done: (count: number) => (count === 1 ? "Filen er slettet for godt" : `${count} filer er slettet for godt`),
  gone: "Filene er hentet tilbake, eller noen har slettet dem for godt. Ingenting er endret.",
} as const;
