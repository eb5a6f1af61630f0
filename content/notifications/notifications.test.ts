import { expect, test } from "vitest";
import { termExists } from "../terms.ts";
import { notifications, type SeedNotification } from "./index.ts";

const termsOf = (each: SeedNotification) =>
  [
    ...each.topics.map((key) => ["topic", key] as const),
    ...each.methodTypes.map((key) => ["method-type", key] as const),
    ...each.publishers.map((key) => ["publisher", key] as const),
    ...each.subjects.map((key) => ["subject", key] as const),
    ...(each.organizations ?? []).map((key) => ["organization", key] as const),
    ...each.status.map(([, key]) => ["notification-status", key] as const),
    ["source", each.source],
    ["finance-responsibility", each.finance],
    ["order-recommendation", each.order],
  ] as const;

test("forty notifications, newest first, each at an address of its own", () => {
  expect(notifications).toHaveLength(40);
  expect(new Set(notifications.map(({ segment }) => segment)).size).toBe(40);
  expect(notifications.every(({ segment }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(segment))).toBe(true);
  const days = notifications.map(({ published }) => published);
  expect(days).toEqual(days.toSorted().reverse());
});

test("every term of a notification exists, and terms of every kind are used", () => {
  const used = notifications.flatMap(termsOf);
  expect(used.filter(([kind, key]) => !termExists(kind, key))).toEqual([]);
  expect(new Set(used.map(([kind]) => kind)).size).toBe(9);
});

test("a status is not older than the one before, and none is from after today's demo", () => {
  for (const { status, changed, published } of notifications) {
    const days = status.map(([day]) => day);
    expect(days).toEqual(days.toSorted());
    expect([...days, published, changed?.[0] ?? published].every((day) => day <= "2026-11-22")).toBe(true);
  }
});
