export { cellText, columnLabel } from "./column-words.ts";
export { HistoryButton } from "./history-button.tsx";
export { useHistory } from "./history-context.tsx";
export { HistoryProvider } from "./history-provider.tsx";
export { RestoredNote } from "./restored-note.tsx";
