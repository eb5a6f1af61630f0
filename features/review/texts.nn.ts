import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts.ts";

export const reviewTexts: Translated<typeof nb.reviewTexts> = {
  heading: "Tittelen",
  answer: "Slik svarte vi",
  shown: "Skal svara visast saman med fagfellevurderinga når ho blir publisert?",
  yes: "Ja, vis svara",
  no: "Nei",
  peer: (number) => `Fagfelle ${number}`,
  ofEdition: (name, edition) => `${name} (om utgåve ${edition})`,
  draftOf: (name) => `${name} (utkast, ikkje sendt)`,
  title: (count) => (count > 1 ? "Fagfellevurderingar" : "Fagfellevurdering"),
  writtenBy: "Skrive av",
  several: { title: "Vurdert av", text: (count) => `${count} fagfellar. Kvar vurdering står for seg.` },
  none: {
    title: "Ikkje fagfellevurdert",
    text: "Ingen fagfelle har vurdert denne mini-metodevurderinga.",
  },
  later: {
    title: "Fagfellevurdert",
    text: "Fagfellevurderinga blir vist her når mini-metodevurderinga er publisert.",
  },
};
