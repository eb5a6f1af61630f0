export type { Account } from "./account.ts";
export { CONTENT_ID, Frame, type FrameProps } from "./frame.tsx";
export { MENU_ID } from "./main-menu.tsx";
