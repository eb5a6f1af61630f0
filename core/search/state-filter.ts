/** The exclusive state filter: all assessments, those of health trusts alone, of municipalities alone, of both together. */
export const stateFilters = ["all", "healthAuthority", "municipality", "collaboration"] as const;
export type StateFilter = (typeof stateFilters)[number];

const flagNames = {
  healthAuthority: "filterByHealthAuthority",
  municipality: "filterByMunicipality",
  collaboration: "filterByCollaboration",
} as const;
type Flags = Readonly<Record<(typeof flagNames)[keyof typeof flagNames], boolean>>;

/** The state filter for the flags of an address or a request. Several flags at once narrow nothing. */
export const stateFilterOf = (flags: Flags): StateFilter => {
  const [only, ...others] = stateFilters.filter((each) => each !== "all" && flags[flagNames[each]]);
  return others.length > 0 ? "all" : (only ?? "all");
};

export const flagsOf = (from: StateFilter): Flags => ({
  filterByHealthAuthority: from === "healthAuthority",
  filterByMunicipality: from === "municipality",
  filterByCollaboration: from === "collaboration",
});
