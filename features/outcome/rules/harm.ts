import type { OutcomeCells } from "./columns.ts";

/** Beginnings and endings of Norwegian words for what nobody wants, in bokmål and nynorsk. */
const HARM = new RegExp(
  [
    "uønsk",
    "uheldig",
    "bivirkning",
    "biverknad",
    "komplikasjon",
    "skade",
    "\\bdød",
    "dødsfall",
    "mortalitet",
    "alvorlig\\w* hendels",
    "alvorleg\\w* hending",
    "infeksjon",
    "blødning",
    "bløding",
    "blodpropp",
    "\\bfall\\b",
    "smerte",
    "toksisitet",
    "avbr[uo]",
    "reinnlegg",
    "reoperasjon",
    "slag\\b",
    "infarkt",
    "belastning",
    "\\bfeil",
    "forverring",
    "unødvendig",
    "unødig",
  ].join("|"),
  "iu",
);

/** Whether an outcome is named as a harm: «uønskede hendelser», «død», «infeksjon i tilgangen». */
export const readsAsHarm = (name: string): boolean => HARM.test(name.normalize("NFC"));

/** Whether an outcome is unwanted: its authors say that less of it is better, or say nothing and its name is that of a harm. */
export const isUnwanted = ({ desirable = "", name = "" }: OutcomeCells): boolean =>
  desirable === "less" || (desirable === "" && readsAsHarm(name));
