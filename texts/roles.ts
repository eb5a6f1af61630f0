import type { SeatRole } from "../core/access/index.ts";

/** docs/spec/contributors.md, Role labels */
export const roleLabels = {
  initiator: "Forslagsstiller",
  peer: "Fagfellevurderer",
  librarian: "Bibliotekar",
  economist: "Økonom",
  other: "Annen bidragsyter",
} as const satisfies Record<SeatRole, string>;

const several = {
  initiator: (count: number) => `${count} forslagsstillere`,
  librarian: (count: number) => `${count} bibliotekarer`,
  economist: (count: number) => `${count} økonomer`,
  other: (count: number) => `${count} andre bidragsytere`,
} as const satisfies Record<Exclude<SeatRole, "peer">, unknown>;

const list = new Intl.ListFormat("nb", { type: "conjunction" });
const roles = Object.keys(several) as (keyof typeof several)[];

/** Which roles wrote an assessment, without names: «Forslagsstiller, bibliotekar og 2 økonomer». Empty for nobody. */
export function writtenBy(people: readonly SeatRole[]): string {
  const counted = roles.map((role) => [role, people.filter((each) => each === role).length] as const);
  const said = list.format(
    counted.flatMap(([role, count]) =>
      count === 0 ? [] : [count === 1 ? roleLabels[role].toLowerCase() : several[role](count)],
    ),
  );
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** What each role does in an assessment, in a sentence or two. */
export const roleTasks = {
  initiator: "Du fyller ut skjemaet, inviterer andre og sender inn til publisering.",
  peer: "Oppgaven din er å lese vurderingen og skrive en fagfellevurdering.",
  librarian: "Oppgaven din er litteratursøket: hvor det er søkt, når, med hvilken strategi og hvor mange treff det ga.",
  economist: "Oppgaven din er økonomien: kostnader ved oppstart og drift, og hva metoden betyr for budsjettet.",
  other: "Oppgaven din er å skrive de delene av skjemaet som du kjenner best, sammen med de andre.",
} as const satisfies Record<SeatRole, string>;
