import { describe, expect, test } from "vitest";
import { signedInAs } from "../../builders/signed-in.ts";
import { serverForFile } from "../../server-for-file.ts";
import { specificationClient } from "./client.ts";
import { anInitiator, aVisitor } from "./stand.ts";

// What visitors' pages call: the second specification, section 7.

const { server } = await serverForFile({ seed: "demo" });
const visitor = aVisitor(server);
const all = await visitor.search("methodassessment", { q: "", page: 1, pageSize: 20, sort: "published" });

describe("search", () => {
  const group = (key: string) =>
    all.body.searchFilter.find(({ filterKey }: { filterKey: string }) => filterKey === key);
  const ids = async (body: Parameters<typeof visitor.search>[1], route = "methodassessment") => {
    const answer = await visitor.search(route, { q: "", page: 1, pageSize: 100, sort: "published", ...body });
    expect([body, answer.status]).toEqual([body, 200]);
    return answer.body.searchResult.map(({ pageId }: { pageId: number }) => pageId);
  };

  test("numbers, lists and truth values may stand as text", async () => {
    const [first, second] = group("Topic").filterItems.map(({ filterId }: { filterId: string }) => filterId);
    const years = group("Published").filterItems.map(({ filterId }: { filterId: string }) => filterId);
    const both = await ids({ filter: { filterTopic: [first, second] } });
    expect(both.length).toBeGreaterThan(0);
    const same = [
      { filter: { filterTopic: `${first},${second}` } },
      { filter: { Topic: [Number(first), Number(second)] } },
      { filter: { filterTopic: [`${first}`, `${second}`] }, page: "1", pageSize: "100" },
      { filter: { filterTopic: `${first}, ${second}` }, filterByHealthAuthority: "false", filterByMunicipality: "" },
    ];
    for (const body of same) expect(await ids(body)).toEqual(both);
    const ofYear = await ids({ published: [Number(years[0])] });
    expect(ofYear.length).toBeGreaterThan(0);
    expect(await ids({ published: `${years[0]}` })).toEqual(ofYear);
    expect(await ids({ published: [`${years[0]}`] })).toEqual(ofYear);
    const trusts = await ids({ filterByHealthAuthority: true });
    expect(await ids({ filterByHealthAuthority: "true" })).toEqual(trusts);
    expect(await ids({ filterByHealthAuthority: "True", filterByMunicipality: "false" })).toEqual(trusts);
    expect(trusts).not.toEqual(await ids({}));
  });

  test("sub-items are chosen by a list or by a map, and both mean the same", async () => {
    const subItems = group("Organization").filterItems.flatMap(
      ({ filterId, subItems: below }: { filterId: string; subItems: { filterId: string }[] }) =>
        below.map((item) => ({ parent: filterId, id: item.filterId })),
    );
    const [one] = subItems;
    const narrowed = await ids({ subFilter: [one.id] });
    expect(narrowed.length).toBeGreaterThan(0);
    expect(narrowed).not.toEqual(await ids({}));
    const same = [
      ...[{ filterOrganization: [one.id] }, { Organization: [one.id] }, { filterSubFilter: [one.id] }],
      ...[{ SubFilter: one.id }, { [one.parent]: [one.id] }, { filterOrganization: `${one.id}` }],
    ];
    for (const subFilter of same) expect(await ids({ subFilter })).toEqual(narrowed);
    expect(await ids({ subFilter: `${one.id}` })).toEqual(narrowed);
    expect(await ids({ subFilter: {} })).toEqual(await ids({}));
    expect(await ids({ filter: { filterSubFilter: [one.id] } })).toEqual(narrowed);
  });

  test("of the widget: four keys, page 0, with and without a slash at the end", async () => {
    for (const route of ["methodassessment", "methodassessment/", "methodnotifications", "methodnotifications/"]) {
      const { body, status } = await visitor.search(route, { q: "", page: 0, pageSize: 3, sort: "published" });
      expect([route, status, body.searchResult.length]).toEqual([route, 200, 3]);
    }
  });

  test("what cannot be read is refused, and not taken for something else", async () => {
    const wrong = [{ page: "en" }, { pageSize: "1.5" }, { filterByMunicipality: "kanskje" }, { subFilter: 1.5 }];
    for (const body of wrong)
      expect([body, (await visitor.search("methodassessment", { q: "", ...body })).status]).toEqual([body, 400]);
  });
});

describe("reading", () => {
  test("an assessment with a tab for reviews has an item of kind peerreviewsection there, also without a review", async () => {
    const { body } = await visitor.search("methodassessment", { q: "", page: 1, pageSize: 100, sort: "published" });
    let seen = 0;
    for (const { pageId } of body.searchResult) {
      const read = (await visitor.GetAssessment(pageId)).body;
      const tab = read.schema.fieldGroups.findIndex(({ text }: { text: string }) =>
        text.startsWith("Fagfellevurdering"),
      );
      if (tab < 0) continue;
      const items = read.schema.schemaItems.filter(({ blockType }: { blockType: string }) =>
        /^peerreviewsection$/i.test(blockType),
      );
      expect([read.heading, items.length]).toEqual([read.heading, 1]);
      expect(items[0]).toMatchObject({ fieldGroup: tab, hideWhenPublished: false, title: expect.any(String) });
      seen += 1;
      for (const review of read.schema.peerreviews) expect(review.schemaItems.length).toBeGreaterThan(0);
    }
    expect(seen).toBeGreaterThan(0);
  });
});

describe("tips", () => {
  const tip = async (more: object = {}) => ({
    ...{ name: "Kari Eksempel", methodDescription: "Hjemmedialyse", senderEmail: "kari@eksempel.no", link: "" },
    ...{ employer: "", recipient: "", copyToSender: false, recaptchaToken: await visitor.recaptchaToken(), ...more },
  });

  test("a truthy answer is success, and nothing else is", async () => {
    const taken = await visitor.sendTips(await tip());
    expect([taken.ok, Boolean(taken.body)]).toEqual([true, true]);
    const refusals = [await tip({ name: "" }), await tip({ senderEmail: "x" }), await tip({ recaptchaToken: "" })];
    for (const refused of refusals) {
      const answer = await visitor.sendTips(refused);
      expect([answer.ok, answer.body]).toEqual([false, false]);
    }
  });
});

describe("session", () => {
  test("a signed-in person is signed out, with an address to go to", async () => {
    const client = specificationClient(await signedInAs(server, "redaktor"));
    const out = await client.logout();
    expect([out.ok, out.body]).toMatchObject([true, { logoutUrl: expect.any(String) }]);
  });
});

describe("content", () => {
  test("pages come by their address, whole", async () => {
    for (const url of ["/", `${server.url}/`, "/sok/"]) {
      const { body, status } = await visitor.content(url);
      expect([url, status]).toEqual([url, 200]);
      expect(body).toMatchObject([
        { name: expect.any(String), contentType: expect.any(Array), url: expect.any(String) },
      ]);
    }
    expect((await visitor.content("/finnes-ikke/")).status).toBe(404);
  });

  test("the start form's page gives what starting needs", async () => {
    const { number, details } = await anInitiator(server, "3");
    expect(await details()).toMatchObject({ contentLink: { id: number }, assessmentStatus: 1, isPublished: false });
  });
});
