import { expect, test } from "vitest";
import { checksBeforePublishing } from "./before-publishing.ts";

const kari = { name: "Kari", role: "initiator", redeemed: "2026-01-01T00:00:00.000Z" } as const;
const petra = { name: "Petra", role: "peer", redeemed: null } as const;

const told = (seen: Parameters<typeof checksBeforePublishing>[0]) =>
  checksBeforePublishing(seen).map(({ kind, isFine, names }) => [kind, isFine, ...names]);

test("an assessment without a peer, with a contact that readers do not see, says both", () => {
  expect(told({ contributors: [kari], contactHidden: true })).toEqual([
    ["no-peer", false],
    ["links-opened", true],
    ["contact-hidden", false],
  ]);
});

test("a peer who has not opened the link is named in both", () => {
  expect(told({ contributors: [kari, petra], contactHidden: false })).toEqual([
    ["peer", true, "Petra"],
    ["links-not-opened", false, "Petra"],
  ]);
});
