export { usePlainPaste } from "./use-plain-paste.ts";
