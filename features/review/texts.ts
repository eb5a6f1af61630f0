import { byLanguage } from "../../platform/pure/language/index.ts";
import * as nn from "./texts.nn.ts";
/** Peer reviews: what readers see, and the words of their blocks. The reviewer's and the authors' screens: `texts-writing.ts`. */
export const reviewTexts = {
  heading: "Tittelen",
  answer: "Slik svarte vi",
  shown: "Skal svarene vises sammen med fagfellevurderingen når den publiseres?",
  yes: "Ja, vis svarene",
  no: "Nei",
  peer: (number: number) => `Fagfelle ${number}`,
  ofEdition: (name: string, edition: number) => `${name} (om utgave ${edition})`,
  draftOf: (name: string) => `${name} (utkast, ikke sendt)`,
  title: (count: number) => (count > 1 ? "Fagfellevurderinger" : "Fagfellevurdering"),
  writtenBy: "Skrevet av",
  several: { title: "Vurdert av", text: (count: number) => `${count} fagfeller. Hver vurdering står for seg.` },
  none: {
    title: "Ikke fagfellevurdert",
    text: "Ingen fagfelle har vurdert denne mini-metodevurderingen.",
  },
  later: {
    title: "Fagfellevurdert",
    text: "Fagfellevurderingen vises her når mini-metodevurderingen er publisert.",
  },
} as const;

export const reviewTextsIn = byLanguage({ nb: reviewTexts, nn: nn.reviewTexts });
