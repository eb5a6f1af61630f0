import type { SchemaItem } from "./schema-item.ts";

/** A block as the calls give it, for tests: everything that is not given is empty or off. */
export const aSchemaItem = (blockType: string, given: Partial<SchemaItem> = {}): SchemaItem => ({
  contentGuid: "5b0c6a34-7d0e-4b55-9a53-0e5f2a1c7d01",
  contentId: 1,
  type: blockType,
  title: "Tittelen",
  description: "",
  blockType,
  fieldGroup: 0,
  mandatory: false,
  deactivateComments: false,
  comments: [],
  hideWhenPublished: false,
  helpText: "",
  showHelpText: false,
  showInLeftMenu: false,
  isSecondLevelSection: false,
  hiddenByRule: false,
  width: "full",
  rev: 0,
  properties: {},
  schemaItems: [],
  ...given,
});
