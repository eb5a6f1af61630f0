import { describe, expect, test } from "vitest";
import type { ContentModel } from "../calls.ts";
import { type KnownReferences, workingModel } from "./working-model.ts";

const language = { link: "", displayName: "norsk", name: "no" };
const link = { id: 7, workId: 0, guidValue: "g", providerName: null, url: "/utkast/7/", language, expanded: null };
const FIRST = "00000000-0000-4000-8000-000000000001";
const SHARED = "00000000-0000-4000-8000-000000000002";
const NEW = "00000000-0000-4000-8000-000000000003";

const itemOf = (place: string, type: string, shown: Readonly<Record<string, unknown>>) => ({
  place,
  displayOption: "full",
  tag: null,
  contentLink: { ...link, id: 0, guidValue: place, expanded: { contentType: ["Block", type], ...shown } },
});

const article: ContentModel = {
  contentLink: link,
  name: "Veileder",
  language,
  contentType: ["Page", "StandardPage"],
  parentLink: null,
  routeSegment: "veileder",
  url: "/utkast/7/",
  changed: "2026-01-01T00:00:00.000Z",
  startPublish: "2026-01-01T00:00:00.000Z",
  breadcrumb: [],
  heading: "Gammel",
  mainBody: "<p>Gammel</p>",
  mainContent: [
    itemOf(FIRST, "LinkBlock", { heading: "Gammel", image: "/a.png", alt: "A", picture: { src: "/a.png", alt: "A" } }),
    itemOf(SHARED, "ContentBlock", { body: "<p>Delt</p>" }),
  ],
};

const known: KnownReferences = {
  addresses: { 12: "/om-oss/" },
  media: { 5: { kind: "image", src: "/filer/bilde.png", alt: "Et bilde", width: 10, height: 5, srcSet: "" } },
};
const kept = (html: string) => html;
const draw = (values: Readonly<Record<string, unknown>>) => workingModel(article, values, known, kept);

describe("a draft with values that are not saved", () => {
  test("shows the name and the texts that are written, and leaves everything else as it was", () => {
    expect(draw({ name: "Ny", heading: "Ny overskrift" })).toEqual({
      ...article,
      name: "Ny",
      heading: "Ny overskrift",
    });
    expect(draw({})).toEqual(article);
  });

  test("cleans rich texts, and shows their links and pictures as readers get them", () => {
    const shown = workingModel(
      article,
      { mainBody: '<script></script><a href="content:12">Om</a> <img src="media:5" alt="">' },
      known,
      (html) => html.replace("<script></script>", ""),
    );
    expect(shown.mainBody).toBe(
      '<a href="/om-oss/">Om</a> <img src="/filer/bilde.png" srcset="" sizes="(min-width: 48rem) 40rem, 100vw" width="10" height="5" alt="Et bilde" loading="lazy">',
    );
  });

  test("cleans the rich texts in blocks too", () => {
    const block = { id: NEW, type: "ContentBlock", width: "full", body: "<p>Farlig</p>" };
    const shown = workingModel(article, { mainContent: [block] }, known, () => "<p>Trygg</p>");
    expect(shown).toMatchObject({ mainContent: [{ contentLink: { expanded: { body: "<p>Trygg</p>" } } }] });
  });

  test("arranges blocks: a new one is there, a shared one stays as the server has it, and one that was removed is gone", () => {
    const shown = draw({
      mainContent: [
        { id: SHARED, type: "ContentBlock", width: "half", ref: 90 },
        { id: NEW, type: "FaqQuestionBlock", width: "full", question: "Hvorfor?", answer: "<p>Derfor.</p>" },
      ],
    });
    expect(shown.mainContent).toMatchObject([
      { place: SHARED, displayOption: "half", contentLink: { expanded: { body: "<p>Delt</p>" } } },
      {
        place: NEW,
        displayOption: "full",
        contentLink: { guidValue: NEW, expanded: { contentType: ["Block", "FaqQuestionBlock"], question: "Hvorfor?" } },
      },
    ]);
  });

  test("names the picture of a link box as the server does", () => {
    const box = { id: FIRST, type: "LinkBlock", width: "full", heading: "Ny", image: { src: "media:5", alt: "" } };
    expect(draw({ mainContent: [box] }).mainContent).toMatchObject([
      {
        contentLink: {
          expanded: { heading: "Ny", image: "/filer/bilde.png", alt: "Et bilde", picture: { width: 10 } },
        },
      },
    ]);
  });

  test("leaves out the address of a page that nobody knows, and one that would run a script", () => {
    const box = (url: string) => ({ id: FIRST, type: "LinkBlock", width: "full", heading: "", url });
    const shown = (url: string) => draw({ mainContent: [box(url)] }).mainContent;
    for (const url of ["content:99", "javascript:alert(1)"])
      expect(shown(url)).toMatchObject([{ contentLink: { expanded: { url: "" } } }]);
  });

  test("a value that the property cannot hold changes nothing, nor does a property that there is not", () => {
    expect(draw({ heading: 5, mainContent: "x", contentType: ["Page", "StartPage"], isEditor: true })).toEqual(article);
  });

  test("the articles of a list and the names of terms stay as the server found them", () => {
    const start: ContentModel = {
      ...article,
      contentType: ["Page", "StartPage"],
      articleList: { heading: "Gammel", items: [{ name: "En" }] },
    };
    const list = { heading: "Ny", parent: "content:12", limit: 3 };
    expect(workingModel(start, { articleList: list }, known, kept)).toMatchObject({
      articleList: { heading: "Ny", items: [{ name: "En" }] },
    });
    expect(workingModel({ ...start, articleList: null }, { articleList: list }, known, kept)).toMatchObject({
      articleList: { heading: "Ny", items: [] },
    });
    const notification: ContentModel = {
      ...article,
      contentType: ["Page", "MethodNotificationPage"],
      topics: [{ text: "Kreft", link: "/sok/?Topic=1" }],
    };
    expect(workingModel(notification, { topics: ["kreft"] }, known, kept)).toEqual(notification);
  });

  test("a shared block that is edited by itself has its own properties", () => {
    const block: ContentModel = { ...article, contentType: ["Block", "LinkBlock"], heading: "Gammel", url: "/x/" };
    const shown = workingModel(block, { heading: "Ny", image: null }, known, kept);
    expect(shown).toMatchObject({ heading: "Ny", image: "", alt: "", picture: null, url: "/x/" });
  });
});
