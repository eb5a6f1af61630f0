import fc from "fast-check";
import { expect, test } from "vitest";
import { isGateway, publicAddress, withPublicAddresses, withPublicLinks } from "./index.ts";

const RECIPIENT = "ola.nordmann%40example.no";
const SAFE = `https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.fhi.no%2Fartikkel&data=05%7C01%7C${RECIPIENT}%7Cabc&sdata=xyz&reserved=0`;

test.each([
  ["Outlook", SAFE, "https://www.fhi.no/artikkel"],
  [
    "Outlook in Outlook",
    `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(SAFE)}&data=1`,
    "https://www.fhi.no/artikkel",
  ],
  [
    "Outlook, with a path",
    `https://eur03.safelinks.protection.outlook.com/ap/t-59584e83/?url=https%3A%2F%2Fnhs.uk%2Fa%3Fb%3D1%26c%3D2%23d&data=${RECIPIENT}`,
    "https://nhs.uk/a?b=1&c=2#d",
  ],
  [
    "Teams",
    `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=https%3A%2F%2Fwww.nice.org.uk%2F&locale=nb-no&email=${RECIPIENT}`,
    "https://www.nice.org.uk/",
  ],
  [
    "old Outlook on the web",
    "https://outlook.office365.com/owa/redir.aspx?C=abc&URL=http%3a%2f%2fwww.fhi.no%2f",
    "http://www.fhi.no/",
  ],
  [
    "Proofpoint 2",
    `https://urldefense.proofpoint.com/v2/url?u=https-3A__www.fhi.no_om-5Foss-3Fa-3D1&d=DwMFAg&c=x&r=y&m=z&s=q&e=`,
    "https://www.fhi.no/om_oss?a=1",
  ],
  [
    "Proofpoint 3",
    "https://urldefense.com/v3/__https://www.fhi.no/side__;!!GjvTz_vk!E6HzrtWvnWiM$",
    "https://www.fhi.no/side",
  ],
  [
    "Proofpoint 3 with one character",
    "https://urldefense.com/v3/__https://a.no/x*y__;Iw!!GjvTz_vk!E6H$",
    "https://a.no/x#y",
  ],
  [
    "Proofpoint 3 with a run",
    "https://urldefense.com/v3/__https://a.no/**Bx__;w6bDuMOl!!GjvTz_vk!E6H$",
    "https://a.no/æøåx",
  ],
  ["Proofpoint 3 with one slash", "https://urldefense.com/v3/__https:/a.no/x__;!!GjvTz_vk!E6H$", "https://a.no/x"],
  [
    "Barracuda",
    "https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fwww.fhi.no%2fa&c=E,1,x&typo=1",
    "https://www.fhi.no/a",
  ],
  ["Cisco", "https://secure-web.cisco.com/1abcDEF/https%3A%2F%2Fwww.fhi.no%2Fa", "https://www.fhi.no/a"],
  [
    "Sophos",
    `https://eu-central-1.protection.sophos.com/?d=fhi.no&u=${btoa("https://www.fhi.no/a")}&i=1&t=2&h=3`,
    "https://www.fhi.no/a",
  ],
  ["Avanan", "https://url.avanan.click/v2/___https://www.fhi.no/a___.YXAzOmE6bzox", "https://www.fhi.no/a"],
  [
    "Trend Micro",
    "https://imsva91-ctp.trendmicro.com:443/wis/clicktime/v1/query?url=https%3a%2f%2fwww.fhi.no&umid=1",
    "https://www.fhi.no",
  ],
  [
    "Google",
    "https://www.google.com/url?q=https://www.helsebiblioteket.no/side&sa=D&source=editors&ust=1&usg=x",
    "https://www.helsebiblioteket.no/side",
  ],
  [
    "Norwegian Google",
    "https://www.google.no/url?sa=t&url=https%3A%2F%2Fwww.fhi.no%2F&ved=2ahUKE",
    "https://www.fhi.no/",
  ],
  [
    "Bing",
    `https://www.bing.com/ck/a?!&&p=1&u=a1${btoa("https://www.fhi.no/a").replaceAll("=", "")}&ntb=1`,
    "https://www.fhi.no/a",
  ],
  [
    "Facebook",
    "https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.fhi.no%2Fa%3Ffbclid%3DIwAR1&h=AT1",
    "https://www.fhi.no/a",
  ],
  [
    "LinkedIn",
    "https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fwww%2Efhi%2Eno&urlhash=a",
    "https://www.fhi.no",
  ],
  [
    "campaigns",
    "https://www.fhi.no/a?utm_source=nyhetsbrev&id=3&utm_medium=epost&mc_eid=abc#del",
    "https://www.fhi.no/a?id=3#del",
  ],
  ["a campaign alone", "https://www.fhi.no/a?gclid=abc", "https://www.fhi.no/a"],
  [
    "SharePoint",
    `https://hsorhf.sharepoint.com/:w:/r/sites/a/_layouts/15/Doc.aspx?sourcedoc=%7B1%7D&email=${RECIPIENT}&e=4%3Aabc`,
    "https://hsorhf.sharepoint.com/:w:/r/sites/a/_layouts/15/Doc.aspx?sourcedoc=%7B1%7D&e=4%3Aabc",
  ],
])("the link that %s wrapped leads to what was meant", (_, address, meant) => {
  expect(publicAddress(address)).toBe(meant);
  expect(publicAddress(meant)).toBe(meant);
});

