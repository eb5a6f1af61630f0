export type { BlockProps } from "./block-ui.ts";
