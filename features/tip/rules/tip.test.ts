import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkTip, emptyTip, tipFields, tipLimits } from "./index.ts";

const filled = { ...emptyTip, methodDescription: "Ny pumpe", name: "Kari Eksempel", senderEmail: "kari@example.no" };
const broken = (over: Partial<typeof filled>) =>
  checkTip({ ...filled, ...over }).map(({ path, kind }) => `${path} ${kind}`);

describe("a tip", () => {
  it("needs a description, a name and an address, and nothing else", () => {
    expect(broken({})).toEqual([]);
    expect(checkTip(emptyTip).map(({ path }) => path)).toEqual(["methodDescription", "name", "senderEmail"]);
    expect(broken({ methodDescription: " \n" })).toEqual(["methodDescription Mandatory"]);
  });

  it("takes a web address as link, and no other kind", () => {
    expect(broken({ link: "https://example.no/a?b=1" })).toEqual([]);
    for (const link of ["javascript:alert(1)", "example.no", "ftp://example.no", "https://a b", "https://x@ond.no/"])
      expect(broken({ link })).toEqual(["link NotALink"]);
  });

  it("has an end", () => {
    expect(broken({ methodDescription: "x".repeat(tipLimits.methodDescription + 1) })).toEqual([
      "methodDescription TooLong",
    ]);
    expect(broken({ employer: "to\nlinjer" })).toEqual(["employer WrongShape"]);
  });

  it("is checked whatever is written, each rule at a field of the form", () => {
    const any = fc.record(Object.fromEntries(tipFields.map((field) => [field, fc.string()])));
    fc.assert(
      fc.property(any, (tip) => {
        for (const { path } of checkTip({ ...emptyTip, ...tip })) expect(tipFields).toContain(path);
      }),
    );
  });
});
