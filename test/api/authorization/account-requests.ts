/** Requests about accounts; the account that is named is not there. */
export const aboutAccounts = {
  "POST /api/desk/accounts/:id/role": () => ({
    path: "/api/desk/accounts/00000000-0000-4000-8000-000000000000/role",
    json: { site: 1, role: "editor", seen: "provider" },
  }),
};
