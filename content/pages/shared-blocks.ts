import type { SeedPage } from "./seed-page.ts";

/** What holds a site's shared blocks: each site has one. */
export const sharedBlocks: SeedPage = {
  type: "SharedBlockFolder",
  name: "Delte blokker",
  urlSegment: "delte-blokker-paa-nettstedet",
  parent: "/",
  properties: {},
};
