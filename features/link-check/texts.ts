import type { BrokenLink } from "../content/calls-desk.ts";

const reasons = {
  "no-page": "Siden finnes ikke, eller leserne kan ikke åpne den.",
  "no-file": "Filen finnes ikke i biblioteket lenger.",
  gone: "Nettstedet svarer at siden ikke finnes",
  "no-host": "Nettstedet finnes ikke.",
  fault: "Nettstedet svarer med en feil",
  "no-answer": "Nettstedet svarer ikke.",
  redirects: "Adressen fører rundt i ring.",
  "not-asked": "Adressen kan ikke kontrolleres herfra. Den fører kanskje til et lukket nett.",
} as const satisfies Record<BrokenLink["why"], string>;

/** The desk's list of links that do not work. */
export const brokenLinkTexts = {
  title: "Lenker som ikke virker",
  lead: "Lenker på publiserte sider som ikke fører dit leseren skal. Adresser på andre nettsteder kontrolleres hver natt, noen om gangen.",
  checked: "Sist kontrollert",
  neverChecked: "Andre nettsteder er ikke kontrollert ennå.",
  none: "Alle lenkene fører dit de skal.",
  noneHere: "Lenkene til sider og filer her fører dit de skal.",
  leadsTo: (target: string) => (/^\d+$/.test(target) ? `nummer ${target}` : target),
  why: (why: BrokenLink["why"], status: number | null) =>
    status === null ? reasons[why] : `${reasons[why]} (${status}).`,
  since: "Oppdaget",
} as const;
