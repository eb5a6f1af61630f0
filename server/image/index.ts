export { addImageFile } from "./images.ts";
export { discardImage, keepImage } from "./keep-image.ts";
export { imageRoutes } from "./routes.ts";
