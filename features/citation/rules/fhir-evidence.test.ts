import { expect, test } from "vitest";
import { z } from "zod";
import { aSection, aTemplate, aWorkingCopy, someFacts } from "../../../test/builders/a-working-copy.ts";
import type { OutcomeCells } from "../../outcome/rules/index.ts";
import { readViewOf } from "../../publication/rules/index.ts";
import { fhirEvidenceTextsIn } from "../texts.ts";
import { fhirEvidenceOf } from "./index.ts";

const noTerms = { topics: [], methodTypes: [], publishers: [], subjects: [], organizations: [], municipalities: [] };
const cited = {
  number: 7,
  organization: "Helse Eksempel HF",
  year: 2026,
  day: "2026-03-01",
  title: "Eksempel",
  edition: 1,
  address: "https://minimetode.example/vurdering/?id=7&versjon=1",
  language: undefined,
};

function evidenceIn(...outcomes: readonly OutcomeCells[]) {
  const block = { kind: "OutcomeTable", key: "utfall", title: "Utfall" } as const;
  const rows = outcomes.map((cells, at) => ({ id: at + 1, part: "outcomes", rev: 1, revs: {}, cells: { ...cells } }));
  const values = { [block.key]: ["hjemmedialyse", "dialyse på sykehus"] };
  const copy = aWorkingCopy(aTemplate([[aSection("effekt", [block])]]), values, { rows: { [block.key]: rows } });
  const view = readViewOf(someFacts({ status: 3 }), copy, noTerms, "published");
  return fhirEvidenceOf(view, cited, "2026-03-01T12:00:00.000Z", fhirEvidenceTextsIn("nb"));
}

const sections = "https://fevir.net/resources/CodeSystem/179423";
const CodeOf = (code: string) =>
  z.object({
    coding: z.tuple([z.object({ system: z.literal(sections), code: z.literal(code), display: z.string() })]),
  });
