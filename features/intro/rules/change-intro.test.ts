import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeIntro, emptyIntro, introFields, municipalitiesOf, settleIntro } from "./index.ts";

const counties = [
  { value: "03", text: "Oslo", subItems: [{ value: "0301", text: "Oslo" }] },
  { value: "46", text: "Vestland", subItems: [{ value: "4601", text: "Bergen" }] },
];
const chosen = { ...emptyIntro, title: "Ny metode", actor: "county", county: "03", organizationId: "0301" };

describe("the intro form", () => {
  it("clears the municipality when the county changes, and only then", () => {
    expect(changeIntro(chosen, "county", "46")).toMatchObject({ county: "46", organizationId: "" });
    expect(changeIntro(chosen, "county", "03")).toEqual(chosen);
  });

  it("clears county and organisation when the actor changes, and keeps what was written", () => {
    expect(changeIntro(chosen, "actor", "organization")).toEqual({
      ...chosen,
      actor: "organization",
      county: "",
      organizationId: "",
    });
  });

  it("never holds a municipality of another county, whatever is chosen in whatever order", () => {
    const changes = fc.array(
      fc.oneof(
        fc.tuple(fc.constant("county" as const), fc.constantFrom("", "03", "46")),
        fc.tuple(fc.constant("actor" as const), fc.constantFrom("county", "organization")),
        fc.tuple(fc.constantFrom(...introFields.slice(0, 3)), fc.string()),
        fc.constant(["organizationId", "pick"] as const),
      ),
    );
    fc.assert(
      fc.property(changes, (steps) => {
        let values = emptyIntro;
        for (const [field, value] of steps) {
          const offered = municipalitiesOf(counties, values.county)[0]?.value ?? "";
          values = changeIntro(values, field, value === "pick" ? offered : value);
          const inCounty = municipalitiesOf(counties, values.county).map((each) => each.value);
          expect([...inCounty, ""]).toContain(values.organizationId);
        }
      }),
    );
  });

  it("takes a municipality of another county for none when the form was sent without script", () => {
    expect(settleIntro({ ...chosen, county: "46" }, counties).organizationId).toBe("");
    expect(settleIntro(chosen, counties)).toEqual(chosen);
    expect(settleIntro({ ...emptyIntro, organizationId: "ahus" }, counties).organizationId).toBe("ahus");
  });
});
