export { append as appendHistory, type HistoryKind, of as historyOf } from "./store.ts";
