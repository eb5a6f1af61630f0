export type { Account } from "./account.ts";
export { CONTENT_ID, Frame, type FrameProps } from "./frame.tsx";
