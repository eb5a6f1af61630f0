/** How a choice is made: docs/spec/blocks.md, Select. */
export const selectTypes = ["dropdownlist", "radiobuttons", "checkboxes", "multiselect", "multilevel"] as const;
