import { byLanguage } from "../../platform/pure/language/index.ts";
import type { LinkRole, SeatRole } from "./rules/index.ts";
import * as nn from "./texts.nn.ts";

export const roleLabels = {
  initiator: "Forslagsstiller",
  peer: "Fagfellevurderer",
  librarian: "Bibliotekar",
  economist: "Økonom",
  other: "Annen bidragsyter",
} as const satisfies Record<SeatRole, string>;

/** The holders of a decision's link, who have no seat. */
export const linkRoleLabels = {
  decider: "Den som beslutter",
  responsible: "Den som følger opp",
} as const satisfies Record<LinkRole, string>;

/** The task of each role in an assessment. */
export const roleTasks = {
  initiator: "Du fyller ut skjemaet, inviterer andre og sender inn til publisering.",
  peer: "Oppgaven din er å lese vurderingen og skrive en fagfellevurdering.",
  librarian: "Oppgaven din er litteratursøket: hvor det er søkt, når, med hvilken strategi og hvor mange treff det ga.",
  economist: "Oppgaven din er økonomien: kostnader ved oppstart og drift, og hva metoden betyr for budsjettet.",
  other: "Oppgaven din er å skrive de delene av skjemaet som du kjenner best, sammen med de andre.",
} as const satisfies Record<SeatRole, string>;

export const roleLabelsIn = byLanguage({ nb: roleLabels, nn: nn.roleLabels });
/** The names of all who act in an assessment without an account. */
export const actingRoleLabelsIn = byLanguage({
  nb: { ...roleLabels, ...linkRoleLabels },
  nn: { ...nn.roleLabels, ...nn.linkRoleLabels },
});