const Narrative = z.strictObject({
  status: z.enum(["generated", "empty"]),
  div: z.string().regex(/^<div xmlns="http:\/\/www\.w3\.org\/1999\/xhtml"[^>]*>.*\S.*<\/div>$/s),
});
const Reference = (type: string) =>
  z.strictObject({ reference: z.string().regex(/^#/), type: z.literal(type), display: z.string().min(1) });
const part = (code: string, most = 1) =>
  z.strictObject({
    title: z.string().min(1),
    code: CodeOf(code),
    text: Narrative,
    entry: z
      .array(Reference(code === "outcome-measure" ? "EvidenceVariable" : "Evidence"))
      .min(1)
      .max(most)
      .optional(),
  });
const columns = z.tuple([
  part("outcome-measure"),
  part("sample-size"),
  part("result-with-comparator-alone"),
  part("result-with-intervention-alone"),
  part("result-with-intervention-alone-calculated", 2),
  part("result-with-intervention-vs-comparator"),
  part("certainty-of-evidence"),
  part("assertion"),
]);

/** The profile SummaryOfFindings of HL7/ebm as its example 236537 of 2026-04-08 has it, with what the base Composition requires. */
const SummaryOfFindings = z.object({
  resourceType: z.literal("Composition"),
  meta: z.object({ profile: z.tuple([z.string().endsWith("/summary-of-findings")]) }),
  text: Narrative,
  extension: z.tuple([
    z.strictObject({ url: z.string().endsWith("/artifact-experimental"), valueBoolean: z.literal(true) }),
  ]),
  status: z.literal("final"),
  type: CodeOf("SummaryOfFindings"),
  date: z.iso.datetime(),
  author: z.array(z.object({ display: z.string().min(1) })).min(1),
  title: z.string().min(1),
  section: z.tuple([
    z.strictObject({ title: z.string(), code: CodeOf("column-headers"), section: columns }),
    z.strictObject({
      title: z.string(),
      code: CodeOf("summary-of-findings"),
      section: z
        .array(
          z.strictObject({
            title: z.string().min(1),
            code: CodeOf("summary-of-findings-entry-for-a-single-outcome"),
            focus: Reference("EvidenceVariable"),
            section: columns,
          }),
        )
        .min(1),
    }),
  ]),
  contained: z.array(z.object({ resourceType: z.enum(["Evidence", "EvidenceVariable"]), id: z.string() }).loose()),
});

/** The composition as its profile has it, with no reference that leads nowhere and nothing contained that nobody refers to. */
function accepted(composition: unknown) {
  const text = JSON.stringify(composition);
  const read = SummaryOfFindings.parse(JSON.parse(text));
  const referred = new Set([...text.matchAll(/"reference":"#([^"]+)"/g)].map(([, id]) => id));
  expect(new Set(read.contained.map(({ id }) => id))).toEqual(referred);
  expect(read.contained).toHaveLength(referred.size);
  const contained = (id: string) => read.contained.find((resource) => resource.id === id);
  return { entries: read.section[1].section, contained };
}

const death: OutcomeCells = {
  ...{ name: "Død innen ett år", kind: "event", desirable: "less", importance: "critical", followUp: "12 måneder" },
  ...{ studies: "9", participants: "9840", start: "randomised", riskOfBias: "-1", imprecision: "-1" },
  ...{ measure: "RR", effect: "0.74", effectLow: "0.55", effectHigh: "0.95", certaintyWhy: "Ikke blindet." },
};

test("an outcome is an entry with what readers see, and the same as numbers for machines", () => {
  const { entries, contained } = accepted(evidenceIn({ ...death, "baseline.1.value": "110" }));
  expect(entries.map(({ title }) => title)).toEqual(["Død innen ett år"]);
  const [, size, without, withMethod, , difference, certainty, assertion] = entries[0]?.section ?? [];
  expect(size?.text.div).toContain("9 studier");
  expect(without?.text.div).toMatch(/110 av 1\s000/);
  expect(withMethod?.text.div).toMatch(/81 av 1\s000/);
  expect(difference?.text.div).toContain("29 færre (fra 49 færre til 5 færre)");
  expect(difference?.text.div).toContain("RR 0,74 (95 % KI 0,55 til 0,95)");
  expect(certainty?.text.div).toContain("Lav");
  expect(assertion?.text.div).toContain("Hjemmedialyse gir muligens lavere risiko for død innen ett år");
  expect(contained("comparator-only-1")).toMatchObject({
    variableDefinition: [
      { variableRole: "population", description: "dialyse på sykehus" },
      { variableRole: "outcome" },
    ],
    statistic: [{ statisticType: { text: "risk" }, quantity: { value: 0.11 } }],
  });
  expect(contained("intervention-only-1")).toMatchObject({
    statistic: [{ quantity: { value: 0.081 }, attributeEstimate: [{ range: { low: { value: 0.061 } } }] }],
  });
  const ofCode = (code: string) => ({ coding: [{ code }] });
  expect(contained("comparative-1")).toMatchObject({
    assertion: expect.stringContaining("muligens"),
    statistic: [
      {
        statisticType: ofCode("STATO:0000245"),
        quantity: { value: 0.74 },
        attributeEstimate: [{ level: 0.95, range: { low: { value: 0.55 }, high: { value: 0.95 } } }],
        sampleSize: { numberOfStudies: 9, numberOfParticipants: 9840 },
      },
      { statisticType: ofCode("STATO:0000424"), quantity: { value: -0.029 } },
      { statisticType: { text: "number needed to treat" }, quantity: { value: 35 } },
    ],
    certainty: [
      {
        description: "Ikke blindet.",
        type: ofCode("Overall"),
        rating: ofCode("low"),
        subcomponent: [
          { type: ofCode("RiskOfBias"), rating: { coding: [{ code: "serious-concern" }, { code: "downcode1" }] } },
          { type: ofCode("Imprecision") },
        ],
      },
    ],
  });
});

test("groups of one outcome are statistics beside each other; the most important outcome comes first", () => {
  const groups = {
    ...{ "baseline.1.value": "110", "baseline.1.label": "Lav risiko" },
    ...{ "baseline.2.value": "30%", "baseline.2.label": "Høy risiko" },
  };
  const minor: OutcomeCells = { ...death, name: "Kvalme", importance: "minor" };
  const { entries, contained } = accepted(evidenceIn(minor, { ...death, ...groups }));
  expect(entries.map(({ title }) => title)).toEqual(["Død innen ett år", "Kvalme"]);
  expect(contained("comparator-only-1")).toMatchObject({
    statistic: [
      { description: "Lav risiko", quantity: { value: 0.11 } },
      { description: "Høy risiko", quantity: { value: 0.3 } },
    ],
  });
  // Without a baseline only the relative effect is known.
  expect(contained("comparator-only-2")).toBeUndefined();
  expect(entries[1]?.section[2]?.text.status).toBe("empty");
  expect(contained("comparative-2")).toMatchObject({ statistic: [{ quantity: { value: 0.74 } }] });
});

test("measured outcomes have their unit; one that no study measured says so", () => {
  const quality: OutcomeCells = {
    ...{
      name: "Livskvalitet",
      kind: "measured",
      measure: "MD",
      effect: "4.1",
      unit: "poeng",
      "baseline.1.value": "52",
    },
  };
  const { entries, contained } = accepted(evidenceIn(quality, { name: "Belastning", noStudies: "ja" }));
  expect(contained("comparator-only-1")).toMatchObject({ statistic: [{ quantity: { value: 52, unit: "poeng" } }] });
  expect(contained("comparative-1")).toMatchObject({ statistic: [{ quantity: { value: 4.1, unit: "poeng" } }] });
  expect(entries[1]?.section[1]?.text.div).toContain("Ingen studier");
  expect(entries[1]?.section[7]?.text.div).toContain("Vi fant ingen studier som målte belastning.");
  expect(contained("comparative-2")).toMatchObject({ statistic: [{ sampleSize: { numberOfStudies: 0 } }] });
});

test("whatever authors write keeps the form, and a table without outcomes is none", () => {
  const hostile = '<script>alert(1)</script> "&\u0000]]>';
  const text = JSON.stringify(evidenceIn({ name: hostile, comment: hostile, certainty: "low", certaintyWhy: hostile }));
  expect(accepted(JSON.parse(text)).entries).toHaveLength(1);
  expect(text).not.toMatch(/<div[^>]*>[^"]*<script/);
  expect(evidenceIn()).toBeUndefined();
});
