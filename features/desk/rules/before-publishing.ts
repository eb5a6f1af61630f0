import type { SeatRole } from "../../access/rules/index.ts";

/** One check before publishing. `names`: the people whom it concerns. */
export type Check = {
  readonly kind: "peer" | "no-peer" | "links-opened" | "links-not-opened" | "contact-hidden";
  readonly isFine: boolean;
  readonly names: readonly string[];
};

type Seen = {
  readonly contributors: readonly {
    readonly name: string;
    readonly role: SeatRole;
    readonly redeemed: string | null;
  }[];
  readonly contactHidden: boolean;
};

/** Checks of an assessment before it is published, from the data of the desk. Publishing itself checks the mandatory fields. */
export function checksBeforePublishing({ contributors, contactHidden }: Seen): readonly Check[] {
  const named = (people: Seen["contributors"]) => people.map(({ name }) => name);
  const peers = named(contributors.filter(({ role }) => role === "peer"));
  const waiting = named(contributors.filter(({ redeemed }) => redeemed === null));
  return [
    peers.length > 0 ? { kind: "peer", isFine: true, names: peers } : { kind: "no-peer", isFine: false, names: [] },
    waiting.length > 0
      ? { kind: "links-not-opened", isFine: false, names: waiting }
      : { kind: "links-opened", isFine: true, names: [] },
    ...(contactHidden ? [{ kind: "contact-hidden", isFine: false, names: [] } as const] : []),
  ];
}
