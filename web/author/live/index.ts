export { HereAnnouncer, HereContext, WhoIsHere, WhoIsInField } from "./here.tsx";
export { useLive } from "./use-live.ts";
export { useSayHere } from "./use-say-here.ts";
