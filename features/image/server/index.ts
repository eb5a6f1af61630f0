export { addImageFile } from "./images.ts";
export { discardImage, type KeptImage, keepImage } from "./keep-image.ts";
export { imageTypeOf } from "./reencode.ts";
