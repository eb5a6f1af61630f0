import type { SeedPage } from "./seed-page.ts";

/** The folder of a site's shared blocks. Each site has one. */
export const sharedBlocks: SeedPage = {
  type: "SharedBlockFolder",
  name: "Delte blokker",
  urlSegment: "delte-blokker-paa-nettstedet",
  parent: "/",
  properties: {},
};