test.each([
  "https://www.fhi.no/a?b=c&d=%C3%A6#e",
  "https://www.google.com/search?q=https://www.fhi.no",
  "https://example.no/redirect?url=https%3A%2F%2Fa.no",
  "https://pubmed.ncbi.nlm.nih.gov/?term=a&sort=date",
  "mailto:kari@example.no?subject=utm_source",
  "fhi.no",
  "",
  " ikke en adresse ",
])("%j stays as it is", (address) => expect(publicAddress(address)).toBe(address));

test("a gateway that hides the address keeps it, and is known; what it says of the recipient goes", () => {
  const hidden = "https://protect-eu.mimecast.com/s/abcDEF?domain=fhi.no";
  expect(publicAddress(hidden)).toBe(hidden);
  expect([hidden, "https://www.fhi.no", "tekst"].map(isGateway)).toEqual([true, false, false]);
  expect(publicAddress(`https://eur01.safelinks.protection.outlook.com/?url=&data=${RECIPIENT}`)).not.toContain(
    "nordmann",
  );
});

test("a wrapped address leads to a web page or is left: never to a script", () => {
  const to = (inside: string) => publicAddress(`https://www.google.com/url?q=${encodeURIComponent(inside)}`);
  expect(to("javascript:alert(1)")).not.toMatch(/^javascript/);
  expect(to("https://")).toMatch(/^https:\/\/www\.google/);
});

test("whatever the address, a second time changes nothing", () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      for (const address of [
        url,
        `https://www.google.com/url?q=${encodeURIComponent(url)}`,
        `https://urldefense.com/v3/__${url}__;!!a!b$`,
      ])
        expect(publicAddress(publicAddress(address))).toBe(publicAddress(address));
    }),
  );
});

test("a text and HTML keep everything but the wrapper", () => {
  expect(withPublicAddresses(`Se ${SAFE}. Og (https://a.no/?utm_source=x), 5 < 6.`)).toBe(
    "Se https://www.fhi.no/artikkel. Og (https://a.no/), 5 < 6.",
  );
  const attribute = SAFE.replaceAll("&", "&amp;");
  expect(withPublicLinks(`<p>Se <a href="${attribute}">${attribute}</a> &amp; mer</p>`)).toBe(
    '<p>Se <a href="https://www.fhi.no/artikkel">https://www.fhi.no/artikkel</a> &amp; mer</p>',
  );
});

test("an address inside many wrappers comes out whole", () => {
  let address = "https://www.fhi.no/a";
  for (let times = 0; times < 9; times++) {
    const next = `https://www.google.com/url?q=${encodeURIComponent(address)}`;
    if (next.length > 4_000) break;
    address = next;
  }
  expect(publicAddress(address)).toBe("https://www.fhi.no/a");
});

test.each([
  `https://www.google.com/url?${"a&".repeat(90_000)}`,
  `https://a${".".repeat(180_000)}x`,
  `https://www.google.com/url?${"a&".repeat(1_900)} `.repeat(45),
  `https://a${".".repeat(3_900)}x `.repeat(45),
  `${"https://a.no/?b ".repeat(11_000)}`,
])("the addresses of a long text are read in a moment: %#", (text) => {
  const from = performance.now();
  withPublicAddresses(text);
  withPublicLinks(`<p>${text}</p><p><a href="${text}">x</a></p>`);
  expect(performance.now() - from).toBeLessThan(2_000);
});
