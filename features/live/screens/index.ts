export { HereAnnouncer, HereContext, WhoIsHere, WhoIsIn, WhoIsInField, WhoIsWhere } from "./here.tsx";
export { createMarks, type Marks, MarksContext } from "./marks.ts";
export { MarksSwitch } from "./marks-switch.tsx";
export { useLive } from "./use-live.ts";
export { useSayHere } from "./use-say-here.ts";
