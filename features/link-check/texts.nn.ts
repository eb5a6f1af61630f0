import type { Translated } from "../../platform/pure/language/index.ts";
import type { BrokenLink } from "../content/calls-desk.ts";
import type * as nb from "./texts.ts";

const reasons: Readonly<Record<BrokenLink["why"], string>> = {
  "no-page": "Sida finst ikkje, eller ho er ikkje open for lesarane.",
  "no-file": "Fila finst ikkje i biblioteket lenger.",
  gone: "Nettstaden svarer at sida ikkje finst",
  "no-host": "Nettstaden finst ikkje.",
  fault: "Nettstaden svarer med ein feil",
  "no-answer": "Nettstaden svarer ikkje.",
  redirects: "Adressa fører rundt i ring.",
  "not-asked": "Adressa kan ikkje kontrollerast herfrå. Ho fører kanskje til eit lukka nett.",
};

export const brokenLinkTexts: Translated<typeof nb.brokenLinkTexts> = {
  title: "Lenker som ikkje verkar",
  lead: "Lenker på publiserte sider som ikkje fører dit lesaren skal. Adresser på andre nettstader blir kontrollerte kvar natt, nokre om gongen.",
  checked: "Sist kontrollert",
  neverChecked: "Andre nettstader er ikkje kontrollerte enno.",
  none: "Alle lenkene fører dit dei skal.",
  noneHere: "Lenkene til sider og filer her fører dit dei skal.",
  leadsTo: (target) => (/^\d+$/.test(target) ? `nummer ${target}` : target),
  why: (why, status) => (status === null ? reasons[why] : `${reasons[why]} (${status}).`),
  since: "Oppdaga",
};
