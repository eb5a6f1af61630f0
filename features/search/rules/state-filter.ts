/** The exclusive state filter: all assessments, those of health trusts alone, of municipalities alone, of both together. */
export const stateFilters = ["all", "healthAuthority", "municipality", "collaboration"] as const;
export type StateFilter = (typeof stateFilters)[number];

const flagNames = {
  healthAuthority: "filterByHealthAuthority",
  municipality: "filterByMunicipality",
  collaboration: "filterByCollaboration",
} as const;
type Flag = (typeof flagNames)[keyof typeof flagNames];

/** The state filter for the flags of an address or a request. Several flags at once narrow nothing. */
export const stateFilterOf = (isOn: (flag: Flag) => boolean): StateFilter => {
  const [only = "all", ...others] = stateFilters.filter((each) => each !== "all" && isOn(flagNames[each]));
  return others.length > 0 ? "all" : only;
};

/** The flags that are on: none, or the one that the state filter means. */
export const flagsOf = (from: StateFilter): { readonly [Name in Flag]?: true } =>
  from === "all" ? {} : { [flagNames[from]]: true };
