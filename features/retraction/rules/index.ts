export { indexOf, type Match, matchesOf } from "./match.ts";
export { isMuchShorter, isUndated, type Notice, natures } from "./notice.ts";
export { type NeededColumn, neededColumns, noticeOfRow, withDates } from "./notice-rows.ts";
export { dated, knownAt, namesOf, type Said, spaced } from "./said.ts";
export { type PaperState, paperStates } from "./state.ts";
export { type Study, studiesOfSections, studyOfEvidence, studyOfReference } from "./study.ts";
export { keysOfReference, keysOfText, type StudyKeys } from "./study-keys.ts";
