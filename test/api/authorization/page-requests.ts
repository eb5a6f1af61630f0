import { aForm } from "../../builders/a-pdf.ts";
import { anImage } from "../../builders/an-image.ts";
import { type Asks, aNewAddress, type World } from "./world.ts";

const smallImage = await anImage({ width: 2, height: 2, format: "png" });

const onPage = (call: string, json?: (world: World) => object): Asks => ({
  [`POST /api/desk/pages/:id/${call}`]: (world) => ({
    path: `/api/desk/pages/${world.page.number}/${call}`,
    ...(json ? { json: json(world) } : {}),
  }),
});

const noFile = "/api/desk/media/999999999";

/** Requests of the desk's pages and library that can succeed; a file that is named is not there. */
export const onPages: Asks = {
  "POST /api/desk/pages": ({ page }) => ({ json: { parent: page.parent, type: "StandardPage", name: "Ny side" } }),
  ...Object.fromEntries(
    ["GET /api/desk/pages/:id", "GET /api/desk/pages/:id/links"].map((name) => [
      name,
      ({ page }: World) => ({ path: name.replace("GET ", "").replace(":id", String(page.number)) }),
    ]),
  ),
  "GET /api/desk/pages/:id/versions/:no": ({ page }) => ({ path: `/api/desk/pages/${page.number}/versions/1` }),
  ...onPage("save", () => ({ rev: 0, path: ["heading"], value: "Ny overskrift" })),
  ...onPage("undo"),
  ...onPage("block", () => ({ rev: 0, path: ["mainContent", "ingen"], to: "shared", name: "Delt" })),
  ...onPage("publish", () => ({ rev: 0, note: "" })),
  ...onPage("unpublish", () => ({ rev: 0 })),
  ...onPage("plan", () => ({ rev: 0, at: "2099-01-01T07:00:00.000Z", note: "" })),
  ...onPage("cancel-plan", () => ({ rev: 0 })),
  ...onPage("end", () => ({ rev: 0, at: null })),
  ...onPage("here", () => ({ tab: "0".repeat(32) })),
  ...onPage("review", () => ({ rev: 0, by: "2099-01-01", owner: null })),
  ...onPage("access", () => ({ rev: 0, access: "editors" })),
  ...onPage("discard", () => ({ rev: 0 })),
  ...onPage("restore", () => ({ rev: 0, no: 1 })),
  ...onPage("move", ({ page }) => ({ parent: page.parent, before: null })),
  ...onPage("copy"),
  ...onPage("trash"),
  ...onPage("untrash"),
  ...onPage("share"),
  ...onPage("end-sharing", () => ({ link: "00000000-0000-4000-8000-000000000000" })),
  "GET /api/desk/media/:id": () => ({ path: noFile }),
  "POST /api/desk/media": () => ({ body: aForm(smallImage, "bilde.png") }),
  "POST /api/desk/media/:id/replace": () => ({ path: `${noFile}/replace`, body: aForm(smallImage, "bilde.png") }),
  "POST /api/desk/media/:id/put-back": () => ({ path: `${noFile}/put-back`, json: { rev: 0, former: 1 } }),
  "POST /api/desk/media/:id/forget": () => ({ path: `${noFile}/forget`, json: { rev: 0, former: 1 } }),
  "POST /api/desk/media/:id/save": () => ({ path: `${noFile}/save`, json: { rev: 0, alt: "Ny" } }),
  "POST /api/desk/media/:id/trash": () => ({ path: `${noFile}/trash`, json: { rev: 0 } }),
  "POST /api/desk/media/:id/untrash": () => ({ path: `${noFile}/untrash` }),
  "POST /api/desk/media-folders": () => ({ json: { name: aNewAddress() } }),
  "POST /api/desk/media-folders/:id": () => ({ path: "/api/desk/media-folders/999999999", json: { name: "Ny" } }),
  "POST /api/desk/media-folders/:id/remove": () => ({ path: "/api/desk/media-folders/999999999/remove" }),
  "GET /filer/bibliotek/:guid/:name": () => ({ path: "/filer/bibliotek/00000000-0000-4000-8000-000000000000/a.png" }),
};
