/** Tells the other tabs of this browser that a page was saved: one that shows it in edit mode shows it again. */
const CHANNEL = "minimetode-innhold";

type SavedPage = { readonly page: number; readonly rev: number };

export function tellPageSaved(saved: SavedPage): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(saved);
  channel.close();
}

/** Calls back with each page that another tab has saved. Returns how to stop. */
export function onPageSaved(hear: (saved: SavedPage) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }: MessageEvent<SavedPage>) => hear(data));
  return () => channel.close();
}
