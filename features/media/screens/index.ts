export { Thumbnail } from "./media-list.tsx";
export { MediaPicker } from "./media-picker.tsx";
export { mediaFileQuery } from "./media-queries.ts";
export { MediaScreen } from "./media-screen.tsx";
