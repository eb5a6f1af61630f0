import { describe, expect, test } from "vitest";
import { toldIn, workingIn } from "./preview-messages.ts";

/** A window is known by being the same one. */
const windowLike = (): MessageEventSource => new MessageChannel().port1;
const form = windowLike();
const place = { origin: "https://minimetode.no", page: 7 };
const working = {
  kind: "working-values",
  page: 7,
  rev: 3,
  values: { heading: "Ny" },
  known: { addresses: {}, media: {} },
};
const message = { origin: place.origin, source: form, data: working } as const;

describe("a message to the frame", () => {
  test("is heard from the form around it", () => {
    expect(workingIn(message, form, place)).toEqual(working);
  });

  test.each([
    ["of another origin", { ...message, origin: "https://annet.no" }],
    ["of a page without an origin", { ...message, origin: "null" }],
    ["of another window", { ...message, source: windowLike() }],
    ["about another page", { ...message, data: { ...working, page: 8 } }],
    ["of another shape", { ...message, data: { ...working, values: "<b>" } }],
    ["that is a text", { ...message, data: "hei" }],
  ])("%s is not", (_, other) => {
    expect(workingIn(other, form, place)).toBeNull();
  });

  test("is heard by nobody where there is no form around", () => {
    expect(workingIn({ ...message, source: null }, null, place)).toBeNull();
  });
});

describe("a message to the form", () => {
  test("says that the frame listens, or names a part", () => {
    const clicked = { kind: "part-clicked", page: 7, path: ["mainContent", "id"] };
    expect(toldIn({ ...message, data: clicked }, form, place)).toEqual(clicked);
    expect(toldIn({ ...message, data: { kind: "frame-listens", page: 7 } }, form, place)).not.toBeNull();
    expect(toldIn({ ...message, data: working }, form, place)).toBeNull();
    expect(toldIn({ ...message, data: { ...clicked, path: [] } }, form, place)).toBeNull();
    expect(toldIn({ ...message, data: clicked }, windowLike(), place)).toBeNull();
  });
});
