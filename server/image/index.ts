export { addImageFile } from "./images.ts";
export { keepImage } from "./keep-image.ts";
export { imageRoutes } from "./routes.ts";
