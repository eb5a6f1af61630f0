import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quotableName } from "../../../platform/pure/mail/index.ts";
import { checkIntro, type IntroInput, type IntroOptions, isEmail } from "./index.ts";
import { checkName } from "./person.ts";

const options: IntroOptions = {
  organizationOptions: [
    { value: "sor-ost", text: "Helse Sør-Øst", subItems: [{ value: "ahus", text: "Akershus universitetssykehus" }] },
    { value: "andre", text: "Andre sykehus", subItems: [] },
  ],
  municipalityOptions: [{ value: "03", text: "Oslo", subItems: [{ value: "0301", text: "Oslo" }] }],
};
const filled = {
  title: "Robotassistert gangtrening",
  name: "Kari Eksempel",
  email: "kari@example.no",
  assessmentType: "1",
  organizationId: "ahus",
} as const satisfies IntroInput;
const kinds = (input: IntroInput) => checkIntro(input, options).map((refusal) => refusal.kind);

describe("the intro form", () => {
  it("lets a filled form of each type through", () => {
    expect(kinds(filled)).toEqual([]);
    expect(kinds({ ...filled, assessmentType: "2", organizationId: "0301" })).toEqual([]);
    expect(kinds({ ...filled, assessmentType: "3", actor: "county", organizationId: "0301" })).toEqual([]);
    expect(kinds({ ...filled, assessmentType: "3", actor: "organization" })).toEqual([]);
  });

  it("asks for everything in an empty form, e-mail before organisation", () => {
    expect(kinds({ title: " ", name: "", email: "", assessmentType: "1" })).toEqual([
      "Mandatory",
      "Mandatory",
      "EmailRequired",
      "HealthAuthorityRequired",
    ]);
  });

  it("asks for what each type needs", () => {
    const none = { ...filled, organizationId: undefined };
    expect(kinds({ ...none, assessmentType: "1" })).toEqual(["HealthAuthorityRequired"]);
    expect(kinds({ ...none, assessmentType: "2" })).toEqual(["MunicipalityRequired"]);
    expect(kinds({ ...none, assessmentType: "3" })).toEqual(["ActorRequired"]);
    expect(kinds({ ...none, assessmentType: "3", actor: "somebody" })).toEqual(["ActorRequired"]);
    expect(kinds({ ...none, assessmentType: "3", actor: "county" })).toEqual(["MunicipalityRequired"]);
    expect(kinds({ ...none, assessmentType: "3", actor: "organization" })).toEqual(["OrganizationRequired"]);
  });

  it("takes no county for a municipality, no region for a trust, and an item without sub-items as itself", () => {
    expect(kinds({ ...filled, assessmentType: "2", organizationId: "03" })).toEqual(["MunicipalityRequired"]);
    expect(kinds({ ...filled, organizationId: "sor-ost" })).toEqual(["HealthAuthorityRequired"]);
    expect(kinds({ ...filled, organizationId: "andre" })).toEqual([]);
  });

  it("takes nothing that is not on the list", () => {
    const anyValue = fc.string().filter((value) => !["ahus", "andre"].includes(value));
    fc.assert(
      fc.property(anyValue, (organizationId) => {
        expect(kinds({ ...filled, organizationId })).toEqual(["HealthAuthorityRequired"]);
      }),
    );
  });

  it("names each broken rule once, whatever is written", () => {
    const anyInput = fc.record({
      title: fc.string(),
      name: fc.string(),
      email: fc.oneof(fc.string(), fc.emailAddress()),
      assessmentType: fc.constantFrom("1", "2", "3"),
      actor: fc.constantFrom("organization", "county", "", null, undefined),
      organizationId: fc.constantFrom("ahus", "0301", "", undefined),
    });
    fc.assert(
      fc.property(anyInput, (input) => {
        const paths = checkIntro(input, options).map((refusal) => refusal.path);
        expect(new Set(paths).size).toBe(paths.length);
        expect(paths.includes("email")).toBe(!isEmail(input.email));
        expect(paths.includes("title")).toBe(input.title.trim() === "" || /\p{Bidi_Control}/u.test(input.title));
      }),
    );
  });
});

it.each(["\u202eon.d\u202c", "Robot\u200f", "\u2067x"])(
  "a title that turns the direction of writing is refused: %j",
  (title) => {
    expect(kinds({ ...filled, title })).toEqual(["TitleTurned"]);
  },
);

describe("an e-mail address", () => {
  it.each([
    "kari@example.no",
    "k.n+mini@sub.helse-vest.no",
    "post@blåbær.no",
    " kari@example.no ",
    "Kari Hansen <kari@example.no>",
    "kari@example.no <mailto:kari@example.no>",
    "mailto:kari@example.no?subject=Svar",
    "kari@example.no;",
    "\u200bkari@example.no",
    "o'hara@example.no",
  ])("takes %s", (text) => {
    expect(isEmail(text)).toBe(true);
  });
  it.each([
    "",
    "kari",
    "kari@",
    "@example.no",
    "kari@example",
    "kari@example.n",
    "kari@example.n0",
    "kari@example.123",
    "kari @example.no",
    "kari@exa mple.no",
    "kari@@example.no",
    "kari@example..no",
    "kari@-example.no",
    "kari@example.no\nBcc: a@b.no",
    "a@b.no, c@d.no",
    "=?utf-8?q?Bcc=3A?=@example.no",
    ".v@example.no",
    "v.@example.no",
    "v..v@example.no",
    "kari@example-.no",
    "kari@example.no/x",
    "kari@example.no:25",
    "kari@[127.0.0.1]",
    `${"a".repeat(300)}@example.no`,
    `${"a".repeat(65)}@example.no`,
    `a@${"a.".repeat(130)}no`,
  ])("does not take %j", (text) => {
    expect(isEmail(text)).toBe(false);
  });
  it("answers quickly for the longest hostile text", () => {
    expect(isEmail(`a@${"a".repeat(5000)}`)).toBe(false);
  });
});

describe("a name", () => {
  const broken = (name: string) => kinds({ ...filled, name });
  it.each([
    "Kari Eksempel",
    "Kari A. Nordmann-Åsen",
    "Dr.Hansen",
    "K.Olsen",
    "Øyvind O'Hara, overlege",
    "李 小龍",
    "n".repeat(100),
  ])("may be %s", (name) => expect(broken(name)).toEqual([]));
  it.each([
    ["n".repeat(101), "TooLong"],
    ["\u202eon.d", "NameOnly"],
    ["Viktig: ring oss i dag", "NameOnly"],
    ["Logg inn på ond.no nå", "NameOnly"],
    ["www.ond", "NameOnly"],
    ["kari@ond.no", "NameOnly"],
    ["//ond", "NameOnly"],
    ["Kari\nDu har vunnet", "NameOnly"],
    [" ", "Mandatory"],
    ["\u2060\u200b", "Mandatory"],
    ["–", "Mandatory"],
  ])("is not %j: %s", (name, kind) => expect(broken(name)).toEqual([kind]));
});

it("a name that is taken can stand in a mail: it does not read as an address there", () => {
  const part = fc.constantFrom("Ond", "ond", "no", "NO", "No", ".", "@", " ", "www", "://", "K", "\u202e", "5", "-");
  const names = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.oneof(names, fc.string()), (name) => {
      fc.pre(checkName(name, "NameRequired").length === 0);
      expect(quotableName(name)).not.toBeNull();
    }),
  );
});
