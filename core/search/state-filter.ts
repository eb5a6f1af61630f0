/** The exclusive state filter: all assessments, those of health trusts, those of municipalities. */
export const stateFilters = ["all", "healthAuthority", "municipality"] as const;
export type StateFilter = (typeof stateFilters)[number];

type Flags = { readonly filterByHealthAuthority: boolean; readonly filterByMunicipality: boolean };

/** The state filter for the two flags of an address or a request. Both flags at once narrow nothing. */
export const stateFilterOf = (flags: Flags): StateFilter => {
  if (flags.filterByHealthAuthority === flags.filterByMunicipality) return "all";
  return flags.filterByHealthAuthority ? "healthAuthority" : "municipality";
};

export const flagsOf = (from: StateFilter): Flags => ({
  filterByHealthAuthority: from === "healthAuthority",
  filterByMunicipality: from === "municipality",
});
