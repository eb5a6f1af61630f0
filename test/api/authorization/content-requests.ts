import type { World } from "./world.ts";

const API = "/api/episerver/v3.0";

/** Requests of the content API that can succeed; the site that is named is not there. */
export const inContentApi = {
  [`GET ${API}/content`]: () => ({ path: `${API}/content?contentUrl=/` }),
  [`GET ${API}/content/:id`]: ({ startForm }: World) => ({ path: `${API}/content/${startForm}` }),
  [`GET ${API}/content/:id/children`]: ({ startForm }: World) => ({ path: `${API}/content/${startForm}/children` }),
  [`GET ${API}/content/:id/ancestors`]: ({ startForm }: World) => ({ path: `${API}/content/${startForm}/ancestors` }),
  [`GET ${API}/site`]: () => ({ path: `${API}/site` }),
  [`GET ${API}/site/:id`]: () => ({ path: `${API}/site/00000000-0000-4000-8000-000000000000` }),
};
