export type { BlockFieldProps, BlockUi } from "./block-ui.ts";
export { blocks } from "./registry.ts";
