import { Fhir } from "fhir/fhir.js";
import { expect, test } from "vitest";
import { aDocument, hostileParts } from "../../../test/builders/a-document.ts";
import { acceptedForm, fhirOf } from "./index.ts";

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
const about = { cited, guid: "3f0c9a52-7d0a-4d8e-9a45-0c1f6f9d2b11", published: "2026-03-01T12:00:00.000Z" };

test("an edition is a FHIR document that the published structure of R4 accepts, whatever it says", () => {
  const bundle = fhirOf(aDocument(hostileParts), about);
  const { valid, messages } = new Fhir().validate(JSON.stringify(bundle));
  expect({ valid, messages }).toEqual({ valid: true, messages: [] });
  const resource = bundle.entry[0]?.resource;
  expect(resource?.section.map(({ title }) => title)).toEqual(["Første del"]);
  expect(resource?.section[0]?.text.div).not.toContain("<script");
  const broken = { ...bundle, entry: [{ ...bundle.entry[0], resource: { ...resource, status: "kanskje" } }] };
  expect(new Fhir().validate(JSON.stringify(broken)).valid).toBe(false);
});

test.each([
  ["", "json"],
  ["text/html,*/*", "json"],
  ["application/ld+json;q=0.9, application/json", "jsonld"],
  ["application/fhir+json", "fhir"],
  ["Application/X-Bibtex", "bibtex"],
])("who accepts %j gets %s", (accept, form) => expect(acceptedForm(accept)).toBe(form));
