import fc from "fast-check";
import { expect, test } from "vitest";
import { carriesAddress, composeMail, type MailPart, quotableName, quotableTitle, titleInSubject } from "./index.ts";

const frame = { language: "nb", sender: "Portalen", greeting: "Hei Ola", signature: ["Hilsen Portalen", "Ikke svar."] };
const parts: readonly MailPart[] = [
  { kind: "text", text: "Noen inviterer deg." },
  { kind: "quote", from: "Kari skriver:", text: "Hei igjen\nVi trenger deg" },
  { kind: "button", label: "Åpne", url: "https://eksempel.no/?a=1&b=2#k=x" },
  { kind: "small", text: "Be om en ny:", url: "https://eksempel.no/ny" },
];

test("both forms say the same, with one button and somebody's own words marked in each line", () => {
  const { text, html } = composeMail("Invitasjon", frame, parts);
  expect(text).toBe(
    "Hei Ola\n\nNoen inviterer deg.\n\nKari skriver:\n\n> Hei igjen\n> Vi trenger deg\n\nÅpne:\n\nhttps://eksempel.no/?a=1&b=2#k=x\n\nBe om en ny:\nhttps://eksempel.no/ny\n\nHilsen Portalen\nIkke svar.\n",
  );
  expect(html).toContain("<blockquote");
  expect(html).toContain('href="https://eksempel.no/?a=1&amp;b=2#k=x"');
  expect(html.match(/border-radius/g)).toHaveLength(1);
});

test("whatever people write stays text", () => {
  const written = fc.oneof(
    fc.string(),
    fc.constantFrom("<script>alert(1)</script>", '"><img src=x>', "</blockquote><a href=x>"),
  );
  fc.assert(
    fc.property(written, written, written, (subject, name, text) => {
      const { html } = composeMail(subject, { ...frame, greeting: name }, [
        { kind: "text", text },
        { kind: "quote", from: name, text },
      ]);
      const plain = composeMail("", { ...frame, greeting: "x" }, [
        { kind: "text", text: "" },
        { kind: "quote", from: "", text: "" },
      ]).html;
      const tags = (page: string) => (page.match(/<\/?[a-z]+/g) ?? []).filter((tag) => tag !== "<br");
      expect(tags(html)).toEqual(tags(plain));
    }),
  );
});

test("a mail quotes titles and names on one line, and never one that reads as an address", () => {
  expect(quotableTitle("Pasientnær\r\n  måling av CRP")).toBe("Pasientnær måling av CRP");
  expect(quotableTitle("x".repeat(400))).toHaveLength(150);
  for (const bait of ["Se https://ond.no", "Vinn på www.ond.no!", "ond.no/gratis", "skriv til a@ond.no", "  "])
    expect(quotableTitle(bait)).toBeNull();
  for (const bait of ["Se ond.no, nå", "Vinn på OND.NO!", "Les (ond.no) først", "ond.no?x=1", "ond.no: gratis"]) {
    expect(quotableTitle(bait)).toBeNull();
    expect(quotableName(bait)).toBeNull();
  }
  expect(quotableTitle("Tiltak (f.eks. trening), bl.a. hos eldre, m.m.")).not.toBeNull();
  expect(titleInSubject("x".repeat(400))).toHaveLength(60);
  expect(titleInSubject("Se www.ond.no")).toBeNull();
  expect(quotableName("Kari Eksempel")).toBe("Kari Eksempel");
  expect(quotableTitle("Bruk av kateter, jf. retningslinje 2.1 (voksne)")).not.toBeNull();
  for (const [written, quoted] of [
    ["K.Hansen", "K. Hansen"],
    ["Dr.K.Å.Hansen", "Dr.K.Å. Hansen"],
  ] as const)
    expect(quotableName(written)).toBe(quoted);
  for (const bait of ["Vinn på Ond.NO", "Les mer: x.no"]) expect(quotableName(bait)).toBeNull();
});

test("no name in a mail reads as an address, whoever chose it", () => {
  const part = fc.constantFrom("Ond", "ond", "no", "NO", "No", ".", "@", " ", "www", "://", "K", "\u202e", "5", "-");
  const names = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.oneof(names, fc.string()), (name) => {
      const quoted = quotableName(name);
      if (quoted !== null) expect(carriesAddress(quoted)).toBe(false);
    }),
  );
});
