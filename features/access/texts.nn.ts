import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts.ts";

export const roleLabels: Translated<typeof nb.roleLabels> = {
  initiator: "Forslagsstillar",
  peer: "Fagfellevurderar",
  librarian: "Bibliotekar",
  economist: "Økonom",
  other: "Annan bidragsytar",
};

export const linkRoleLabels: Translated<typeof nb.linkRoleLabels> = {
  decider: "Den som avgjer",
  responsible: "Den som følgjer opp",
};

export const roleTasks: Translated<typeof nb.roleTasks> = {
  initiator: "Du fyller ut skjemaet, inviterer andre og sender inn til publisering.",
  peer: "Oppgåva di er å lese vurderinga og skrive ei fagfellevurdering.",
  librarian: "Oppgåva di er litteratursøket: kvar det er søkt, når, med kva strategi og kor mange treff det gav.",
  economist: "Oppgåva di er økonomien: kostnader ved oppstart og drift, og kva metoden har å seie for budsjettet.",
  other: "Oppgåva di er å skrive dei delane av skjemaet som du kjenner best, saman med dei andre.",
};
