import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts.ts";

export const sheetTexts: Translated<typeof nb.sheetTexts> = {
  name: "Avgjerdsark",
  of: (portal) => `Avgjerdsark · ${portal}`,
  edition: (number, day) => `utgåve ${number}, ${day}`,
  recommendation: "Tilråding",
  conditions: "Vilkår",
  confidence: "Tillit til resultata",
  outcomes: "Viktigaste utfall",
  leftOut: (count, hasUnwanted) => {
    const outcomes = count === 1 ? "Eitt utfall til" : `${count} utfall til`;
    return `${outcomes}${hasUnwanted ? ", også uønskte," : ""} står i vurderinga.`;
  },
  costs: "Kostnader",
  item: "Post",
  cost: {
    startup: "Oppstart",
    old: "Per pasient, gammal metode",
    new: "Per pasient, ny metode",
    change: "Endring i årlege kostnader",
    changeLow: "Endring, lågast",
    changeHigh: "Endring, høgast",
    net: "Netto",
    netLow: "Netto, lågast",
    netHigh: "Netto, høgast",
  },
  netMeans: "Netto under null er ei utgift.",
  spreadMeans: "Lågast og høgast: eitt usikkert tal om gongen.",
  judgements: "Avvegingar",
  reviewed: "Fagfellevurdert",
  notReviewed: "Ikkje fagfellevurdert i portalen",
  searched: (day) => `Siste litteratursøk ${day}`,
  decision: "Avgjerd",
  blanks: { decided: "Avgjort", day: "Dato", followUp: "Skal følgjast opp av" },
  whole: "Heile vurderinga",
  older: (number) => `Dette er utgåve ${number}. Ho er erstatta av ei nyare utgåve.`,
  newest: "Arket til den nyaste utgåva",
  pdf: "Last ned som PDF",
  toolbar: "Verktøy for arket",
  about: "Alt på arket er henta frå vurderinga. Det er laga for utskrift på eitt A4-ark.",
};
