import { aNewAddress } from "./world.ts";

/** Requests that can succeed of calls about accounts and the search, most of them the desk's; what is named in an address is not there. */
export const deskRequests = {
  "POST /api/desk/accounts/:id/role": () => ({
    path: "/api/desk/accounts/00000000-0000-4000-8000-000000000000/role",
    json: { site: 1, role: "editor", seen: "provider" },
  }),
  "GET /api/search/similar": () => ({ path: "/api/search/similar?title=hjemmedialyse" }),
  "POST /api/desk/search/synonyms": () => ({ json: { words: `mr, ${aNewAddress()}` } }),
  "POST /api/desk/search/synonyms/list": () => ({ json: { list: "tia > drypp" } }),
  "POST /api/desk/search/promotions": () => ({ json: { words: "tia", address: "/finnes-ikke/" } }),
  "POST /api/desk/search/promotions/:id/remove": () => ({ path: "/api/desk/search/promotions/999999999/remove" }),
  "POST /api/desk/search/synonyms/:id/remove": () => ({ path: "/api/desk/search/synonyms/999999999/remove" }),
};
