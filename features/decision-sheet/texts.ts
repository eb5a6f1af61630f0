import { byLanguage } from "../../platform/pure/language/index.ts";

/** The decision sheet, as a page and as a PDF. */
export const sheetTexts = {
  name: "Beslutningsark",
  of: (portal: string) => `Beslutningsark · ${portal}`,
  edition: (number: number, day: string) => `utgave ${number}, ${day}`,
  recommendation: "Anbefaling",
  conditions: "Vilkår",
  confidence: "Tillit til resultatene",
  outcomes: "Viktigste utfall",
  leftOut: (count: number, hasUnwanted: boolean) => {
    const outcomes = count === 1 ? "Ett utfall til" : `${count} utfall til`;
    return `${outcomes}${hasUnwanted ? ", også uønskede," : ""} står i vurderingen.`;
  },
  costs: "Kostnader",
  item: "Post",
  cost: {
    startup: "Oppstart",
    old: "Per pasient, gammel metode",
    new: "Per pasient, ny metode",
    change: "Endring i årlige kostnader",
    changeLow: "Endring, lavest",
    changeHigh: "Endring, høyest",
    net: "Netto",
    netLow: "Netto, lavest",
    netHigh: "Netto, høyest",
  },
  netMeans: "Netto under null er en utgift.",
  spreadMeans: "Lavest og høyest: ett usikkert tall om gangen.",
  judgements: "Avveininger",
  reviewed: "Fagfellevurdert",
  notReviewed: "Ikke fagfellevurdert i portalen",
  searched: (day: string) => `Siste litteratursøk ${day}`,
  decision: "Beslutning",
  blanks: { decided: "Besluttet", day: "Dato", followUp: "Følges opp av" },
  whole: "Hele vurderingen",
  older: (number: number) => `Dette er utgave ${number}. Den er erstattet av en nyere utgave.`,
  newest: "Arket til den nyeste utgaven",
  pdf: "Last ned som PDF",
  toolbar: "Verktøy for arket",
  about: "Alt på arket er hentet fra vurderingen. Det er laget for å skrives ut på ett A4-ark.",
} as const;

export const sheetTextsIn = byLanguage({ nb: sheetTexts });
