import type { SeatRole } from "../core/access/index.ts";

/** docs/spec/contributors.md, Role labels */
export const roleLabels = {
  initiator: "Forslagsstiller",
  peer: "Fagfellevurderer",
  librarian: "Bibliotekar",
  economist: "Økonom",
  other: "Annen bidragsyter",
} as const satisfies Record<SeatRole, string>;

const written = {
  initiator: ["forslagsstiller", "forslagsstillere"],
  librarian: ["bibliotekar", "bibliotekarer"],
  economist: ["økonom", "økonomer"],
  other: ["en annen bidragsyter", "andre bidragsytere"],
} as const satisfies Record<Exclude<SeatRole, "peer">, readonly [string, string]>;

const list = new Intl.ListFormat("nb", { type: "conjunction" });

/** Which roles wrote an assessment, without names: «Forslagsstiller, bibliotekar og 2 økonomer». Empty for nobody. */
export function writtenBy(people: readonly SeatRole[]): string {
  const said = list.format(
    Object.entries(written).flatMap(([role, [one, several]]) => {
      const count = people.filter((each) => each === role).length;
      return count === 0 ? [] : [count === 1 ? one : `${count} ${several}`];
    }),
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
